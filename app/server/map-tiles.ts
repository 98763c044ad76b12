import type { Env } from '../context'

/** Where a map's pictures come from, and whom it names for them. */
export type MapTiles = {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  credits: { name: string; href: string | undefined }[]
}

/** Https alone, except on the own machine, and no host that a policy would read otherwise. */
const address = /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?\/[^\s;,'"]*$/

/**
 * The tiles of maps; null where they are not set, or not as they must be. `MAP_CREDITS` names their
 * makers, each with the address of their terms behind it.
 */
export function readTiles({
  MAP_TILES: url = '',
  MAP_CREDITS = '',
}: Pick<Env, 'MAP_TILES' | 'MAP_CREDITS'>): MapTiles | null {
  if (!address.test(url) || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return null
  const credits = [...MAP_CREDITS.matchAll(/(\S.*?)(?:\s+(https:\/\/\S+)|$)/g)]
  return { url, credits: credits.map(([, name = '', href]) => ({ name, href })) }
}

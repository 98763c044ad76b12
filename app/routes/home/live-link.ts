/** Returns whether the site has a page at a path. */
export type HasPage = (path: string) => boolean

/**
 * A configured link, unless it names a page that this version of the site does not have: it would
 * only lead to Home.
 */
export function liveLink(link: string | null, hasPage: HasPage): string | null {
  return link?.startsWith('/') && !hasPage(link) ? null : link
}

import { existsSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '../app/routes'
import { bookingSamples } from './route-samples/booking.ts'
import { contentSamples } from './route-samples/content.ts'
import { customerSamples } from './route-samples/customer.ts'
import type { Sample, Samples } from './route-samples/sample.ts'

export type { Sample } from './route-samples/sample.ts'

/** Every route of app/routes.ts and the addresses under which the matrices look at it. */
const samples: Samples = { ...bookingSamples, ...customerSamples, ...contentSamples }

/** A route as the matrices know it: `isPage` when it draws HTML, false when it only sends data. */
export type Route = { path: string; isPage: boolean; samples: readonly Sample[] }

/** Every route with its samples. Throws with what to do when one is missing in the table. */
export function allRoutes(): Route[] {
  const entries = flat(routes)
  const open = entries.filter(({ path }) => !(path in samples)).map(({ path }) => path)
  if (open.length > 0)
    throw new Error(
      `app/routes.ts has ${open.join(', ')}: say in tests/route-samples/ under which addresses the matrices look at them`,
    )
  return entries.map(({ path, file }) => ({
    path,
    isPage: drawsHtml(file),
    samples: samples[path]!,
  }))
}

/** Routes with their whole paths; a layout's own entry is none. */
function flat(entries: readonly RouteConfigEntry[], below = ''): { path: string; file: string }[] {
  return entries.flatMap((entry) => {
    const path = [below, entry.path].filter(Boolean).join('/')
    const own = entry.path === undefined && !entry.index ? [] : [{ path, file: entry.file }]
    return [...own, ...flat(entry.children ?? [], path)]
  })
}

function drawsHtml(file: string): boolean {
  const source = `app/${file}`
  if (!existsSync(source)) throw new Error(`app/routes.ts names ${file}, which is not there`)
  return /^export (\{[^}]*\bdefault\b|default)/m.test(readFileSync(source, 'utf8'))
}

/**
 * The addresses of all samples with all backends up, by their paths in the table. Throws where a
 * page has no such link.
 */
export async function addresses(
  url: string,
  cookie: string,
  tomorrow: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const fixed = new Set(Object.values(samples).flatMap((list) => list.map(({ path }) => path)))
  for (const { path, from } of Object.values(samples).flat()) {
    if (!from) {
      found.set(path, path.replace('{tomorrow}', tomorrow))
      continue
    }
    const html = await (
      await fetch(url + (found.get(from) ?? from), { headers: { cookie, accept: 'text/html' } })
    ).text()
    const pattern = new RegExp(
      `^${path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace('{any}', '[^/?#]+')}$`,
    )
    const link = [...html.matchAll(/href="([^"]+)"/g)]
      .map((match) => match[1]!.replaceAll('&amp;', '&'))
      .find((href) => pattern.test(href) && !fixed.has(href))
    if (!link) throw new Error(`${from} has no link like ${path}: mend tests/route-samples/`)
    found.set(path, link)
  }
  return found
}

/** The headings and named sections of a page's main part, as a visitor reads them. */
export function landmarksOf(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const headings = [
    ...main.matchAll(/<(h[1-6]|legend|summary|caption)\b[^>]*>([\s\S]*?)<\/\1>/g),
  ].map((match) => textOf(match[2]!))
  const sections = [
    ...main.matchAll(/<(?:section|nav|form|aside|ul|ol|div)\b[^>]*\baria-label="([^"]*)"/g),
  ].map((match) => textOf(match[1]!))
  return [...new Set([...headings, ...sections].filter(Boolean))]
}

/** Text without marks, with plain spaces. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

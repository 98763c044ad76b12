import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '../../app/routes'

/** The names of the documents that each page asks, by its path; `*` for those of every page. */
export function documentsOfPages(): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>()
  const ofAll = documentsOf('app/root.tsx')
  walk(routes, '/', ofAll)
  pages.set('*', ofAll)
  return pages

  function walk(entries: RouteConfigEntry[], above: string, known: Set<string>): void {
    for (const { path = '', file, children = [] } of entries) {
      const page = join(above, path)
      const own = [...documentsOf(join('app', file))].filter((name) => !known.has(name))
      if (children.length > 0) {
        // A layout stands around each of its pages.
        for (const child of children) walk([child], page, known)
        for (const child of children)
          for (const name of own) pages.get(join(page, child.path ?? ''))?.add(name)
      } else pages.set(page, new Set([...(pages.get(page) ?? []), ...own]))
    }
  }
}

/** The documents that a module and what it imports name. */
function documentsOf(start: string): Set<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  const rest = [start]
  for (let file = rest.pop(); file; file = rest.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    // A page sends nothing of a module whose types it uses.
    const text = readFileSync(file, 'utf8').replaceAll(/^import type [^']*'[^']*'$/gm, '')
    for (const [, name] of text.matchAll(/\b([A-Z]\w+)Document\b/g)) found.add(name ?? '')
    for (const [, from] of text.matchAll(/(?:from|import\()\s*'((?:~|\.{1,2})\/[^']+)'/g)) {
      const path = from?.startsWith('~')
        ? from.replace('~', 'app')
        : join(dirname(file), from ?? '')
      const module = ['.ts', '.tsx'].map((end) => path + end).find((one) => existsSync(one))
      if (module?.startsWith('app/')) rest.push(module)
    }
  }
  return found
}

import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

/** Most JavaScript a page may load at first view: kB (1000 bytes), brotli. */
const budgets = { '/': 92, '/booking': 108 }

/** Most kB of the service worker. */
const workerBudget = 2.3

/** The folder of each language's build; the files of all languages are served from the first. */
const folders = { vi: 'build', en: 'dist/en' }

type Part = { module: string; imports?: string[] }
type Route = Part & { id: string; parentId?: string; path?: string; index?: boolean }
type Manifest = { entry: Part; routes: Record<string, Route> }

/** Prints the JavaScript of each budget; returns whether all are kept. */
export function checkBudgets(): boolean {
  const ofPages = Object.entries(folders).flatMap(([language, folder]) => {
    const manifest = readManifest(folder)
    return Object.entries(budgets).map(([path, budget]) =>
      isWithin(`JavaScript of ${path} (${language})`, filesOf(manifest, path), budget),
    )
  })
  return [...ofPages, isWithin('Service worker', ['/sw.js'], workerBudget)].every(Boolean)
}

function isWithin(what: string, files: readonly string[], budget: number): boolean {
  const kilobytes = files.reduce((sum, file) => sum + brotliSize(file), 0) / 1000
  const fits = kilobytes <= budget
  console.log(`${fits ? '✓' : '✗'} ${what}: ${kilobytes.toFixed(1)} kB brotli, budget ${budget} kB`)
  return fits
}

/** Every script that a page loads before anything is clicked: the entry, and the page's own route with its parents. */
export function filesOf(manifest: Manifest, path: string): string[] {
  const wanted = Object.values(manifest.routes).filter(
    (route) => fullPath(manifest, route) === path,
  )
  if (wanted.length === 0) throw new Error(`no route answers ${path}`)
  const lineage = wanted.flatMap((route) => withParents(manifest, route))
  const parts: Part[] = [manifest.entry, ...lineage]
  return [...new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? [])]))]
}

function withParents(manifest: Manifest, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId]
  return parent ? [...withParents(manifest, parent), route] : [route]
}

function fullPath(manifest: Manifest, route: Route): string | undefined {
  // The root and layouts are around pages; alone they are none.
  if (route.parentId === undefined || (route.path === undefined && !route.index)) return undefined
  return (
    '/' +
    withParents(manifest, route)
      .flatMap((part) => part.path?.split('/') ?? [])
      .filter(Boolean)
      .join('/')
  )
}

/** The manifest that a build's server names, as those of other languages may lie beside it. */
function readManifest(folder: string): Manifest {
  const [file] = /assets\/manifest-\w+\.js/.exec(readFileSync(`${folder}/server/index.js`, 'utf8'))!
  const text = readFileSync(`${folder}/client/${file}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

function brotliSize(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(readFileSync(`${folders.vi}/client${file}`), { params }).length
}

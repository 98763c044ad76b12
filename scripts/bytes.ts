import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Most JavaScript a page may load at first view: kB (1000 bytes), brotli at its best level. */
const budgets = { '/': 95, '/booking': 110 }

/** Brotli's best level, which budgets count, and the one at which Cloudflare sends files. */
const BEST = 11
const SENT = 4

/** Most bytes of the service worker, brotli at its best level. */
const workerBudget = 2300

/**
 * The output folders of each language's build; the files of all languages are served from the
 * first.
 */
const folders = { vi: 'build/client', en: 'dist/en/client' }
type Language = keyof typeof folders
const languages: readonly Language[] = ['vi', 'en']

/** Scripts that come after the page works, by the name of their file. */
const later = { 'live hours': 'live-hours' }

type Part = { module: string; imports?: string[] }
type Route = Part & { id: string; parentId?: string; path?: string; index?: boolean }
type Manifest = { entry: Part; routes: Record<string, Route> }

/**
 * Prints the JavaScript that each budgeted page loads at first view and later; returns whether all
 * are within budget.
 */
export function checkBudgets(): boolean {
  let within = true
  for (const language of languages) {
    const manifest = readManifest(manifestOf(language))
    for (const [path, budget] of Object.entries(budgets)) {
      const files = filesOf(manifest, path)
      const kilobytes = kilobytesOf(files, BEST)
      const fits = kilobytes <= budget
      within &&= fits
      console.log(
        `${fits ? '✓' : '✗'} JavaScript of ${path} (${language}): ${kilobytes.toFixed(1)} kB ` +
          `brotli 11, budget ${budget} kB; ${kilobytesOf(files, SENT).toFixed(1)} kB as sent`,
      )
    }
  }
  const worker = brotliSize('/sw.js', BEST)
  within &&= worker <= workerBudget
  console.log(
    `${worker <= workerBudget ? '✓' : '✗'} Service worker: ${worker} bytes brotli, ` +
      `budget ${workerBudget}`,
  )
  for (const [what, name] of Object.entries(later)) {
    const files = globSync(`${folders.vi}/assets/${name}-*.js`).map((file) =>
      file.slice(folders.vi.length),
    )
    // One of each language, the largest of which is meant.
    console.log(
      `  later, for ${what}: ${(Math.max(...files.map((file) => brotliSize(file, BEST))) / 1000).toFixed(1)} kB brotli`,
    )
  }
  return within
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

/**
 * The manifest of a language. Where Vietnamese is built, the files of all languages are served, so
 * theirs lie there too.
 */
function manifestOf(language: Language): string {
  const copied = language === 'vi' ? manifestsIn(folders.en) : []
  return `${folders[language]}/assets/${ownManifest(manifestsIn(folders[language]), copied)}`
}

/** The one manifest of several that was not copied from another language. */
export function ownManifest(all: readonly string[], copied: readonly string[]): string {
  const [name, ...more] = all.filter((file) => !copied.includes(file))
  if (!name) throw new Error('no built pages: run `npm run build`')
  if (more.length > 0) throw new Error(`several builds lie together: ${[name, ...more].join(', ')}`)
  return name
}

function manifestsIn(folder: string): string[] {
  return globSync(`${folder}/assets/manifest-*.js`).map((file) => basename(file))
}

function readManifest(file: string): Manifest {
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

function kilobytesOf(files: readonly string[], level: number): number {
  return files.reduce((sum, file) => sum + brotliSize(file, level), 0) / 1000
}

function brotliSize(file: string, level: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level }
  return brotliCompressSync(readFileSync(`${folders.vi}${file}`), { params }).length
}

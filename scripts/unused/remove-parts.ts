import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A part of a library's file that this site never runs. */
export type UnusedPart = {
  /** Why it never runs here. */
  reason: string
  /** The part, or its beginning; it must stand in the file exactly once. */
  from: string
  /** The first text after `from` that still belongs to the part, where `from` is its beginning. */
  to?: string
  /** What stands there instead; nothing if it is left out. */
  instead?: string
  /** How often the part stands in the file; once if it is left out. */
  times?: number
}

/** The unused parts of one file of a library, for one version of it. */
export type LibraryFile = {
  package: string
  version: string
  /** The file's path inside the package. */
  file: string
  parts: readonly UnusedPart[]
}

/** The file's code without its unused parts. Throws if a part is not found as it is described. */
export function withoutParts(code: string, { package: name, file, parts }: LibraryFile): string {
  return parts.reduce((rest, part) => {
    const { from, to = '', instead = '', times = 1 } = part
    const pieces = rest.split(from)
    if (pieces.length !== times + 1)
      throw new Error(
        `${name}/${file}: the part “${part.reason}” is there ${pieces.length - 1} times, not ` +
          `${times}: ${from}\nSee docs/decisions/2026-11-26-unused-parts-of-libraries.md.`,
      )
    return pieces.reduce((done, piece) => {
      const end = piece.indexOf(to)
      if (end < 0)
        throw new Error(
          `${name}/${file}: the part “${part.reason}” does not end: ${to}\n` +
            'See docs/decisions/2026-11-26-unused-parts-of-libraries.md.',
        )
      return done + instead + piece.slice(end + to.length)
    })
  }, code)
}

/** Removes parts of libraries from the browser's code. */
export function removeParts(files: readonly LibraryFile[], folder: string): Plugin {
  const unseen = new Set<LibraryFile>()
  return {
    name: 'unused-parts',
    // Before CommonJS files are converted, so that their text is the package's own.
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      for (const file of files) {
        checkVersion(file, folder)
        unseen.add(file)
      }
    },
    transform(code, id) {
      const file = files.find((each) => id.endsWith(`/node_modules/${each.package}/${each.file}`))
      if (!file) return undefined
      unseen.delete(file)
      return { code: withoutParts(code, file), map: null }
    },
    buildEnd(error) {
      const [file] = unseen
      if (!error && file)
        throw new Error(`${file.package}/${file.file} is not part of the browser's code`)
    },
  }
}

function checkVersion({ package: name, version }: LibraryFile, folder: string): void {
  const text = readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')
  const installed = (JSON.parse(text) as { version: string }).version
  if (installed !== version)
    throw new Error(
      `${name} ${installed} is installed, and scripts/unused describes ${version}. ` +
        'See docs/decisions/2026-11-26-unused-parts-of-libraries.md.',
    )
}

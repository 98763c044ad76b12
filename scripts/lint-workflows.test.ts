import { expect, test } from 'vitest'
import { problemsOf } from './lint-workflows.ts'

const commit = '11bd71901bbe5b1630ceea73d27597364c9af683'

function workflow(step: string, job = 'runs-on: ubuntu-latest'): string {
  return `on: pull_request
jobs:
  one:
    ${job}
    steps:
      - ${step}
`
}

test('a workflow that GitHub understands, with its actions pinned, has no problem', async () => {
  const source = workflow(`uses: actions/checkout@${commit} # v4.2.2`)
  expect(await problemsOf('ci.yml', source)).toEqual([])
})

test('a wrong key, an unknown expression and a job that is not there are named with their line', async () => {
  const source = workflow('run: echo ${{ nothing.here }}', 'needs: two\n    runs-in: ubuntu-latest')
  const problems = (await problemsOf('ci.yml', source)).join('\n')
  expect(problems).toMatch(/^ci\.yml:5:\d+ .*"runs-in"/m)
  expect(problems).toMatch(/"nothing"/)
  expect(problems).toMatch(/"two"/)
})

test('an action by a tag is not pinned', async () => {
  expect(await problemsOf('ci.yml', workflow('uses: actions/checkout@v4'))).toEqual([
    'ci.yml:6 actions/checkout@v4 is not pinned to a commit',
  ])
})

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = {
  testResults: readonly {
    assertionResults: readonly { title: string; status: string }[]
  }[]
}

/** The titles of the tests that failed. */
export function failedTitles({ testResults }: VitestReport): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ title }) => title)
}

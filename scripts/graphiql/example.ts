/** One tab of the query page. */
export type Example = { query: string; variables: string }

/** A tab with a title above its query. */
export function example(title: string, variables: object, query: string): Example {
  return { query: `# ${title}\n${query}\n`, variables: JSON.stringify(variables, null, 2) }
}

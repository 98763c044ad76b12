/** The middle one of several times. */
export function medianOf(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1]!
}

/** The rows as a table for the gateway's README. */
export function table(where: string, rows: readonly string[]): string {
  return [`| attack, ${where} | status | median ms |`, '|---|---|---|', ...rows].join('\n')
}

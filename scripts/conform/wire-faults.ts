import type * as z from 'zod'
export function faultOf(
  issues: readonly z.core.$ZodIssue[],
  at: readonly PropertyKey[] = [],
): string {
  const [issue] = issues
  return `${[...at, ...(issue?.path ?? [])].join('.')} ${issue?.code ?? ''}`.trim()
}
export function withDropped<T>(parse: () => T): {
  result: T
  dropped: { rows: number; of: number; first: string } | null
} {
  return { result: parse(), dropped: null }
}

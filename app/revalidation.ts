import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * Reloads a page's data after a refusal too: it often means that the page is out of date (rated
 * already, no spins left), but Remix does not revalidate after a 4xx. After a failure the page
 * stays as it is, and so does one whose response was lost: only its result has no status.
 */
export function revalidateAfterRefusals({
  defaultShouldRevalidate,
  actionStatus = 0,
  actionResult,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'defaultShouldRevalidate' | 'actionStatus' | 'actionResult'
>): boolean {
  if (actionResult !== undefined && actionStatus === 0) return false
  return defaultShouldRevalidate || (actionStatus >= 400 && actionStatus < 500)
}

import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * For pages whose forms can be refused: they are read again after a refusal too. It often says that
 * the page is out of date (rated already, no
 * turns left), which Remix takes answers of 4xx for no sign of. After a failure the page stays as it is.
 */
export function afterRefusalsToo({
  defaultShouldRevalidate,
  actionStatus = 0,
}: Pick<ShouldRevalidateFunctionArgs, 'defaultShouldRevalidate' | 'actionStatus'>): boolean {
  return defaultShouldRevalidate || (actionStatus >= 400 && actionStatus < 500)
}

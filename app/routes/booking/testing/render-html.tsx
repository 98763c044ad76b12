import type { ReactElement } from 'react'
import { rendered } from '~/testing/rendered'
import { prepareScreen } from '../screens'

/**
 * For tests: the HTML that the server sends for a screen at an address of /booking, as text that a
 * customer could read in the source.
 */
export async function renderHtml(
  element: ReactElement,
  query: string,
  route: { id?: string; loader?: () => object } = {},
): Promise<string> {
  await prepareScreen(new URLSearchParams(query))
  return rendered(
    { ...route, path: '/booking', element },
    new Request(`http://site/booking?${query}`),
  )
}

import type { Site } from '~/context'
import { cursorOf } from '~/paging'
import { MyRecordsDocument, type MyRecordsQuery } from '../../../schema/generated/graphql'

/** More than any customer has; a list that never ends must not loop forever. */
const MAX_PAGES = 50

/** As MyRecords asks for. */
const PER_PAGE = 20

type Lists = Omit<NonNullable<MyRecordsQuery['viewer']>, '__typename'>
type Rows = Record<keyof Lists, object[] | null>

/**
 * Visits, bookings, orders, the balance, gifts and points of the logged-in customer, all pages of
 * each; null and named in `failed` where a list could not be read to its end, as when the signal
 * ends the reading.
 */
export async function readRecords(
  site: Pick<Site, 'gateway'>,
  signal: AbortSignal,
): Promise<{ rows: Rows; failed: string[] }> {
  const rows: Rows = {
    visits: [],
    bookingHistory: [],
    membershipOrders: [],
    balanceHistory: [],
    receivedGifts: [],
    luckyPointHistory: [],
  }
  const names = Object.keys(rows) as (keyof Lists)[]
  const open = new Set(names)
  for (let page = 1; open.size > 0 && page <= MAX_PAGES && !signal.aborted; page++) {
    const after = cursorOf(page, PER_PAGE)
    const response = await site.gateway.query(MyRecordsDocument, { after })
    for (const name of open) {
      const list = response.ok ? response.data.viewer?.[name] : null
      rows[name] = list && rows[name] ? [...rows[name], ...list.nodes] : null
      if (!list?.pageInfo.hasNextPage) open.delete(name)
    }
  }
  return { rows, failed: names.filter((name) => rows[name] === null || open.has(name)) }
}

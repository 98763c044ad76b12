import type { Site } from '~/context'
import { MyRecordsDocument, type MyRecordsQuery } from '../../../schema/generated/graphql'

/** More than any customer has; a list that never ends must not loop forever. */
const MAX_PAGES = 100

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
    // A page of one list is longer than that of another; a cursor is a position.
    const after = Math.min(...[...open].map((name) => rows[name]?.length ?? 0))
    const response = await site.gateway.query(MyRecordsDocument, { after: String(after) })
    for (const name of open) {
      const list = response.ok ? response.data.viewer?.[name] : null
      const known = rows[name]
      rows[name] = list && known ? [...known, ...list.nodes.slice(known.length - after)] : null
      if (!list?.pageInfo.hasNextPage) open.delete(name)
    }
  }
  return { rows, failed: names.filter((name) => rows[name] === null || open.has(name)) }
}

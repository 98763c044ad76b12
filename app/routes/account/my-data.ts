import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import {
  MyDataDocument,
  MyRecordsDocument,
  type MyRecordsQuery,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { accountPaths } from './paths'
import type { Site } from '~/context'

/** Longest reading of the lists, in ms; what is missing then is named in the file. */
const MAX_READING_MS = 20_000

/**
 * Serves /tai-khoan/du-lieu: the logged-in customer's data as a file (law 91/2025/QH15). It names
 * parts that could not be read, so that the file does not look complete without them.
 */
export async function loader({
  request,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  const [response, { rows, failed }] = await Promise.all([
    site.gateway.query(MyDataDocument, {}),
    readRecords(site, AbortSignal.any([request.signal, AbortSignal.timeout(MAX_READING_MS)])),
  ])
  if (!response.ok || response.failed.includes('viewer.profile'))
    return new Response(messages.error, {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    })
  if (!response.data.viewer)
    throw redirect(logInPath({ next: `${accountPaths.profile}#du-lieu` }), 302)
  const { now, ...data } = response.data
  const body = JSON.stringify(
    {
      madeAt: new Date(now).toISOString(),
      missing: [...response.failed, ...failed],
      ...data,
      ...rows,
    },
    null,
    2,
  )
  const name = formatMessage(messages.file, { day: vietnamDay(now) })
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

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

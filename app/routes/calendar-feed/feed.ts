import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { calendarOf, calendarText } from '~/booking/time/calendar'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { language } from '~/messages/vi/language'
import { sha256 } from '../../../domain/bytes'
import { CalendarFeedDocument } from '../../../schema/generated/graphql'
import { calendarEntry, noCalendar } from '../booking/success/calendar'
import { cacheApi, type CacheApi } from '~/server/cache/edge-cache'
import { hasTag } from '~/server/document/inline-scripts'

/**
 * A copy of a feed is shown so long while the feed itself cannot be read (seconds). A feed that is
 * closed loses its copy only in the data centre that reads it then; those of others end by
 * themselves, so this is a few hours.
 */
const COPY_SECONDS = 3 * 3600

/** Caches a calendar as it was served. A failing cache costs only this copy. */
export async function storeCopy(cacheApi: CacheApi, name: string, file: string): Promise<void> {
  const copy = new Response(file, { headers: { 'cache-control': `max-age=${COPY_SECONDS}` } })
  await cacheApi.put(addressOf(name), copy).catch(() => undefined)
}

/** The calendar as it was served last, null when that is too long ago. */
export async function lastCopy(cacheApi: CacheApi, name: string): Promise<string | null> {
  const copy = await cacheApi.match(addressOf(name)).catch(() => undefined)
  return copy ? copy.text() : null
}

/** Deletes the copy of a feed that is closed. */
export async function deleteCopy(cacheApi: CacheApi, name: string): Promise<void> {
  await cacheApi.delete(addressOf(name)).catch(() => undefined)
}

function addressOf(name: string): string {
  return `https://calendar-feeds.invalid/${name}`
}

/** Seconds after which a calendar may read again. */
const RETRY_SECONDS = 300

/**
 * /lich-theo-doi/:file: the appointments of a customer for a calendar that subscribes to them.
 * While they cannot be read it serves the last copy or an error, never an empty calendar, which
 * would delete the customer's entries.
 */
export async function loader({
  request,
  params,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  const token = /^([\w-]+)\.ics$/.exec(params.file ?? '')?.[1] ?? ''
  const response = await site.gateway.query(CalendarFeedDocument, { token })
  const feed = response.ok ? response.data.calendarFeed : null
  const copyIn = (code: string) => sha256(`${code} ${token}`)
  if (response.ok && !feed && !response.failed.includes('calendarFeed')) {
    // Else a copy would open the closed feed again while the gateway is out.
    for (const code of [language.code, language.other.code])
      site.waitUntil(copyIn(code).then((copy) => deleteCopy(cacheApi, copy)))
    return noCalendar(404)
  }
  if (feed?.isLimited) return noCalendar(429, RETRY_SECONDS)
  const copy = await copyIn(language.code)
  if (!feed) {
    const last = await lastCopy(cacheApi, copy)
    return last === null ? noCalendar(503, RETRY_SECONDS) : fileResponse(request, last)
  }
  const file = calendarOf(
    [
      'METHOD:PUBLISH',
      `X-WR-CALNAME:${calendarText(formatMessage(messages.calendarTitle, { brand: brand.name }))}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ],
    feed.bookings.map((booking) => calendarEntry(site, booking, booking.manageToken)),
  )
  site.waitUntil(storeCopy(cacheApi, copy, file))
  return fileResponse(request, file)
}

/** The calendar, or only that it is the one which the caller has. */
async function fileResponse(request: Request, file: string): Promise<Response> {
  const etag = `"${(await sha256(file)).slice(0, 32)}"`
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    etag,
  }
  return hasTag(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(file, { headers })
}

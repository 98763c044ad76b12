import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { MyDataDocument } from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { readRecords } from './my-records.server'
import { accountPaths } from './paths'

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

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { DAY_MS } from '../../domain/durations'
import { brand } from '../brand'

/** Validity of the file in ms; RFC 9116 wants less than a year. */
const LIFE_MS = 180 * DAY_MS

/** RFC 9116: the contact for security problems. */
export function loader({ context: { site } }: LoaderFunctionArgs): Response {
  const ends = new Date(Math.floor(site.now / DAY_MS) * DAY_MS + LIFE_MS)
  const lines = [
    `Contact: mailto:${brand.company.email}`,
    `Contact: tel:+84-${brand.hotline.tel}`,
    `Expires: ${ends.toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    `Policy: ${site.origin}/chinh-sach-bao-mat`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}

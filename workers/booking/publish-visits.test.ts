import { expect, test } from 'vitest'
import type { HandlerContext } from '../kit/serve'
import type { BookingEnv } from './env'
import { publishVisits } from './publish-visits'
import { bindings } from './testing/salon-day'

test('of a long history five visits are reported at once, the oldest first, and the rest next time', async () => {
  const phone = '0977000555'
  const ids = Array.from({ length: 7 }, (_, index) => `01LONG${String(index).padStart(20, '0')}`)
  await bindings.DB.batch(
    ids.map((id, index) =>
      bindings.DB.prepare(
        `INSERT INTO booking (id, phone, salon_id, date, starts_at, ends_at, status, current,
           hold_expires_at, total, note, wishes, book_at, utm_source, params, created_at,
           canceled_at)
         VALUES (?1, ?2, 9, '2026-11-01', ?3, ?3 + 3600000, 'done', NULL, NULL, 120000, '', '{}',
           3, '', '{}', 0, NULL)`,
      ).bind(id, phone, index),
    ),
  )
  const told: string[] = []
  const WHEEL = {
    fetch: async (request: Request) => {
      told.push(((await request.json()) as { reference: string }).reference)
      return Response.json({ success: true })
    },
  }
  const env: BookingEnv = { ...bindings, WHEEL }
  const context = { env, requestId: 'r' } as HandlerContext<BookingEnv>
  const soFar = []
  for (let reading = 0; reading < 3; reading++) {
    await publishVisits(context, { id: 555, phone })
    soFar.push(told.length)
  }
  expect(soFar).toEqual([5, 7, 7])
  expect(told).toEqual(ids.map((id) => `visit:${id}`))
})

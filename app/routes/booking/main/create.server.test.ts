import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft-query'
import type { Site } from '~/context'
import { create } from './create.server'

/** What a form without JavaScript posts for customer 2, whose hour is 14. */
async function postHour(hourId: string) {
  const form = new FormData()
  form.set('date', '2026-11-22')
  form.set('hourId', hourId)
  const draft = readDraft(new URLSearchParams('salonId=9&date=2026-11-22&chosenService=1001&hour=12&p2=1010_14&person=2'))
  // The gateway knows nobody.
  const site = { now: Date.UTC(2026, 10, 21, 2), gateway: { ask: () => Promise.resolve({ ok: false }) } } as unknown as Site
  const { data } = await create(site, new Request('https://muot.example/booking', { method: 'POST' }), draft, form)
  return data.outcome
}

test('B-262 without JavaScript, another hour for a customer who comes along is refused with the text', async () => {
  expect(await postHour('16')).toEqual({ kind: 'invalid', errors: { hour: 'Chỉ có thể đổi giờ của khách hàng 1.' } })
  // The same hour goes on to the next question, here the phone.
  expect(await postHour('14')).toMatchObject({ kind: 'invalid', errors: { phone: expect.any(String) as string } })
})

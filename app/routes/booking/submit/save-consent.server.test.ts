import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { AgreeToPrivacyDocument, CreateBookingDocument } from '../../../../schema/generated/graphql'
import { create } from './create.server'

const query = 'salonId=9&phone=0912345678&date=2026-11-22&chosenService=1001&hour=12'

/** The gateway's calls for a posted form, in order, and the cookies of the answer. */
async function posted(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    key: 'k'.repeat(20),
    date: '2026-11-22',
    hourId: '12',
    ...fields,
  }))
    form.append(name, value)
  const mutations: [document: unknown, variables: unknown][] = []
  const site = {
    now: Date.UTC(2026, 10, 21, 2),
    isInApp: false,
    gateway: {
      query: () => Promise.resolve({ ok: false }),
      mutate: (document: unknown, variables: unknown) => {
        mutations.push([document, variables])
        return Promise.resolve({ ok: false, failure: { code: 'UPSTREAM' } })
      },
    },
  } as unknown as Site
  const { data, init } = await create(
    site,
    new Request(`https://muot.example/booking?${query}`, { method: 'POST' }),
    readDraft(new URLSearchParams(query)),
    form,
  )
  return { mutations, outcome: data.outcome, cookie: new Headers(init?.headers).get('set-cookie') }
}

test('each agreed purpose is posted before the booking, and the phone is stored [H-140]', async () => {
  const { mutations, cookie } = await posted({ consent: '1', photo: '1' })
  expect(mutations.map(([document]) => document)).toEqual([
    AgreeToPrivacyDocument,
    CreateBookingDocument,
  ])
  expect(mutations[0]?.[1]).toMatchObject({
    phone: '0912345678',
    purposes: ['BOOKING', 'PHOTO'],
    source: 'BOOKING',
  })
  expect(cookie).toMatch(/^muot_consent=0912345678\.10;/)
  const { mutations: all } = await posted({ consent: '1', photo: '1', location: '1' })
  expect(all[0]?.[1]).toMatchObject({ purposes: ['BOOKING', 'PHOTO', 'LOCATION'] })
})

test('without the tick nothing is posted, stored or booked [H-139, H-140]', async () => {
  const { mutations, cookie, outcome } = await posted({ photo: '1' })
  expect([mutations, cookie]).toEqual([[], null])
  expect(outcome).toMatchObject({ kind: 'invalid', errors: { consent: expect.any(String) } })
})

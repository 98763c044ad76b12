import { expect, test } from 'vitest'
import { consentVersion } from '~/booking/customer/consent'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { CreateBookingDocument } from '../../../../schema/generated/graphql'
import { create } from './create.server'

const query = 'salonId=9&phone=0912345678&date=2026-11-22&chosenService=1001&hour=12'

/** The gateway's mutations for a posted form, in order, and the outcome. */
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
  const { data } = await create(
    site,
    new Request(`https://muot.example/booking?${query}`, { method: 'POST' }),
    readDraft(new URLSearchParams(query)),
    form,
  )
  return { mutations, outcome: data.outcome }
}

test('a press sends one mutation, which has each agreed purpose [H-140]', async () => {
  const sent = async (fields: Record<string, string>) => (await posted(fields)).mutations
  const withConsent = (purposes: string[]) => [
    [
      CreateBookingDocument,
      {
        input: expect.objectContaining({
          phone: '0912345678',
          consent: { purposes, textVersion: consentVersion },
        }) as unknown,
      },
    ],
  ]
  expect(await sent({ consent: '1' })).toEqual(withConsent(['BOOKING']))
  expect(await sent({ consent: '1', photo: '1' })).toEqual(withConsent(['BOOKING', 'PHOTO']))
  expect(await sent({ consent: '1', photo: '1', location: '1' })).toEqual(
    withConsent(['BOOKING', 'PHOTO', 'LOCATION']),
  )
})

test('without the tick nothing is posted or booked [H-139, H-140]', async () => {
  const { mutations, outcome } = await posted({ photo: '1' })
  expect(mutations).toEqual([])
  expect(outcome).toMatchObject({ kind: 'invalid', errors: { consent: expect.any(String) } })
})

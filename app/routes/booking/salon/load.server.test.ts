import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { TrackLocationDocument } from '../../../../schema/generated/graphql'
import { loadSalons } from './load.server'

/** The places that are reported when the picker opens at an address, with a consent stored in the browser. */
async function reported(query: string, consent: string): Promise<object[]> {
  const places: object[] = []
  const gateway = {
    query: () => Promise.resolve({ ok: false }),
    mutate: (document: unknown, variables: object) => {
      expect(document).toBe(TrackLocationDocument)
      places.push(variables)
      return Promise.resolve({ ok: false })
    },
  }
  const site = {
    now: Date.UTC(2026, 10, 21, 2),
    gateway,
    waitUntil: () => undefined,
  } as unknown as Site
  const params = new URLSearchParams(query)
  await loadSalons(site, readDraft(params), params, consent && `muot_consent=${consent}`)
  return places
}

const near = 'step=1&salonId=0&phone=0912345678&near=21.029,105.804'

test('the position of a search nearby is reported with the phone of the booking [B-330, B-375]', async () => {
  expect(await reported(near, '0912345678.01')).toEqual([
    { phone: '0912345678', latitude: 21.029, longitude: 105.804 },
  ])
})

test.each([
  ['nobody agreed to anything', near, ''],
  ['he agreed, but not to that purpose', near, '0912345678.10'],
  ['somebody else agreed', near, '0909090909.11'],
  ['the search is not nearby', 'step=1&salonId=0&phone=0912345678&q=cau+giay', '0912345678.01'],
  [
    'he did not let the browser tell',
    'step=1&salonId=0&phone=0912345678&near=denied',
    '0912345678.01',
  ],
])('no position is reported when %s [O-46, O-47]', async (_why, query, consent) => {
  expect(await reported(query, consent)).toEqual([])
})

/** The picker's data for this answer of the gateway. */
function loaded(response: object) {
  const params = new URLSearchParams('step=1&salonId=0&phone=0912345678')
  const site = {
    now: Date.UTC(2026, 10, 21, 2),
    gateway: { query: () => Promise.resolve(response) },
    waitUntil: () => undefined,
  } as unknown as Site
  return loadSalons(site, readDraft(params), params, '')
}

const found = {
  viewer: {
    profile: { phone: '0912345678' },
    savedAddresses: [{ id: '3', name: 'Nhà' }],
  },
  provinces: [],
  citiesFound: [],
  salons: null,
  offSalon: null,
  browser: { visitedSalons: [] },
}

test('addresses that could not be loaded are none, silently, and the rest of the picker is there [B-385]', async () => {
  expect(await loaded({ ok: true, data: found, failed: [] })).toMatchObject({
    isOwner: true,
    addresses: [{ id: '3' }],
  })
  expect(
    await loaded({
      ok: true,
      data: {
        ...found,
        viewer: { ...found.viewer, savedAddresses: null },
        browser: { visitedSalons: null },
      },
      failed: ['viewer.savedAddresses', 'browser.visitedSalons'],
    }),
  ).toMatchObject({ isOwner: true, addresses: [], visited: [], provinces: [] })
  expect(await loaded({ ok: false })).toMatchObject({ addresses: [], provinces: null })
})

import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { loadServices } from '../services/load.server'
import { soldCatalogue } from '../testing/screen-data'
import { loadOffers } from './load.server'

const specialDays = [
  {
    serviceId: '1001',
    dates: ['2026-11-22'],
    dayPrice: 140_000,
    stylistPrice: 130_000,
    dayStylistPrice: 150_000,
    stylistLevel: 3,
  },
]
const salon = {
  isOpen: true,
  services: { ...soldCatalogue, specialDays },
  offers: null,
  staff: { stylists: [{ id: '31', level: 3 }] },
}
const site = {
  now: Date.parse('2026-11-21T02:00:00Z'),
  gateway: {
    query: () =>
      Promise.resolve({ ok: true, failed: [], data: { viewer: null, salon, atSalon: salon } }),
  },
} as unknown as Site

test.each([
  ['', 120_000],
  ['&date=2026-11-22', 140_000],
  ['&stylistId=31', 130_000],
  ['&date=2026-11-22&stylistId=31', 150_000],
])(
  'the offers and services of the choice “%s” count from %i, as the main screen does [B-218, B-289]',
  async (choice, price) => {
    const query = new URLSearchParams(`salonId=9&chosenService=1001&flow=1${choice}`)
    const draft = readDraft(query)
    const { services } = await loadOffers(site, draft, query)
    const { categories } = await loadServices(site, draft, query)
    const listed = categories?.flatMap(({ groups }) => groups.flatMap((group) => group.services))
    expect([services, listed]).toMatchObject([[{ price }], [{ price }]])
  },
)

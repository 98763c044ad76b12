import { expect, test, vi } from 'vitest'
import { bindings } from '../testing/salon-day'
import { openingOf, salonOf, saveCopy } from './salons'

/** Booking's neighbour is a host of the chain's own, which sends what it has. */
const at = (data: unknown) =>
  ({ DB: bindings.DB, SALONS: { fetch: () => Promise.resolve(Response.json(data)) } }) as never

test('a salon of which its host knows little can be booked', async () => {
  const row = { addressNew: '12 Tràng Tiền', latitude: '21.02', map: null, openingDate: null }
  expect(await salonOf(at(row), 7001)).toEqual({
    name: '12 Tràng Tiền',
    address: '12 Tràng Tiền',
    phone: '',
    map: '',
    parkingMap: '',
    opens: null,
    isOpen: true,
    sales: [],
    offersConsultation: false,
    latitude: 21.02,
    longitude: null,
  })
  const opening = { isOpen: 1, openMinutes: '480', closeMinutes: 1200, message: null }
  expect(await openingOf(at({ data: opening }), 7001, '2026-12-01')).toEqual({
    isOpen: true,
    openMinutes: 480,
    closeMinutes: 1200,
    message: '',
  })
})

test('a closed day may lack its hours, an open one not', async () => {
  const openingWith = (isOpen: boolean) =>
    openingOf(at({ isOpen, openMinutes: null, closeMinutes: null }), 7002, '2026-12-01')
  await expect(openingWith(true)).rejects.toThrow()
  expect(await openingWith(false)).toMatchObject({ isOpen: false, openMinutes: 0 })
})

/** A host of the chain's own that answers so to `/salon/opening`, and knows the salon. */
const hostWith = (opening: () => Response, isOpen = true) => {
  const fetch = async ({ url }: Request) =>
    url.includes('/salon/opening') ? opening() : Response.json({ name: 'Salon', isOpen })
  const SALONS_URL = 'https://salons.chain.example'
  return { DB: bindings.DB, SALONS_URL, SALONS_VIA: { fetch } } as never
}

const usual = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }

test.each<[string, number, () => Response]>([
  ['a list', 7011, () => Response.json({ data: [{ day: 2, from: '8h30' }] })],
  ['that there is no such call', 7012, () => Response.json({ message: 'no' }, { status: 404 })],
  ['a page', 7013, () => new Response('<h1>none</h1>', { status: 404 })],
  ['not implemented', 7014, () => new Response(null, { status: 501 })],
])('a host that answers %s for opening hours has the usual ones', async (_what, id, reply) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await openingOf(hostWith(reply), id, '2026-12-01')).toEqual(usual)
  expect(log.mock.calls.join()).toContain('salons.getOpening')
  const closed = hostWith(reply, false)
  expect(await openingOf(closed, id + 100, '2026-12-01')).toEqual({ ...usual, isOpen: false })
})

test('while a host is down its hours of another day stand, and without any nothing is guessed', async () => {
  const down = hostWith(() => new Response(null, { status: 503 }))
  await expect(openingOf(down, 7021, '2026-12-01')).rejects.toThrow('503')
  const early = { isOpen: true, openMinutes: 480, closeMinutes: 1200, message: '' }
  await openingOf(
    hostWith(() => Response.json(early)),
    7021,
    '2026-12-01',
  )
  expect(await openingOf(down, 7021, '2026-12-02')).toEqual(early)
})

test('a copy that would say the same again is not written', async () => {
  const stored = bindings.DB.prepare(`SELECT seen_at FROM neighbour_copy WHERE name = 'salon:7031'`)
  const seen = []
  for (const [says, now] of [
    ['one', 1],
    ['one', 2],
    ['other', 3],
  ] as const) {
    await saveCopy(bindings.DB, 'salon:7031', { name: says }, now)
    seen.push(await stored.first('seen_at'))
  }
  expect(seen).toEqual([1, 1, 3])
})

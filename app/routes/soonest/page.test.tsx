import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { rendered } from '~/testing/rendered'
import type { Site } from '~/context'
import { SoonestHoursDocument, type SoonestHoursQuery } from '../../../schema/generated/graphql'
import Soonest, { loader } from './page'
import { readSoonest, soonestAddress } from './query'

const now = Date.UTC(2026, 10, 22, 2, 5)
const hour = {
  salon: { id: '9', name: '252 Cầu Giấy', districtName: 'Cầu Giấy' },
  distanceKm: null,
  travelMinutes: null,
  date: '2026-11-22',
  hourId: '4',
  label: '9h30',
  freeStylists: 2,
  price: 120_000,
  cursor: '1_0_9',
}
type Found = NonNullable<SoonestHoursQuery['soonest']>
const found: Found = { hours: [hour], seenAt: now, isPartial: false, gap: null }

/** The page of a province, whose hours the gateway answers so; null: that backend is out. */
async function pageWith(soonest: Found | null, after = '') {
  const site = {
    now,
    origin: 'https://example.test',
    describe: () => undefined,
    gateway: {
      query: (document: unknown) =>
        Promise.resolve({
          ok: true,
          failed: document === SoonestHoursDocument && !soonest ? ['soonest'] : [],
          data:
            document === SoonestHoursDocument ? { soonest } : { provinces: [], serviceMenu: null },
        }),
    },
  } as unknown as Site
  const request = new Request(
    `https://example.test/som-nhat?province=62&chosenService=1001${after}`,
  )
  const data = await loader({ request, params: {}, context: { site } })
  return load(await rendered({ path: '*', element: <Soonest />, loader: () => data }, request))
}

const partial = 'Em chưa hỏi được hết các salon, có thể còn giờ sớm hơn.'
const failed = 'Em chưa tải được giờ trống của các salon.'
const full = 'Hôm nay và ngày mai các salon ở đây đã kín chỗ'
const end = 'Hôm nay và ngày mai không còn giờ trống nào muộn hơn anh ạ'

test('without the board the page shows the hours it got, and that sooner ones may exist', async () => {
  const $ = await pageWith({ ...found, isPartial: true })
  expect($('.soonest-row')).toHaveLength(1)
  expect($('main').text()).toContain(partial)
  expect((await pageWith(found))('main').text()).not.toContain(partial)
})

test('where no salon answered the page says that it could not load them, never that they are full', async () => {
  for (const soonest of [null, { ...found, hours: [], isPartial: true }]) {
    const text = (await pageWith(soonest))('main').text()
    expect(text).toContain(failed)
    expect(text).not.toContain(full)
  }
  const text = (await pageWith({ ...found, hours: [], gap: 'FULL' }))('main').text()
  expect(text).toContain(full)
})

test('a stylist who is full says nothing about the salons around him', async () => {
  const $ = await pageWith({ ...found, hours: [], gap: 'FULL' }, '&stylist=9-1101')
  expect($('main').text()).toContain('Hôm nay và ngày mai stylist này đã kín lịch')
  expect($('main').text()).not.toContain(full)
})

test('an older board is shown with its time', async () => {
  const $ = await pageWith({ ...found, seenAt: now - 60_000 })
  expect($('main').text()).toContain('Giờ trống lúc 9h04.')
})

test('six hours are shown, and the way to the next ones only where there are any', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_none, index) => ({ ...hour, cursor: `${index}_0_9` }))
  const shown = async (count: number) => {
    const $ = await pageWith({ ...found, hours: many(count) })
    const more = $('main a').filter((_index, link) => $(link).text() === 'Xem giờ tiếp theo')
    return [$('.soonest-row').length, more.attr('href')]
  }
  expect(await shown(6)).toEqual([6, undefined])
  expect(await shown(7)).toEqual([6, expect.stringContaining('&after=5_0_9')])
})

test('behind the last hour the page says that none follows, and leads back to the first', async () => {
  const $ = await pageWith({ ...found, hours: [] }, '&after=9_0_9')
  expect($('main').text()).toContain(end)
  expect($('.empty a').attr('href')).toBe('/som-nhat?province=62&chosenService=1001')
  const taken = await pageWith({ ...found, hours: [], gap: 'FULL' }, '&after=9_0_9')
  expect(taken('main').text()).toContain(full)
})

test('the address contains place, services and last hour, and is read back the same', () => {
  const wanted = {
    near: { latitude: 21.031, longitude: 105.8 },
    provinceId: '62',
    salonId: '9',
    serviceIds: ['1001', '1038'],
    people: 3,
    stylist: { salonId: '9', id: '1101' },
    after: '1795233000000_1.1_11',
  }
  const address = soonestAddress(wanted)
  expect(address).toBe(
    '/som-nhat?near=21.031,105.8&province=62&salon=9&chosenService=1001,1038&people=3&stylist=9-1101&after=1795233000000_1.1_11',
  )
  expect(readSoonest(new URL(address, 'https://muot.example').searchParams)).toEqual(wanted)
  expect(soonestAddress({})).toBe('/som-nhat')
})

test('invalid values in an address count as missing', () => {
  const query = new URLSearchParams(
    'near=95,105&province=-1&chosenService=a,,1001,9e9&people=6&stylist=9',
  )
  expect(readSoonest(query)).toEqual({
    near: null,
    provinceId: null,
    salonId: null,
    serviceIds: ['1001'],
    people: 1,
    stylist: null,
    after: null,
  })
  expect(readSoonest(new URLSearchParams('near=denied')).near).toBeNull()
})

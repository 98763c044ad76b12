import { createExecutionContext, env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { connect, type Fetcher } from '../kit/connect'
import { salonsApi } from './contract'
import { seed } from './seed'
import worker, { type Env } from './worker'

/** 21 November 2026, 10:00 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 3)
const { DB } = env as unknown as Env

/** The worker as it answers `days` after the demo data was made. */
function fetcherAt(days: number): Fetcher {
  const vars: Env = { DB, CLOCK_OFFSET_MS: String(NOW + days * 86_400_000 - Date.now()) }
  return { fetch: async (request) => worker.fetch(request, vars, createExecutionContext()) }
}

function salonsAt(days: number) {
  return connect('salons', salonsApi, { fetcher: fetcherAt(days), headers: {}, timeoutMs: 5000 })
}

const salons = salonsAt(0)
const get = (path: string, headers: Record<string, string> = {}) => fetcherAt(0).fetch(new Request(`https://salons${path}`, { headers }))

beforeAll(async () => {
  await DB.batch(seed(new Date(NOW)).map((sql) => DB.prepare(sql)))
})

describe('provinces and districts', () => {
  test('H-201 H-165 B-145 a province has its districts, its region and the number of its listed salons, salon 269 not among them', async () => {
    const provinces = await salons.listProvinces({})
    expect(provinces).toHaveLength(63)
    const haNoi = provinces.find((province) => province.id === 62)!
    expect(haNoi).toMatchObject({ name: 'Hà Nội', regionId: 1, salonCount: 21 })
    expect(haNoi.districts).toContainEqual({ id: 5, name: 'Quận Cầu Giấy' })
    expect(provinces.find((province) => province.id === 1)).toMatchObject({ regionId: 3, salonCount: 45 })
    expect(provinces.find((province) => province.name === 'Bắc Kạn')?.salonCount).toBe(0)
    expect(provinces.reduce((sum, province) => sum + province.salonCount, 0)).toBe(97)
  })

  test('B-396 every province lies in the north (1), the centre (2) or the south (3)', async () => {
    const provinces = await salons.listProvinces({})
    const regionOf = (name: string) => provinces.find((province) => province.name === name)?.regionId
    expect([regionOf('Quảng Ninh'), regionOf('Đà Nẵng'), regionOf('Cần Thơ')]).toEqual([1, 2, 3])
    expect(new Set(provinces.map((province) => province.regionId))).toEqual(new Set([1, 2, 3]))
  })

  test('H-202 H-215 districts are listed for one province or for the country, as a call and as a file', async () => {
    const ofHaNoi = await salons.listDistricts({ cityId: 62 })
    expect(ofHaNoi).toHaveLength(30)
    expect(ofHaNoi.every((district) => district.provinceId === 62)).toBe(true)
    expect(await salons.listDistricts({})).toHaveLength(696)
    expect(await salons.districtFile({})).toHaveLength(696)
    expect(await salons.listDistricts({ cityId: 999 })).toEqual([])
  })

  test('H-206 H-207 only provinces and districts that have salons are offered for choosing a salon', async () => {
    const served = await salons.listSalonProvinces({})
    expect(served).toHaveLength(19)
    expect(served.every((province) => province.salonCount > 0)).toBe(true)
    expect((await salons.listSalonProvinces({ cityId: 62 })).map((province) => province.id)).toEqual([62])
    const districts = await salons.listSalonDistricts({ cityId: 62 })
    expect(districts).toContainEqual({ id: 5, name: 'Quận Cầu Giấy', provinceId: 62, salonCount: 3 })
    expect(districts.reduce((sum, district) => sum + district.salonCount, 0)).toBe(21)
  })

  test('H-208 a district answers its wards', async () => {
    const wards = await salons.listWards({ districtId: 760 })
    expect(wards).toHaveLength(10)
    expect(wards).toContainEqual({ id: 26740, name: 'Phường Bến Nghé', districtId: 760 })
    const all = await DB.prepare('SELECT count(*) AS n FROM ward').first<{ n: number }>()
    expect(all?.n).toBe(10_035)
  })
})

describe('lists of salons', () => {
  test('H-210 B-372 all salons are listed without the hidden salon 269, and with salon 20', async () => {
    const ids = (await salons.listSalons({})).map((salon) => salon.id)
    expect(ids).toHaveLength(97)
    expect(ids).toContain(20)
    expect(ids).not.toContain(269)
  })

  test('B-144 H-164 a salon carries its place, its addresses, its coordinates and its flags', async () => {
    const { status, body } = await salons.getSalon({ id: 9 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: 9, provinceId: 62, provinceName: 'Hà Nội', districtId: 5, districtName: 'Quận Cầu Giấy', name: 'Salon 252 Cầu Giấy',
      addressNew: '252 Cầu Giấy, P. Quan Hoa, Q. Cầu Giấy, Hà Nội', addressNote: 'Gần ngã tư Láng - Cầu Giấy, cách 300m', latitude: 21.0324, longitude: 105.7989,
      hasParking: true, isOpen: true, isHot: false, isTop: false, tag: null, openingDate: null, warnText: '', manyPeople: 'all', offersConsultation: false, phone: '1900272703', distanceKm: null,
    })
  })

  test('H-203 salon 269 is reachable by its id, an unknown salon is not found', async () => {
    expect(await salons.getSalon({ id: 269 })).toMatchObject({ status: 200, body: { id: 269 } })
    expect((await salons.getSalon({ id: 12_345 })).status).toBe(404)
    expect((await get('/salon/abc')).status).toBe(422)
  })

  test('H-213 top salons are the seven of the chain', async () => {
    const top = await salons.topSalons({})
    expect(top).toHaveLength(7)
    expect(top.every((salon) => salon.isTop)).toBe(true)
  })

  test('H-204 the map shows the listed salons that have directions', async () => {
    const mapped = await salons.listMappedSalons({})
    expect(mapped).toHaveLength(96)
    expect(mapped.every((salon) => salon.mapUrl !== null)).toBe(true)
  })

  test('H-212 H-214 the files of salons and provinces are the lists themselves, whatever the cache-buster', async () => {
    expect(await salons.salonFile({})).toEqual(await salons.listSalons({}))
    expect(await salons.provinceFile({})).toEqual(await salons.listProvinces({}))
    const [first, second] = await Promise.all([get('/static/salons.json?v=0.123'), get('/static/salons.json?v=0.987')])
    expect(first.status).toBe(200)
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'))
  })

  test('lists may be cached and asked for again by their tag, one salon and a search may not', async () => {
    const first = await get('/v4/salon/get')
    expect(first.headers.get('cache-control')).toMatch(/max-age=\d+.*stale-while-revalidate.*stale-if-error/)
    const again = await get('/v4/salon/get', { 'if-none-match': first.headers.get('etag')! })
    expect(again.status).toBe(304)
    for (const path of ['/salon/9', '/salon/salon-filter?text=a']) expect((await get(path)).headers.get('cache-control')).toBeNull()
    expect((await get('/nowhere')).status).toBe(404)
  })

  test('B-144 a salon is opening soon until its day and newly opened for a month after', async () => {
    const before = (await salons.getSalon({ id: 18 })).body
    expect(before).toMatchObject({ tag: 'OPENING_SOON', openingDate: '2026-11-23', warnText: 'Salon khai trương ngày 23-11-2026, anh đặt lịch từ ngày khai trương nhé!' })
    expect((await salonsAt(2).getSalon({ id: 18 })).body).toMatchObject({ tag: 'NEWLY_OPENED', openingDate: null, warnText: '' })
    expect((await salons.getSalon({ id: 82 })).body).toMatchObject({ tag: 'NEWLY_OPENED', openingDate: null })
    expect((await salonsAt(40).getSalon({ id: 82 })).body).toMatchObject({ tag: null })
  })
})

describe('search', () => {
  const found = async (text: string) => (await salons.searchSalons({ text })).map((salon) => salon.id)

  test('H-209 B-053 B-055 typing a district or a province finds its salons, those on a street of that name first', async () => {
    expect(await found('cau giay')).toEqual([9, 11, 10])
    const haNoi = await salons.searchSalons({ text: 'ha noi' })
    expect(haNoi.filter((salon) => salon.provinceId === 62)).toHaveLength(21)
    expect((await salons.searchSalons({ text: 'da nang' })).map((salon) => salon.provinceName)).toEqual(['Đà Nẵng', 'Đà Nẵng'])
    expect((await salons.searchSalons({ text: 'hcm' })).every((salon) => salon.provinceId === 1)).toBe(true)
  })

  test('H-153 accents, đ, letter case and punctuation do not matter', async () => {
    expect(await found('CẦU GIẤY')).toEqual(await found('cau giay'))
    expect(await found('Đội Cấn')).toEqual([8])
    expect(await found('  doi   can, ')).toEqual([8])
    expect(await found('đống đa')).toEqual(await found('dong da'))
  })

  test('B-055 every typed word has to occur, half a word at the end is enough', async () => {
    expect(await found('tran quoc')).toEqual([10])
    expect(await found('252 cau gia')).toEqual([9])
    expect(await found('cau giay sai gon')).toEqual([])
    expect(await found("' OR 1=1 --")).toEqual([])
  })

  test('B-055 whole words come before longer ones, so quận 1 does not drown in quận 10 and 12', async () => {
    const results = await salons.searchSalons({ text: 'quan 6' })
    expect(results[0]?.districtName).toBe('Quận 6')
    const districts = (await salons.searchSalons({ text: 'tran hung dao' })).map((salon) => [salon.isTop, salon.isHot])
    expect(districts[0]).toEqual([true, false])
  })

  test('B-056 salon 269 is in no search result, though its street and name are typed', async () => {
    expect(await found('tran dai nghia')).toEqual([2])
    expect(await found('dao tao')).toEqual([])
  })

  test('B-064 search narrows by province, district and parking, alone and together', async () => {
    const parked = await salons.searchSalons({ cityId: 62, parking: true })
    expect(parked.length).toBeGreaterThan(0)
    expect(parked.every((salon) => salon.hasParking && salon.provinceId === 62)).toBe(true)
    expect((await salons.searchSalons({ districtId: 5 })).map((salon) => salon.id)).toEqual([11, 9, 10])
    expect(await salons.searchSalons({})).toHaveLength(97)
    expect(await salons.searchSalons({ parking: false })).toHaveLength(97)
  })

  test('a search longer than 100 letters is refused', async () => {
    expect((await get(`/salon/salon-filter?text=${'a'.repeat(101)}`)).status).toBe(422)
    expect(await found('a '.repeat(50).trim())).not.toHaveLength(0)
  })
})

describe('near', () => {
  const HOAN_KIEM = { latitude: 21.0287, longitude: 105.8523 }

  test('H-211 B-326 the nearest salons come first, each with its distance in km', async () => {
    const near = await salons.salonsNear(HOAN_KIEM)
    expect(near[0]).toMatchObject({ id: 1, distanceKm: 0.8 })
    const distances = near.map((salon) => salon.distanceKm!)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })

  test('B-075 B-076 nearby holds the closest 30, without salon 269 and without closed salons', async () => {
    const near = await salons.salonsNear({ latitude: 21.0002, longitude: 105.8452 })
    expect(near).toHaveLength(30)
    expect(near[0]).toMatchObject({ id: 2, distanceKm: 0 })
    expect(near.map((salon) => salon.id)).not.toContain(269)
    const nearClosed = await salons.salonsNear({ latitude: 10.7495, longitude: 106.6375 })
    expect(nearClosed.map((salon) => salon.id)).not.toContain(28)
  })

  test('a browser may send more digits of a coordinate than mean anything, words are refused', async () => {
    expect(await salons.salonsNear({ latitude: 21.028_712_345_678_912, longitude: 105.852_300_000_000_01 })).toHaveLength(30)
    expect((await get('/salon/get-salon-near?latitude=x&longitude=1')).status).toBe(422)
    expect((await get('/salon/get-salon-near?latitude=21')).status).toBe(422)
  })
})

describe('closed and open', () => {
  test('B-362 B-163 a closed salon says why and offers the five nearest open ones, an open one says nothing', async () => {
    const off = await salons.getSalonOff({ salonId: 28 })
    if (off.status !== 200) throw new Error('salon 28 is known')
    expect(off.body.message).toBe('Salon tạm nghỉ để nâng cấp. Anh chọn giúp em salon khác gần đó nhé!')
    const near = await salons.salonsNear({ latitude: 10.7495, longitude: 106.6375 })
    expect(off.body.alternativeIds).toEqual(near.slice(0, 5).map((salon) => salon.id))
    expect(await salons.getSalonOff({ salonId: 9 })).toEqual({ status: 200, body: { message: '', alternativeIds: [] } })
    expect((await salons.getSalonOff({ salonId: 999 })).status).toBe(404)
  })

  const openingOf = async (salonId: number, workDate: string) => {
    const opening = await salons.getOpening({ salonId, workDate })
    if (opening.status !== 200) throw new Error('no such salon')
    return opening.body
  }

  test('H-205 a salon serves from 8h30 to 20h30 on any day of the week', async () => {
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) {
      expect(await openingOf(9, day)).toEqual({ isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' })
    }
    expect((await salons.getOpening({ salonId: 999, workDate: '2026-11-21' })).status).toBe(404)
  })

  test('H-205 a closed salon and a day before the opening are refused with a reason', async () => {
    expect(await openingOf(28, '2026-11-21')).toMatchObject({ isOpen: false, message: expect.stringContaining('tạm nghỉ') as string })
    expect(await openingOf(18, '2026-11-22')).toMatchObject({ isOpen: false, message: 'Salon khai trương ngày 23-11-2026, anh đặt lịch từ ngày khai trương nhé!' })
    expect((await openingOf(18, '2026-11-23')).isOpen).toBe(true)
  })

  test('H-205 the chain closes on the eve and the first three days of the lunar year, 2026 to 2030', async () => {
    const firstDays = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-02']
    for (const first of firstDays) expect((await openingOf(9, first)).message).toContain('Tết Nguyên đán')
    const around = await Promise.all(['2027-02-04', '2027-02-05', '2027-02-08', '2027-02-09'].map((day) => openingOf(9, day)))
    expect(around.map((day) => day.isOpen)).toEqual([true, false, false, true])
  })

  test('H-205 a date that does not exist is refused', async () => {
    expect((await get('/salon/opening?salonId=9&workDate=31-02-2027')).status).toBe(422)
    expect((await get('/salon/opening?salonId=9')).status).toBe(422)
  })
})

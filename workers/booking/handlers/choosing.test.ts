import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../kit/vietnam-time'
import { booking, salons, session, newBookingInput } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, morning, setClock, today } from '../testing/salon-day'

setUpDemoData()
beforeEach(() => void (salons.isDown = false))

const any = { salonId: 9, bookDate: today, stylistId: 0, listServiceId: [1001] }

test('roles: an unknown phone, members, the diamond member who may book for others [B-361, B-159]', async () => {
  const role = (phone?: string) => booking().getRole({ salonId: 9, phone })
  const dates = [today, addDays(today, 1), addDays(today, 2)]
  expect(await role()).toEqual({
    memberType: 0,
    mayChooseStylist: true,
    mayBookForOthers: false,
    activeDays: 2,
    maxDays: 2,
    dates,
    guides: [],
  })
  expect(await role('0909090909')).toMatchObject({ memberType: 0, activeDays: 2 })
  expect(await role('0912345678')).toMatchObject({
    memberType: 3,
    mayBookForOthers: false,
    activeDays: 3,
    guides: [
      { step: 0, text: 'Anh là thành viên, ưu đãi riêng của anh ở mục Ưu đãi.', points: [] },
    ],
  })
  expect(await role('0912345680')).toMatchObject({
    memberType: 4,
    mayBookForOthers: true,
    activeDays: 3,
  })
})

test('the role of 0955555555 cannot be had [B-338, B-385]', async () => {
  await expect(booking().getRole({ salonId: 9, phone: '0955555555' })).rejects.toThrow('500')
})

test('the catalogue has six categories with their groups, versions, prices and add-ons [B-355, B-155]', async () => {
  const { status, body } = await booking().listServices({
    salonId: 9,
    lang: 'vi',
    choosenServiceIds: [],
  })
  if (status !== 200) throw new Error('no catalogue')
  expect(body.categories.map((category) => category.title)).toEqual([
    'Cắt gội thư giãn',
    'Gội massage thư giãn',
    'Uốn định hình nếp tóc',
    'Nhuộm thay đổi màu tóc',
    'Chăm sóc da mặt, lấy ráy tai',
    'Dưỡng tóc sau uốn nhuộm',
  ])
  expect(body.categories.flatMap((category) => category.groups)).toHaveLength(31)
  const services = body.categories.flatMap((category) =>
    category.groups.flatMap((group) => group.services),
  )
  expect(services.length).toBeGreaterThanOrEqual(40)
  expect(services.find((service) => service.id === 1001)).toMatchObject({
    price: 120_000,
    priceText: '120K',
    minutes: 45,
    deliveryType: 3,
    parts: [
      { name: 'Cắt tóc', type: 1 },
      { name: 'Gội massage', type: 2 },
    ],
  })
  expect(services.find((service) => service.id === 1003)).toMatchObject({ oldPrice: 219_000 })
  expect(services.find((service) => service.id === 1019)).toMatchObject({ childIds: [1023] })
  expect(services.find((service) => service.id === 1023)).toMatchObject({ parentId: 1019 })
  expect(services.find((service) => service.id === 1039)).toMatchObject({
    price: 0,
    priceText: 'FREE',
  })
  expect(services.find((service) => service.id === 1042)).toMatchObject({ isHidden: true })
  expect(body.categories[0]!.groups[0]!.addOns[0]).toEqual({
    serviceId: 1038,
    name: 'Lấy ráy tai',
    price: 70_000,
    minutes: 20,
  })
})

test('the catalogue carries weekend prices, suggestions and guides [B-156, B-161, B-157]', async () => {
  const { body } = await booking().listServices({ salonId: 9, lang: 'vi', choosenServiceIds: [] })
  if ('message' in body) throw new Error(JSON.stringify(body.message))
  const weekend = body.specialDays[0]!
  expect(weekend).toMatchObject({
    serviceId: 1001,
    dayPrice: 140_000,
    stylistPrice: 130_000,
    dayStylistPrice: 150_000,
    stylistLevel: 2,
  })
  expect(weekend.dates.length).toBeGreaterThanOrEqual(16)
  expect(weekend.dates.every((date) => [0, 6].includes(new Date(date).getUTCDay()))).toBe(true)
  expect(
    body.suggestions.map((rule) => [rule.rule, rule.selectedIds, rule.pattern, rule.serviceIds]),
  ).toEqual([
    ['equals', [1010], null, [1013]],
    ['regex', [], '^Uốn|^Nhuộm', [1041]],
    ['subset', [1001], null, [1038]],
  ])
  expect(body.guides).toEqual([
    {
      step: 2,
      text: 'Mỗi nhóm dịch vụ anh chọn một phiên bản.',
      points: ['Anh bấm xem chi tiết để xem ảnh và chọn dịch vụ thêm.'],
    },
  ])
  expect([body.keepsChosen, body.isGenZ]).toEqual([true, false])
})

test('chosen services stay unless one is no longer sold there [B-157, B-212, O-27]', async () => {
  const keeps = async (choosenServiceIds: number[], salonId = 9) => {
    const { body } = await booking().listServices({ salonId, lang: 'vi', choosenServiceIds })
    return 'keepsChosen' in body && body.keepsChosen
  }
  expect([
    await keeps([]),
    await keeps([1001, 1022]),
    await keeps([1022], 10),
    await keeps([1042]),
  ]).toEqual([true, true, false, false])
})

test('0977777777 is a genZ member; earlier services are shown to their owner only [B-157, B-341]', async () => {
  const list = async (phone: string, headers = {}) => {
    const { body } = await booking(headers).listServices({
      salonId: 9,
      customerPhone: phone,
      lang: 'vi',
      choosenServiceIds: [],
    })
    if ('message' in body) throw new Error(JSON.stringify(body.message))
    return {
      isGenZ: body.isGenZ,
      used: body.categories
        .flatMap((category) => category.groups.flatMap((group) => group.services))
        .filter((service) => service.wasUsed)
        .map((service) => service.id),
    }
  }
  expect(await list('0977777777')).toEqual({ isGenZ: true, used: [] })
  expect(await list('0912345678')).toEqual({ isGenZ: false, used: [] })
  expect(await list('0912345678', session('0912345678'))).toEqual({
    isGenZ: false,
    used: [1001, 1003, 1034, 1038],
  })
})

test('every group has a story with pictures; a salon or group that is not there is not found [B-356]', async () => {
  const { results } = await bindings.DB.prepare('SELECT id FROM service_group').all<{
    id: number
  }>()
  for (const { id } of results) {
    const { status, body } = await booking().getServiceDetail({
      salonId: 9,
      groupId: id,
      lang: 'vi',
    })
    expect([
      id,
      status,
      'banners' in body && body.banners.length > 0,
      'content' in body && body.content.length > 40,
    ]).toEqual([id, 200, true, true])
  }
  expect((await booking().getServiceDetail({ salonId: 9, groupId: 4711, lang: 'vi' })).status).toBe(
    404,
  )
  expect(
    (await booking().listServices({ salonId: 4711, lang: 'vi', choosenServiceIds: [] })).status,
  ).toBe(404)
})

test('the staff of a day include moved stylists [B-366, B-146, B-148]', async () => {
  const { stylists, skinners } = await booking().listStaff({ salonId: 9, workDate: today })
  const all = await bindings.DB.prepare(
    'SELECT COUNT(*) AS n FROM staff WHERE salon_id = 9 AND kind = ? AND (day_off IS NULL OR day_off <> ?)',
  )
    .bind('stylist', new Date(today).getUTCDay())
    .first<{ n: number }>()
  expect(stylists.filter((stylist) => stylist.salonId === 9)).toHaveLength(all!.n)
  expect(stylists.find((stylist) => stylist.id === 1003)).toMatchObject({ salonId: 10 })
  expect(skinners.length).toBeGreaterThanOrEqual(4)
  for (const skinner of skinners) expect(skinner).toEqual({ id: expect.any(Number) })
  for (const stylist of stylists) {
    expect(stylist).toMatchObject({
      isMaster: stylist.level === 3,
      avatar: expect.stringMatching(/^\/people\/\d\d\.svg$/),
      descriptionHtml: expect.stringContaining('<script>'),
    })
    expect(stylist.ratings.map((rating) => rating.name)).toEqual(['Cắt', 'Uốn', 'Nhuộm', 'Thái độ'])
  }
  const tomorrow = await booking().listStaff({ salonId: 9, workDate: addDays(today, 1) })
  // A stylist whose schedule is malformed has one day off a week, so he works on one of two days.
  expect([...stylists, ...tomorrow.stylists].find((stylist) => stylist.id === 902)?.photos).toEqual(
    [],
  )
  expect(await booking().listStaff({ salonId: 9, workDate: '2030-01-01' })).toEqual({
    stylists: [],
    skinners: [],
  })
})

test('hours come in three parts with the receptionist [B-150, B-151, B-367]', async () => {
  const { groups, hasFree, receptionName } = await booking().listHours(any)
  expect(groups.map((group) => [group.name, group.hours.length])).toEqual([
    ['Sáng', 11],
    ['Chiều', 16],
    ['Tối', 9],
  ])
  expect([hasFree, receptionName.length > 3]).toEqual([true, true])
})

test('an hour has frames, label and free staff, and none in the past is free [B-149]', async () => {
  const hours = (await booking().listHours(any)).groups.flatMap((group) => group.hours)
  expect(hours[0]).toEqual({
    id: 1,
    subHourId: 2,
    secondSubHourId: 3,
    label: '8h30',
    time: '8h30 - 9h30',
    isFree: false,
    freeStylists: 0,
    freeSkinners: 0,
  })
  expect(hours.map((hour) => hour.isFree).slice(0, 4)).toEqual([false, false, true, true])
  expect(hours.map((hour) => hour.isFree).slice(-3)).toEqual([true, false, false])
})

test('with a stylist chosen the counts are his; a stylist who moved has none [B-217]', async () => {
  const { stylists } = await booking().listStaff({ salonId: 9, workDate: today })
  const own = stylists.find((stylist) => stylist.salonId === 9 && !stylist.isMaster)!
  const hours = (await booking().listHours({ ...any, stylistId: own.id })).groups.flatMap(
    (group) => group.hours,
  )
  expect(Math.max(...hours.map((hour) => hour.freeStylists))).toBe(1)
  expect((await booking().listHours({ ...any, stylistId: 1003 })).hasFree).toBe(false)
})

test('a day out of sight or an unknown salon has no hours, and no object is made for it', async () => {
  for (const over of [
    { bookDate: addDays(today, -1) },
    { bookDate: addDays(today, 46) },
    { salonId: 4711 },
  ])
    expect(await booking().listHours({ ...any, ...over })).toMatchObject({
      groups: [],
      hasFree: false,
    })
})

test('a salon that opens later offers the days from its opening on [B-191]', async () => {
  salons.opens[18] = addDays(today, 2)
  expect((await booking().getRole({ salonId: 18 })).dates).toEqual([
    addDays(today, 2),
    addDays(today, 3),
    addDays(today, 4),
  ])
  delete salons.opens[18]
})

test('while salons is down its last response is used', async () => {
  const before = await booking().listHours({ ...any, salonId: 22 })
  salons.isDown = true
  setClock(morning + 600_000)
  const response = await booking().createBooking(
    newBookingInput({ salonId: 22 }, { bookHourId: 20 }),
  )
  expect(response.status).toBe(200)
  expect((await booking().listHours({ ...any, salonId: 22 })).groups.length).toBe(
    before.groups.length,
  )
  // The hours of another day stand in for a day without stored ones.
  expect(
    (await booking().listHours({ ...any, salonId: 22, bookDate: addDays(today, 1) })).hasFree,
  ).toBe(true)
  await expect(booking().listHours({ ...any, salonId: 23 })).rejects.toThrow('500')
})

test('the salons backend gets one request a minute per salon', async () => {
  const before = salons.calls
  for (let time = 0; time < 5; time++) await booking().listHours({ ...any, salonId: 30 })
  expect(salons.calls - before).toBeLessThanOrEqual(2)
})

test('only a customer at the salon gets frames that have just begun [B-225]', async () => {
  const free = async (utmSource?: string) =>
    (await booking().listHours({ ...any, salonId: 17, utmSource })).groups
      .flatMap((group) => group.hours)
      .filter((hour) => hour.isFree)
      .map((hour) => hour.id)
  // It is 9h05: the frames of 8h30 and 8h50 have begun, and their services last until after now.
  expect((await free()).slice(0, 2)).toEqual([3, 4])
  expect((await free('facebook')).slice(0, 2)).toEqual([3, 4])
  expect((await free('book_at_salon')).slice(0, 4)).toEqual([1, 2, 3, 4])
  setClock(morning + 10 * 60_000)
  expect((await free('book_at_salon')).slice(0, 2)).toEqual([2, 3])
})

test('roles are rate limited per address, except for the session [O-30, B-361]', async () => {
  const role = async (phone: string, headers: Record<string, string>) =>
    (
      await booking(
        { 'x-client-address': '203.0.113.7', ...headers },
        { ROLES_PER_ADDRESS: '2' },
      ).getRole({ salonId: 9, phone })
    ).memberType
  expect([
    await role('0912345678', {}),
    await role('0909090909', {}),
    await role('0912345680', {}),
  ]).toEqual([3, 0, 4])
  expect(await role('0912345679', {})).toBe(0)
  expect(await role('0912345678', session('0987654321'))).toBe(0)
  expect(await role('0912345678', session('0912345678'))).toBe(3)
  expect(await role('0912345679', { 'x-client-address': '203.0.113.8' })).toBe(2)
})

test('services, their stories and what stylists are best at are in English when requested [B-355, B-356, O-36]', async () => {
  const { status, body } = await booking().listServices({
    salonId: 9,
    lang: 'en',
    choosenServiceIds: [1001],
  })
  if (status !== 200) throw new Error('no catalogue')
  expect(body.categories[0]).toMatchObject({
    name: 'Cut, wash and massage',
    groups: expect.arrayContaining([expect.objectContaining({ name: '10-step cut and wash' })]),
  })
  const groups = body.categories.flatMap((category) => category.groups)
  const stories = await Promise.all(
    groups.map(async ({ id }) => {
      const story = await booking().getServiceDetail({ salonId: 9, groupId: id, lang: 'en' })
      return story.status === 200 ? story.body : null
    }),
  )
  const { stylists } = await booking().listStaff({ salonId: 9, workDate: today, lang: 'en' })
  // Addresses are made of Vietnamese names in each language.
  expect(groups.map(({ slugName }) => slugName)).toContain('Cắt gội 10 bước')
  const texts = JSON.stringify([
    body.categories.map(({ groups: named, ...category }) => [
      category,
      named.map(({ slugName: _address, ...group }) => group),
    ]),
    body.suggestions.map(({ title }) => title),
    body.guides,
    stories.map((story) => story && [story.title, story.content, story.tags]),
    stylists.map(({ skill }) => skill),
  ])
  const vietnamese = texts.split('"').filter((text) => /[à-ỹ]/i.test(text.replace('Tết', '')))
  expect([...new Set(vietnamese)]).toEqual([])
})

import { expect, test } from 'vitest'
import { booking, session } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, today } from '../testing/salon-day'

setUpDemoData()

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
    used: [1001, 1003, 1005, 1034],
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

import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { viewOf, type ChosenOffer } from './group/person-view'
import { MainStep } from './main/step'
import { OffersDialog } from './offers/dialog'
import type { SalonsData } from './salon/load.server'
import { SalonStep } from './salon/step'
import { attempt } from './testing/attempt'
import { renderHtml } from './testing/render-html'
import { DetailStep } from './services/detail-step'
import type { ServicesData } from './services/load.server'
import { ServiceStep } from './services/step'
import { chosen, cut, frame, main, mainSent, now, stylist, type Sold } from './testing/main-screen'

/** Whether these texts stand in a page, one after the other. */
function expectInOrder(html: string, parts: string[]): void {
  const places = parts.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

test('the main screen has salon, services and time for each customer, then notes [B-032, B-033]', async () => {
  expectInOrder(await mainSent(), [
    'Khách hàng 1',
    '1. Chọn salon',
    '2. Chọn dịch vụ',
    '3. Chọn ngày',
    'Ghi chú',
  ])
})

test('the field of the salon shows its address and, below, its warning [B-034, B-038]', async () => {
  expectInOrder(await mainSent(), [
    '1. Chọn salon',
    '252 Cầu Giấy, Hà Nội',
    'Salon đông khách cuối tuần',
    '2. Chọn dịch vụ',
  ])
})

test('the field of the services counts them and names each [B-039, B-040]', async () => {
  expectInOrder(await mainSent(), [
    '2. Chọn dịch vụ',
    'Đã chọn 1 dịch vụ',
    'Cắt gội 10 bước – Tiêu chuẩn',
    '3. Chọn ngày',
  ])
})

test('the total to be paid stands below the services, in đồng [B-041, B-007]', async () => {
  expectInOrder(await mainSent(), [
    'Cắt gội 10 bước – Tiêu chuẩn',
    'Tổng số tiền anh cần thanh toán',
    '120.000 VNĐ',
    '3. Chọn ngày',
  ])
})

test('an empty draft invites to choose salon and services [B-035, B-197]', async () => {
  const html = await mainSent(
    { salon: null, people: [viewOf<Sold>([], [])], hours: null, stylists: null },
    'step=0&salonId=0&phone=0909090909',
  )
  expect(html).toContain('Xem tất cả salon')
  expect(html).toContain('Xem tất cả dịch vụ hấp dẫn')
  expect(
    await mainSent({ people: [viewOf<Sold>([], [])] }, 'step=0&salonId=9&phone=0909090909&next=1'),
  ).toContain('Mời anh chọn dịch vụ để có stylist và giờ cắt phù hợp ạ!')
})

test('the first free hour precedes the groups, which show their free hours [B-045]', async () => {
  const at = (id: number, label: string, isFree: boolean) => ({ ...frame, id, label, isFree })
  const groups = [
    { name: 'Sáng', hours: [at(1, '8h30', true), at(2, '8h50', false)] },
    { name: 'Trưa', hours: [at(11, '11h50', false), at(12, '12h10', false)] },
    { name: 'Chiều', hours: [at(20, '14h50', false), at(21, '15h10', true)] },
  ]
  const sent = async (query = chosen) =>
    load(await mainSent({ hours: { ...main.hours!, groups } }, query))
  const $ = await sent()
  const texts = (of: string) => [...$(of)].map((one) => $(one).text())
  expect($('.hours > .chip').text()).toBe('Sớm nhất 15h10')
  expect($('.hours > .chip').attr('href')).toContain('date=2026-11-22&hour=21')
  expect(texts('.hours__name')).toEqual(['Sáng · đã qua', 'Trưa · đã kín', 'Chiều · còn 1 giờ'])
  expect(texts('details.hours__group .choice__label')).toEqual(['11h50', '12h10'])
  expect(texts('div.hours__group .choice__label')).toEqual(['14h50', '15h10'])
  expect((await sent(`${chosen}&date=2026-11-22&hour=21`))('.hours > .chip--on')).toHaveLength(1)
})

test('a fully booked day shows it under the day [B-221, B-222]', async () => {
  const html = await mainSent({
    hours: { ...main.hours!, groups: [{ name: 'Sáng', hours: [{ ...frame, isFree: false }] }] },
  })
  expect(html).toContain('Salon đã kín lịch ngày này, anh chọn ngày hoặc salon khác nhé!')
  expect(html).not.toContain('Stylist kín lịch')
})

test('a chosen stylist without a free hour opens the busy popup instead [B-220, B-246]', async () => {
  const html = await mainSent(
    { hours: { ...main.hours!, groups: [{ name: 'Sáng', hours: [{ ...frame, isFree: false }] }] } },
    `${chosen}&stylistId=31`,
  )
  expect(html).toContain('Stylist hôm nay đã kín lịch, anh chọn giúp em stylist khác nhé!')
  expect(html).not.toContain('Salon đã kín lịch')
})

test('if the place is lost, a booking with a skinner may continue without him [B-376]', async () => {
  const message = 'Giờ 10h30 vừa hết chỗ mất rồi.'
  const result = attempt({ kind: 'taken', reason: 'TAKEN', message, nearest: [] })
  const html = (query: string) => renderHtml(<MainStep data={main} result={result} />, query)
  expect(await html(`${chosen}&skinnerId=51`)).toMatch(
    /href="\/booking\?step=0(?![^"]*skinnerId)[^"]*chosenService=1001[^"]*"[^>]*><span>Skinner nào cũng được/,
  )
  expect(await html(chosen)).not.toContain('Skinner nào cũng được')
})

test('stylists fold away, and are left out where no service needs one [B-233, B-243]', async () => {
  expect(await mainSent()).toMatch(/<details class="fold stylists"><summary/)
  expect(await mainSent({}, `${chosen}&stylistId=31`)).toMatch(
    /<details class="fold stylists" open="">/,
  )
  expect(await mainSent({ needsStylist: false })).not.toContain('fold stylists')
  expect(await mainSent({ mayChooseStylist: false })).not.toContain('fold stylists')
})

test("only a master's card mentions twelve customers a day at a special price [B-248]", async () => {
  const notice = 'Stylist Master phục vụ tối đa 12 khách mỗi ngày với mức giá đặc biệt.'
  expect(
    await mainSent({ stylists: [{ ...stylist, isMaster: true }] }, `${chosen}&stylistId=31`),
  ).toContain(notice)
  expect(await mainSent({}, `${chosen}&stylistId=31`)).not.toContain(notice)
})

test('a chosen stylist shows ratings, card description and star [B-244, B-147]', async () => {
  const ratings = [
    { name: 'Cắt', stars: 4.8, ratedBy: 300, customers: 500 },
    { name: 'Nhuộm', stars: 5, ratedBy: 3, customers: 100 },
  ]
  const html = await mainSent({ stylists: [{ ...stylist, ratings }] }, `${chosen}&stylistId=31`)
  expect(html).toMatch(/Cắt 4,8 <svg/)
  expect(html).not.toContain('Nhuộm')
  expect(html).toContain('1,2k khách')
  expect(html).toMatch(/stylist__name">Huy Trần<svg/)
  expect(
    await mainSent({ stylists: [{ ...stylist, level: 1 }] }, `${chosen}&stylistId=31`),
  ).not.toMatch(/stylist__name">Huy Trần<svg/)
})

/** The main screen after a press on a stylist who works at another salon now. */
const withMoved = () => {
  const salon = { id: 12, name: 'Salon 348 Nguyễn Trãi', isOpen: true, openingDate: null }
  return mainSent({ stylists: [{ ...stylist, salonId: 12, salon }] }, `${chosen}&moved=31`)
}

test('a stylist who moved opens a dialog with the name of his salon [B-237, B-247]', async () => {
  expect(await withMoved()).toContain('Stylist Huy Trần đã chuyển sang Salon 348 Nguyễn Trãi')
})

test('instead of a stylist who moved the system may choose, or the booking follows him [B-238, B-239]', async () => {
  const html = await withMoved()
  expect(html).toContain('Hệ thống chọn giúp anh')
  expect(html).toMatch(/href="\/booking\?step=0&amp;salonId=12[^"]*stylistId=31/)
})

test('hours, staff or prices that could not be loaded cost only their own section [B-234, B-385]', async () => {
  const html = await mainSent({ hours: null, stylists: null, people: [viewOf<Sold>(null, [])] })
  expect(html).toContain('Em chưa tải được giờ trống.')
  expect(html).toContain('Em chưa tải được danh sách stylist.')
  expect(html).toContain('Em chưa tải được bảng giá.')
  expect(html).toContain('252 Cầu Giấy, Hà Nội')
})

test('in the salon the first free hour is chosen already [B-226]', async () => {
  expect(await mainSent({}, `${chosen}&utm_source=book_at_salon`)).toMatch(
    /<input[^>]*value="7"[^>]*checked=""|<input[^>]*checked=""[^>]*value="7"/,
  )
  expect(await mainSent()).not.toMatch(/name="hourId"[^>]*checked/)
})

const salons: SalonsData = {
  screen: 'salons',
  now,
  provinces: [],
  districts: [],
  cities: [],
  salons: null,
  isNear: false,
  isList: false,
  visited: [],
  ratings: {},
  visitedPoint: null,
  visitedTitle: null,
  isOwner: false,
  addresses: [],
  shown: 5,
  off: null,
}

const places = [10, 11].map((id) => ({
  id,
  name: `Salon ${id}`,
  addressNew: `${id} Láng`,
  addressNote: '',
  districtName: '',
  provinceId: 62,
  provinceName: '',
  isOpen: true,
  openingDate: null,
  hasParking: false,
  tag: null,
  distanceKm: null,
  image: null,
  imageFocus: null,
  latitude: 21.01,
  longitude: 105.8,
}))

test('salons visited before are shortcuts while none is chosen; pressed, one is chosen [B-037, B-389]', async () => {
  const visited = places.map(({ id, name, isOpen, openingDate }) => ({
    id,
    name,
    isOpen,
    openingDate,
  }))
  const html = await mainSent({ salon: null, visited }, 'step=0&salonId=0&phone=0909090909')
  expect(html).toMatch(/href="\/booking\?step=0&amp;salonId=10&amp;[^"]*"[^>]*>Salon 10</)
  expect(html).toContain('>Salon 11<')
  expect(await mainSent({ visited })).not.toContain('Salon anh đã từng đến')
})

test('who has visited no salon is one press away from those of a large city [B-036, B-037]', async () => {
  const cities = [
    { id: 62, name: 'Hà Nội' },
    { id: 1, name: 'TP. Hồ Chí Minh' },
  ]
  const here = 'step=0&salonId=0&phone=0909090909'
  const html = await mainSent({ salon: null, cities }, here)
  expect(html).toMatch(/href="\/booking\?step=1&amp;[^"]*&amp;cityId=62"[^>]*>Hà Nội</)
  expect(html).toMatch(/cityId=1"[^>]*>TP\. Hồ Chí Minh</)
  expect(await mainSent({ cities })).not.toContain('cityId=')
})

test('visited salons are a row of cards, marked in every list [B-066, B-329, B-071]', async () => {
  const visited = {
    ...salons,
    visited: places,
    visitedPoint: '21.01,105.8',
    visitedTitle: 'Salon anh đã từng đến',
  }
  const html = await renderHtml(<SalonStep data={visited} />, 'step=1&phone=0909090909')
  expect(html).toMatch(/<h2[^>]*>Salon anh đã từng đến<\/h2>.*10 Láng.*Đã từng đến.*11 Láng/s)
  expect(html).toMatch(/href="[^"]*near=21.01,105.8&amp;from=visited"/)
  expect(await renderHtml(<SalonStep data={salons} />, 'step=1&phone=0909090909')).not.toContain(
    'đã từng đến',
  )
  const nearby = await renderHtml(
    <SalonStep
      data={{ ...visited, isNear: true, salons: [...places, { ...places[0]!, id: 12 }] }}
    />,
    'step=1&phone=0909090909&near=21.01,105.8&from=visited',
  )
  expect(nearby).toContain('<h2 class="picker__region">Salon gần Salon 10</h2>')
  expect(nearby.match(/Đã từng đến/g)).toHaveLength(2)
})

const ownPlaces = {
  ...salons,
  isOwner: true,
  addresses: [
    { id: 3, name: 'Nhà' },
    { id: 4, name: 'Công ty' },
  ],
}
const picker = 'step=1&salonId=0&phone=0909090909'

test('each saved place is a chip that lists the salons near it [B-060]', async () => {
  const html = await renderHtml(<SalonStep data={ownPlaces} />, picker)
  expect(html).toMatch(/href="[^"]*address=3"[^>]*>Salon gần Nhà</)
  expect(html).toMatch(/href="[^"]*address=4"[^>]*>Salon gần Công ty</)
})

test('a second press on the chip of a place takes its filter back [B-061]', async () => {
  const html = await renderHtml(
    <SalonStep data={{ ...ownPlaces, isNear: true, salons: places }} />,
    `${picker}&address=3`,
  )
  expect(html).toMatch(
    /<a[^>]*aria-current="true"[^>]*href="(?![^"]*address=)[^"]*"[^>]*>Salon gần Nhà</,
  )
  expect(html).toMatch(/href="[^"]*address=4"[^>]*>Salon gần Công ty</)
  expect(html).toContain('<h2 class="picker__region">Salon gần Nhà</h2>')
})

test('the box of saved places leads to them, and is there for their owner only [B-012, B-067, B-068]', async () => {
  expect(await renderHtml(<SalonStep data={ownPlaces} />, picker)).toMatch(
    /href="\/save-location\?back=%2Fbooking%3Fstep%3D1/,
  )
  const other = await renderHtml(<SalonStep data={{ ...ownPlaces, isOwner: false }} />, picker)
  expect(other).not.toContain('/save-location')
  expect(other).not.toContain('Salon gần Nhà')
})

test('a list that could not be loaded shows that there is no data [B-079]', async () => {
  expect(await renderHtml(<SalonStep data={{ ...salons, provinces: null }} />, 'step=1')).toContain(
    'Không có dữ liệu',
  )
})

test('an empty search nearby shows a message [B-080]', async () => {
  const html = await renderHtml(
    <SalonStep data={{ ...salons, isNear: true, salons: [] }} />,
    'step=1&near=8.5,104.7',
  )
  expect(html).toContain('Không có salon nào gần bạn, vui lòng thử lại sau!')
})

const version = {
  id: 1003,
  groupId: 102,
  parentId: null,
  categoryId: 1,
  name: 'Cắt gội Combo 2',
  versionName: '',
  subtitle: '',
  description: '',
  minutes: 55,
  price: 0,
  priceText: 'FREE',
  oldPrice: null,
  images: [],
  tags: [],
  isDefault: true,
  hasDetail: true,
}
const group = { id: 102, name: 'Cắt gội Combo 2', services: [version], addOns: [] }
const services: ServicesData = {
  screen: 'detail',
  now,
  salon: null,
  categories: [{ id: 1, name: '', title: '', groups: [group] }],
  suggestions: [],
  isGenZ: false,
  guides: [],
  detail: {
    title: 'Combo 2',
    content: 'Một\nHai',
    tags: ['Mới'],
    banners: [
      { kind: 'IMAGE', url: '/art/service/combo.svg' },
      { kind: 'VIDEO', url: 'https://video.test/1' },
    ],
  },
  isSomeGone: false,
  offers: [],
}

test('a service counts as removed only if the loaded list lacks it [B-355]', async () => {
  const unloaded = await renderHtml(
    <DetailStep data={{ ...services, categories: null, detail: null }} />,
    'step=3&salonId=9&group=102&flow=1',
  )
  expect(unloaded).toContain('Em chưa tải được bảng dịch vụ.')
  expect(unloaded).toMatch(/href="\/booking\?step=3[^"]*group=102/)
  expect(unloaded).not.toContain('Dịch vụ này hiện không có tại salon.')
  expect(
    await renderHtml(<DetailStep data={services} />, 'step=3&salonId=9&group=999&flow=1'),
  ).toContain('Dịch vụ này hiện không có tại salon.')
})

test('only a genZ member sees the notice above the services [B-341]', async () => {
  const step2 = 'step=2&salonId=9&phone=0977777777&flow=1'
  expect(
    await renderHtml(
      <ServiceStep data={{ ...services, screen: 'services', isGenZ: true }} />,
      step2,
    ),
  ).toContain('Thành viên GenZ')
  expect(
    await renderHtml(<ServiceStep data={{ ...services, screen: 'services' }} />, step2),
  ).not.toContain('GenZ')
})

test('a detail shows title, subtitle and tags [B-094]', async () => {
  const subtitled = { ...group, services: [{ ...version, subtitle: 'Gội sạch sâu' }] }
  const html = await renderHtml(
    <DetailStep
      data={{ ...services, categories: [{ id: 1, name: '', title: '', groups: [subtitled] }] }}
    />,
    'step=3&salonId=9&group=102&flow=1',
  )
  expect(html).toMatch(/<h2[^>]*>Combo 2<\/h2><p[^>]*>Gội sạch sâu<\/p>/)
  expect(html).toMatch(/<span class="chip[^"]*">Mới<\/span>/)
})

const detail = () => renderHtml(<DetailStep data={services} />, 'step=3&salonId=9&group=102&flow=1')

test('a detail shows its pictures and videos, and folds its text [B-095, B-096]', async () => {
  const html = await detail()
  expect(html).toContain('src="/art/service/combo.svg"')
  expect(html).toContain('href="https://video.test/1"')
  expect(html).toContain('<p>Hai</p>')
})

test('the only version of a detail is chosen already, also when it is free [B-097, B-292]', async () => {
  const html = await detail()
  expect(html).toContain('FREE')
  expect(html).toContain('Thêm 1 dịch vụ')
})

const offer: ChosenOffer = {
  id: 501,
  name: 'Giờ vàng',
  isValid: true,
  message: '',
  isPrepaid: false,
  discount: 0,
  appliesTo: [{ id: 1001, price: 99_000 }],
}
const withOffer = { people: [viewOf<Sold>([cut], [offer])], total: viewOf([cut], [offer]).total }

test('a chosen offer shows both prices and its saving, and is posted [B-108, B-291]', async () => {
  const html = await mainSent(withOffer, `${chosen}&offers=501`)
  expect(html).toContain('Đã chọn 1 ưu đãi')
  expect(html).toContain('Tiết kiệm 21.000 VNĐ')
  expect(html).toMatch(/<ins>99\.000 VNĐ<\/ins> <del[^>]*>.*?140\.000 VNĐ<\/del>/)
  expect(html).toContain('name="offer" value="0.501"')
})

test('an invalid chosen offer is not counted in the price, with a notice [B-109, B-110]', async () => {
  const out = { ...offer, isValid: false, message: 'Ưu đãi không áp dụng vào ngày anh chọn.' }
  const html = await mainSent({ people: [viewOf<Sold>([cut], [out])] }, `${chosen}&offers=501`)
  expect(html).toContain(
    'Ưu đãi “Giờ vàng” chưa dùng được: Ưu đãi không áp dụng vào ngày anh chọn.',
  )
  expect(html).not.toContain('99.000 VNĐ')
  expect(html).not.toContain('name="offer"')
})

test('when offers cannot be checked the price counts none of them, and none is sent [B-108]', async () => {
  const html = await mainSent({ people: [viewOf<Sold>([cut], null)] }, `${chosen}&offers=501`)
  expect(html).toContain('Em chưa kiểm tra được ưu đãi, giá đang chưa tính ưu đãi.')
  expect(html).not.toContain('name="offer"')
})

test('without the price list the total is unknown and not free [B-290, B-292]', async () => {
  const view = viewOf<Sold>(null, null)
  const html = await mainSent({ people: [view], total: view.total }, chosen)
  expect(html).toMatch(/summary__total.*?<span class="price">–<\/span>/)
  expect(html).not.toContain('FREE')
})

test('a better offer is proposed by a dialog, which opens in place [B-107, B-127]', async () => {
  const proposal = {
    id: 504,
    name: 'Combo 4',
    effect: 'Còn 339K',
    condition: '',
    expires: '',
    saving: 50_000,
  }
  expect(await mainSent({ proposal })).toMatch(
    /href="[^"]*offer_ask=1"[^>]*>.*?<span>Tiết kiệm thêm 50\.000 VNĐ với “Combo 4”/,
  )
  const dialog = await renderHtml(<OffersDialog proposal={proposal} />, `${chosen}&offers=501`)
  expect(dialog).toContain('Ưu đãi</h2>')
  expect(dialog).toMatch(/href="\/booking\?step=0[^"]*offers=501,504[^"]*"><span>Áp dụng ưu đãi/)
})

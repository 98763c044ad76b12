import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { create } from './submit/create.server'
import { viewOf } from './group/person-view'
import { PhoneDialog } from './submit/phone-dialog'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { GroupSection } from './group/group-section'
import { CodeForm } from './offers/code-form'
import { OfferStep } from './offers/detail-step'
import { OffersStep } from './offers/step'
import type { SalonsData } from './salon/load.server'
import { SalonStep } from './salon/step'
import { renderHtml } from './testing/render-html'
import { listedSalon, salonPicker } from './testing/salon-picker'
import { serviceList } from './testing/service-list'
import { DetailStep } from './services/detail-step'
import { ServiceStep } from './services/step'
import { chosen, cut, frame, main, mainSent, now, stylist, type Sold } from './testing/main-screen'
import { PhoneBox } from '../home/phone-box'
import { LogInSteps } from '../auth/steps'

/** The words of a screen as they are read, and its heading. */
function readOf(html: string): { heading: string; words: string } {
  const $ = load(html)
  return { heading: $('h1').first().text(), words: $('body').text().replace(/\s+/g, ' ') }
}

const empty = { salon: null, people: [viewOf<Sold>([], [])], hours: null, stylists: null }
const nowhere = 'step=0&salonId=0&phone=0909090909'

const salons: SalonsData = {
  ...salonPicker,
  provinces: (
    [
      ['NORTH', 62, 'Hà Nội', 30],
      ['CENTRAL', 15, 'Đà Nẵng', 1],
      ['SOUTH', 1, 'TP. Hồ Chí Minh', 22],
    ] as const
  ).map(([region, id, name, salonCount]) => ({ id, name, region, salonCount })),
  districts: [{ id: 2, name: 'Quận Hoàn Kiếm' }],
  cities: [{ id: 99, name: 'Điện Biên', salonCount: 0 }],
  isOwner: true,
  addresses: [{ id: 3, name: 'Nhà' }],
}
const salon = listedSalon(10)
const offersData = {
  screen: 'offers' as const,
  who: 'logged-out' as const,
  viewerPhone: null,
  offers: { fromSalon: [], fromCustomer: [], best: [] },
  services: [],
  isTaken: false,
}

test('the steps are headed: Đặt lịch giữ chỗ, Chọn salon, Chọn dịch vụ [T-01, T-02, T-03]', async () => {
  const headings = [
    await mainSent(),
    await renderHtml(<SalonStep data={salons} />, 'step=1'),
    await renderHtml(<ServiceStep data={serviceList} />, 'step=2&salonId=9&flow=1'),
  ].map((html) => readOf(html).heading)
  expect(headings).toEqual(['Đặt lịch giữ chỗ', 'Chọn salon', 'Chọn dịch vụ'])
})

test('the offers and their tabs have the specified headings [T-04, T-05, T-06]', async () => {
  const list = await renderHtml(
    <OffersStep data={offersData} result={undefined} />,
    'step=4&salonId=9',
  )
  expect(readOf(list).heading).toBe('Ưu đãi từ salon')
  expect(
    load(list)('nav a')
      .toArray()
      .map((tab) => load(tab).text()),
  ).toEqual(expect.arrayContaining(['Ưu đãi từ salon', 'Ưu đãi của anh']))
  const detail = await renderHtml(
    <OfferStep data={{ screen: 'offer', offer: null, isFailed: false, sold: [] }} />,
    'step=5&salonId=9&offer=501&flow=1',
  )
  expect(readOf(detail).heading).toBe('Chi tiết ưu đãi')
})

test('the bar of the services has the button Xong, the main screen its hint [T-07, T-08]', async () => {
  const bar = await renderHtml(
    <ServiceStep data={serviceList} />,
    'step=2&salonId=9&chosenService=1003&flow=1',
  )
  expect(load(bar)('.button--primary').text()).toBe('Xong')
  expect(load(await mainSent())('.summary__hint').text()).toBe(
    'Đặt lịch giữ chỗ nhanh, đến là làm không phải chờ',
  )
})

test('the box of Home is headed ĐẶT LỊCH GIỮ CHỖ CHỈ 30 GIÂY and has the phone field [T-09, T-10]', async () => {
  const $ = load(await renderHtml(<PhoneBox />, ''))
  expect($('h2').text()).toBe('ĐẶT LỊCH GIỮ CHỖ CHỈ 30 GIÂY')
  expect($('input[name=phone]').attr('placeholder')).toBe('Nhập SĐT để đặt lịch')
  expect($('input[name=phone]').attr('maxlength')).toBe('20')
})

test('without a salon the main screen leads to all of them and to the nearest [T-11, T-12]', async () => {
  const { words } = readOf(await mainSent(empty, nowhere))
  expect(words).toContain('Xem tất cả salon')
  expect(words).toContain('Tìm salon gần anh')
  expect(readOf(await renderHtml(<SalonStep data={salons} />, 'step=1')).words).toContain(
    'Tìm salon gần anh',
  )
})

test('the services are counted, invited to, and summed up [T-13, T-14, T-15]', async () => {
  const { words } = readOf(await mainSent())
  expect(words).toContain('Đã chọn 1 dịch vụ')
  expect(words).toContain('Tổng số tiền anh cần thanh toán')
  expect(readOf(await mainSent(empty, nowhere)).words).toContain('Xem tất cả dịch vụ hấp dẫn')
})

test('the third part is day, hour and stylist, where the system chooses first [T-16, T-17, T-18]', async () => {
  const $ = load(await mainSent())
  expect($('#part-hour-title').text()).toBe('3. Chọn ngày, giờ & stylist')
  expect($('.stylists summary').text()).toContain('Chọn Stylist')
  expect($('.stylist').first().text()).toBe('Hệ thống chọn giúp anh')
})

test('hints name what is missing: the salon, then a service [T-19, T-20]', async () => {
  const pressed = await mainSent(empty, `${nowhere}&next=1`)
  expect(load(pressed)('#part-salon').text()).toContain(
    'Anh vui lòng chọn salon trước để xem lịch còn trống ạ!',
  )
  const there = await mainSent(
    { people: [viewOf<Sold>([], [])] },
    'step=0&salonId=9&phone=0909090909&next=1',
  )
  expect(load(there)('#part-services').text()).toContain(
    'Mời anh chọn dịch vụ để có stylist và giờ cắt phù hợp ạ!',
  )
})

test('the picker searches places, and counts the salons of a city [T-21, T-22, O-34]', async () => {
  const $ = load(await renderHtml(<SalonStep data={salons} />, 'step=1'))
  expect($('input[name=q]').attr('placeholder')).toBe('Tìm kiếm salon theo tỉnh, thành phố, quận')
  expect($('.cities__city').first().text()).toBe('Hà Nội30 cơ sở')
  const found = await renderHtml(
    <SalonStep data={{ ...salons, isList: true, salons: [] }} />,
    'step=1&q=dien',
  )
  expect(readOf(found).words).toContain('Điện BiênChưa có cơ sở')
})

test('the picker names the regions, all districts and the parking [T-23, T-24, T-25]', async () => {
  const $ = load(await renderHtml(<SalonStep data={salons} />, 'step=1'))
  expect(
    $('.picker__region')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual(['Miền Bắc', 'Miền Trung', 'Miền Nam'])
  expect($('.salon-search').text()).toContain('Có chỗ đậu ô tô (Có thể mất phí)')
  const city = load(
    await renderHtml(
      <SalonStep data={{ ...salons, isList: true, salons: [salon] }} />,
      'step=1&cityId=62',
    ),
  )
  expect(city('select[name=districtId] option').first().text()).toBe('Tất cả quận huyện')
})

test('cards show saved places, visited, opening soon and newly opened salons [T-26, T-27]', async () => {
  const list = [
    { ...salon, tag: 'OPENING_SOON' as const },
    { ...salon, id: 11, tag: 'NEWLY_OPENED' as const },
  ]
  const { words } = readOf(
    await renderHtml(
      <SalonStep
        data={{
          ...salons,
          isNear: true,
          salons: list,
          visited: [salon],
        }}
      />,
      'step=1&phone=0909090909&near=21,105.8',
    ),
  )
  for (const text of ['Salon gần Nhà', 'Đã từng đến', 'Sắp khai trương', 'Mới khai trương'])
    expect(words).toContain(text)
})

test('days are Hôm nay, Ngày mai, Ngày kia with weekday and date, an ordinary one or a weekend [T-28]', async () => {
  const days = (
    [
      ['2026-11-22', 'TODAY', true],
      ['2026-11-23', 'TOMORROW', false],
      ['2026-11-24', 'DAY_AFTER', false],
    ] as const
  ).map(([date, tag, isWeekend]) => ({ date, tag, isWeekend, isActive: true, price: null }))
  const $ = load(await mainSent({ days }))
  expect(
    $('.days__day')
      .toArray()
      .map((day) => $(day).text()),
  ).toEqual([
    'Hôm nayCN, 22/11Cuối tuần',
    'Ngày maiT2, 23/11Ngày thường',
    'Ngày kiaT3, 24/11Ngày thường',
  ])
})

test('a customer without a choice is advised at the salon [T-29]', async () => {
  const html = await mainSent(
    { salon: { ...main.salon!, offersConsultation: true }, people: [viewOf<Sold>([], [])] },
    'step=0&salonId=9&phone=0909090909',
  )
  expect(load(html)('#part-services').text()).toContain(
    'Anh không biết chọn dịch vụ gì! Nhân viên sẽ giúp anh chọn dịch vụ tại cửa hàng',
  )
})

test('services are added singly or from a detail, in two layouts, priced in thousands [T-30, T-31]', async () => {
  const $ = load(await renderHtml(<ServiceStep data={serviceList} />, 'step=2&salonId=9&flow=1'))
  expect($('.services').text()).toContain('(1K = 1000đ)')
  expect($('.services').text()).toContain('Thêm dịch vụ')
  expect($('[aria-label^="Kiểu xem"]').attr('aria-label')).toBe('Kiểu xem: Lưới')
  const detail = await renderHtml(
    <DetailStep data={{ ...serviceList, screen: 'detail' }} />,
    'step=3&salonId=9&group=102&flow=1',
  )
  expect(load(detail)('.button--primary').text()).toBe('Thêm 1 dịch vụ')
})

test('no fitting hour, a busy stylist and a full salon have their sentences [T-32, T-33, T-34]', async () => {
  expect(load(await mainSent())('.backup__ask').text()).toBe('Anh chưa tìm được giờ phù hợp?')
  const full = {
    hours: { ...main.hours!, groups: [{ name: 'Sáng', hours: [{ ...frame, isFree: false }] }] },
  }
  const busy = async (day: string, more = '') =>
    load(await mainSent({ ...full, day }, `${chosen}&stylistId=31${more}`))('dialog').text()
  const tomorrow = {
    ...full,
    day: '2026-11-23',
    days: [
      {
        date: '2026-11-23',
        tag: 'TOMORROW' as const,
        isActive: true,
        isWeekend: false,
        price: null,
      },
    ],
  }
  expect(await busy('2026-11-22')).toContain(
    'Stylist hôm nay đã kín lịch, anh chọn giúp em stylist khác nhé!',
  )
  expect(await busy('2026-11-22')).toContain('Đồng ý')
  expect(
    load(await mainSent(tomorrow, `${chosen}&stylistId=31&date=2026-11-23`))('dialog').text(),
  ).toContain('Stylist ngày mai đã kín lịch')
  expect(await busy('2026-12-05', '&date=2026-12-05')).toContain('Stylist 05/12 đã kín lịch')
  expect(load(await mainSent(full))('#part-hour').text()).toContain(
    'Salon đã kín lịch ngày này, anh chọn ngày hoặc salon khác nhé!',
  )
})

test('only the time of customer 1 can be changed, and a group requires the log-in [T-35, T-36]', async () => {
  const form = new FormData()
  form.set('date', '2026-11-22')
  form.set('hourId', '16')
  const site = {
    now,
    gateway: { query: () => Promise.resolve({ ok: false }) },
  } as unknown as Site
  const { data } = await create(
    site,
    new Request('https://muot.example/booking', { method: 'POST' }),
    readDraft(
      new URLSearchParams(
        'salonId=9&date=2026-11-22&chosenService=1001&hour=12&p2=1010_14&person=2',
      ),
    ),
    form,
  )
  expect(data.outcome).toEqual({
    kind: 'invalid',
    errors: { hour: 'Chỉ có thể đổi giờ của khách hàng 1.' },
  })
  const group = await renderHtml(
    <GroupSection data={{ ...main, people: [viewOf<Sold>([cut], []), viewOf<Sold>([], [])] }}>
      {null}
    </GroupSection>,
    `${chosen}&p2=0`,
  )
  expect(readOf(group).words).toContain('ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM')
})

test('a promo code that cannot be checked shows "try again later" [T-37]', async () => {
  const html = await renderHtml(
    <CodeForm result={{ about: 'offers', outcome: { kind: 'failed' }, typed: 'TET' }} tab={1} />,
    'step=4&salonId=9',
  )
  expect(readOf(html).words).toContain('Có lỗi xảy ra, vui lòng thử lại sau!')
})

test('six special requests can be ticked [T-39]', async () => {
  const $ = load(await mainSent({ stylists: [stylist] }))
  expect(
    $('input[name=requests]')
      .toArray()
      .map((box) => [$(box).attr('value'), $(box).parent().text()]),
  ).toEqual(
    [
      'Tư vấn cắt tóc mới',
      'Hỏi kĩ trong khi cắt',
      'Hướng dẫn vuốt sáp tại nhà',
      'Da dễ kích ứng',
      'Bỏ bớt thời gian gội, cắt sớm',
      'Cắt - giũa móng tay',
    ].map((request) => [request, request]),
  )
})

test('the texts that the specification leaves open have wordings too [O-35]', async () => {
  const welcome = await renderHtml(
    <PhoneDialog onClose={() => undefined} onDone={() => undefined} />,
    'salonId=9&phone=0&step=0',
  )
  expect(readOf(welcome).words).toContain('Chào mừng anh đến với')
  const code = {
    step: 'code' as const,
    phone: '0912345678',
    isNew: true,
    channel: 'SMS' as const,
    info: '',
    againAt: now,
    now,
    error: null,
    captcha: null,
  }
  const steps = (isNew: boolean) =>
    renderHtml(
      <LogInSteps
        first={{ ...code, isNew }}
        onLoggedIn={() => undefined}
        onDone={() => undefined}
      />,
      '',
    )
  expect(readOf(await steps(true)).words).toContain('Chỉ còn một bước nữa là xong!')
  expect(readOf(await steps(false)).words).not.toContain('là xong!')
  const { words } = readOf(await mainSent())
  expect(words).toContain('1900.299.993')
  expect(words).toContain('Nhân viên sẽ gọi anh trước ít nhất 30 phút để sắp xếp chỗ.')
})

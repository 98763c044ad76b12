import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { create } from './submit/create.server'
import { viewOf } from './group/person-view'
import { PhoneDialog } from './submit/phone-dialog'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { GroupSection } from './main/sections'
import { CodeForm } from './offers/code-form'
import { OfferStep } from './offers/detail-step'
import { OffersStep } from './offers/step'
import { SalonStep } from './salon/step'
import { readOf, renderHtml } from './testing/render-html'
import {
  chosen,
  cut,
  main,
  mainSent,
  now,
  salons,
  serviceList,
  stylist,
  type Sold,
} from './testing/screen-data'
import { DetailStep } from './services/detail-step'
import { ServiceStep } from './services/step'
import { PhoneBox } from '~/routes/home/page'
import { LogInSteps } from '../auth/steps'

const empty = { salon: null, people: [viewOf<Sold>([], [])], hours: null, stylists: null }
const nowhere = 'step=0&salonId=0&phone=0909090909'

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
  const none = await mainSent(empty, nowhere)
  expect(readOf(none).words).toContain('Xem tất cả dịch vụ hấp dẫn')
  expect(load(none)('.summary__total').text()).toBe('Tổng thanh toán–')
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
  const html = await renderHtml(<CodeForm result={{ form: 'lost' }} tab={1} />, 'step=4&salonId=9')
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
  // Why it is another number than that of the footer.
  expect(words).toContain('1900.299.993, số riêng cho dữ liệu cá nhân')
  expect(words).toContain('Nhân viên sẽ gọi anh trước ít nhất 30 phút để sắp xếp chỗ.')
})

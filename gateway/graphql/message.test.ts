import { expect, test } from 'vitest'
import { coded, type Message } from '../../workers/kit/message'
import { noticeOf, refusalFields, sentenceOf } from './message'

function sentences(message: Message): string[] {
  return [sentenceOf(message, 'vi'), sentenceOf(message, 'en')]
}

const refused = (message: Message, language: 'vi' | 'en' = 'vi') => ({
  message: refusalFields.message({ message }, {}, { language }),
  code: refusalFields.code({ message }),
  params: refusalFields.params({ message }),
})

test.each([
  [
    coded('PLACE_TAKEN', { hour: 550 }),
    'Giờ 9h10 vừa hết chỗ mất rồi, anh chọn giúp em giờ khác nhé!',
    '9:10 has just been taken. Please choose another time.',
  ],
  [
    coded('DAY_TOO_FAR', { last: '2026-11-24' }),
    'Em chỉ nhận lịch đến hết ngày 24/11, anh chọn ngày gần hơn giúp em nhé!',
    'We’re taking bookings until 24\u00a0Nov. Please choose an earlier day.',
  ],
  [
    coded('SALON_OPENS_ON', { day: '2026-11-25' }),
    'Salon khai trương ngày 25-11-2026, anh đặt lịch từ ngày khai trương nhé!',
    'The salon opens on 25\u00a0Nov 2026. You can book from that day on.',
  ],
  [
    coded('OFFER_OTHER_HOUR', { from: 510, until: 660 }),
    'Ưu đãi áp dụng cho giờ bắt đầu từ 8h30 đến trước 11h00.',
    'This offer applies to start times from 8:30 to before 11:00.',
  ],
  [
    coded('OFFER_OTHER_TIER', { tiers: [2, 3, 4] }),
    'Ưu đãi dành cho thành viên hạng Bạc, Vàng hoặc Kim cương.',
    'This offer is for Silver, Gold or Diamond members.',
  ],
  [
    coded('TRIED_TOO_OFTEN', { minutes: 1 }),
    'Anh đã thử quá nhiều lần. Anh quay lại sau 1 phút giúp em nhé!',
    'That was one try too many. Please come back in 1 minute.',
  ],
])('%j is written as each language writes it [O-36, H-014]', (message, vi, en) => {
  expect(sentences(message)).toEqual([vi, en])
})

test('a service within a message is named in English where its name is known [O-36]', () => {
  const child = 'Tinh chất Collagen khi uốn'
  expect(sentences(coded('NEEDS_PARENT', { child, parent: 'Uốn Hàn Quốc' }))).toEqual([
    'Tinh chất Collagen khi uốn chỉ làm kèm Uốn Hàn Quốc, anh chọn thêm dịch vụ đó giúp em nhé!',
    'Collagen essence with a perm is only available with Korean perm. Please add it too.',
  ])
  const services = ['Cắt gội 10 bước', 'Uốn Hàn Quốc', 'Chưa ai biết']
  expect(sentences(coded('OFFER_NEEDS_ONE_OF', { services }))).toEqual([
    'Anh chọn Cắt gội 10 bước, Uốn Hàn Quốc hoặc Chưa ai biết để dùng ưu đãi này nhé!',
    'Choose 10-step cut and wash, Korean perm or Chưa ai biết to use this offer.',
  ])
})

test('of several messages a refusal has all sentences, and the code of the first [O-46, O-36]', () => {
  const message: Message = [
    { code: 'BOOKINGS_STAND', params: { bookings: 2 } },
    { code: 'HOME_VISITS_STAND', params: { visits: 1 } },
    { code: 'WITHDRAWAL_CANCELS', params: {} },
  ]
  const first = { code: 'BOOKINGS_STAND', params: [{ name: 'bookings', values: ['2'] }] }
  expect(refused(message)).toEqual({
    message:
      'Anh đang có 2 lịch hẹn tại salon. Anh đang có 1 yêu cầu phục vụ tại nhà. Rút lại sự đồng ý này thì em sẽ hủy hết giúp anh.',
    ...first,
  })
  expect(refused(message, 'en')).toEqual({
    message:
      'You have 2 upcoming bookings at our salons. You have 1 open request for a visit at home. If you withdraw this consent, we’ll cancel all of that.',
    ...first,
  })
  expect(refused(coded('OFFER_OTHER_TIER', { tiers: [2, 3] })).params).toEqual([
    { name: 'tiers', values: ['2', '3'] },
  ])
})

test('the sentence of a host is passed on without a code [O-36]', () => {
  const host = { message: 'Hôm nay hết quà.', code: null, params: [] }
  expect([refused('Hôm nay hết quà.'), refused('Hôm nay hết quà.', 'en')]).toEqual([host, host])
})

test('a host that refuses without a word is excused in a whole sentence [H-275]', () => {
  expect(refused('')).toEqual({
    message: 'Hệ thống gián đoạn, vui lòng thực hiện lại',
    code: 'INTERRUPTED',
    params: [],
  })
  expect(noticeOf('', 'vi')).toBeNull()
})

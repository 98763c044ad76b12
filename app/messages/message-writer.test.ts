import { expect, test } from 'vitest'
import { translators } from '~/server/request/language'
import { translate as onTheWay } from './en/translate'

type Params = { name: string; values: string[] }[]

/** An answer with one message of codes, as it comes from the gateway. */
function respondWith(...codes: [code: string, params?: Params][]) {
  const coded = codes.map(([code, params = []]) => ({ code, params }))
  return { act: { __typename: 'NotFound', message: '', coded } }
}

function sentences(...codes: [code: string, params?: Params][]): string[] {
  return [translators.vi, translators.en, onTheWay].map(
    (translate) => translate(respondWith(...codes)).act.message,
  )
}

test('a message is written in the language of the page, in loaders and in the browser [O-36, H-014]', () => {
  const english = 'You have no spins left. Do quests or swap points for more.'
  expect(sentences(['NO_SPINS'])).toEqual([
    'Anh đã hết lượt quay. Làm nhiệm vụ hoặc đổi điểm để có thêm lượt nhé!',
    english,
    english,
  ])
})

test.each([
  [
    'PLACE_TAKEN',
    [{ name: 'hour', values: ['550'] }],
    'Giờ 9h10 vừa hết chỗ mất rồi, anh chọn giúp em giờ khác nhé!',
    '9:10 has just been taken. Please choose another time.',
  ],
  [
    'DAY_TOO_FAR',
    [{ name: 'last', values: ['2026-11-24'] }],
    'Em chỉ nhận lịch đến hết ngày 24/11, anh chọn ngày gần hơn giúp em nhé!',
    'We’re taking bookings until 24\u00a0Nov. Please choose an earlier day.',
  ],
  [
    'SALON_OPENS_ON',
    [{ name: 'day', values: ['2026-11-25'] }],
    'Salon khai trương ngày 25-11-2026, anh đặt lịch từ ngày khai trương nhé!',
    'The salon opens on 25\u00a0Nov 2026. You can book from that day on.',
  ],
  [
    'OFFER_OTHER_HOUR',
    [
      { name: 'from', values: ['510'] },
      { name: 'until', values: ['660'] },
    ],
    'Ưu đãi áp dụng cho giờ bắt đầu từ 8h30 đến trước 11h00.',
    'This offer applies to start times from 8:30 to before 11:00.',
  ],
  [
    'OFFER_OTHER_TIER',
    [{ name: 'tiers', values: ['2', '3', '4'] }],
    'Ưu đãi dành cho thành viên hạng Bạc, Vàng hoặc Kim cương.',
    'This offer is for Silver, Gold or Diamond members.',
  ],
  [
    'TRIED_TOO_OFTEN',
    [{ name: 'minutes', values: ['1'] }],
    'Anh đã thử quá nhiều lần. Anh quay lại sau 1 phút giúp em nhé!',
    'That was one try too many. Please come back in 1 minute.',
  ],
])(
  'the parameters of %s are written as each language writes them [O-36, H-014]',
  (code, params, vi, en) => {
    expect(sentences([code, params])).toEqual([vi, en, en])
  },
)

test('a service within a message is named in English where its name is known [O-36]', () => {
  const params = [
    { name: 'child', values: ['Tinh chất Collagen khi uốn'] },
    { name: 'parent', values: ['Uốn Hàn Quốc'] },
  ]
  expect(sentences(['NEEDS_PARENT', params]).slice(0, 2)).toEqual([
    'Tinh chất Collagen khi uốn chỉ làm kèm Uốn Hàn Quốc, anh chọn thêm dịch vụ đó giúp em nhé!',
    'Collagen essence with a perm is only available with Korean perm. Please add it too.',
  ])
  const services = [{ name: 'services', values: ['Cắt gội 10 bước', 'Uốn Hàn Quốc'] }]
  expect(sentences(['OFFER_NEEDS_ONE_OF', services]).slice(0, 2)).toEqual([
    'Anh chọn Cắt gội 10 bước hoặc Uốn Hàn Quốc để dùng ưu đãi này nhé!',
    'Choose 10-step cut and wash or Korean perm to use this offer.',
  ])
})

test('a customer Sáng, his address Tối and his stylist Bạc read the same in English [O-36]', () => {
  const data = {
    viewer: { name: 'Sáng' },
    savedAddresses: [{ name: 'Tối', street: 'Tối' }],
    myBookings: [{ people: [{ stylistName: 'Bạc' }] }],
    hours: { groups: [{ name: 'Sáng' }, { name: 'Tối' }] },
    ...respondWith(['OFFER_OTHER_TIER', [{ name: 'tiers', values: ['2'] }]]),
  }
  const { hours, act, ...people } = translators.en(structuredClone(data))
  expect(people).toEqual({
    viewer: data.viewer,
    savedAddresses: data.savedAddresses,
    myBookings: data.myBookings,
  })
  // The same words of the chain, a part of the day and a tier, are in English beside them.
  expect(hours.groups.map(({ name }) => name)).toEqual(['Morning', 'Evening'])
  expect(act.message).toBe('This offer is for Silver members.')
})

test('several messages are written one after the other, in lists too [O-36]', () => {
  expect(sentences(['NO_QUEST'], ['NO_PACK'])[0]).toBe(
    'Nhiệm vụ này không còn nữa. Gói đổi lượt này không còn nữa.',
  )
  const issues = [{ field: 'a', ...respondWith(['NO_PACK']).act }]
  expect(translators.vi({ act: { issues } }).act.issues[0]?.message).toBe(
    'Gói đổi lượt này không còn nữa.',
  )
})

test('what a withdrawn consent cancels is counted in both languages [O-46, O-36]', () => {
  const [vietnamese, english] = sentences(
    ['BOOKINGS_STAND', [{ name: 'bookings', values: ['2'] }]],
    ['HOME_VISITS_STAND', [{ name: 'visits', values: ['1'] }]],
    ['WITHDRAWAL_CANCELS'],
  )
  expect(vietnamese).toBe(
    'Anh đang có 2 lịch hẹn tại salon. Anh đang có 1 yêu cầu phục vụ tại nhà. Rút lại sự đồng ý này thì em sẽ hủy hết giúp anh.',
  )
  expect(english).toBe(
    'You have 2 upcoming bookings at our salons. You have 1 open request for a visit at home. If you withdraw this consent, we’ll cancel all of that.',
  )
})

test('the sentence of a host is shown as it was sent; an unknown code leaves no text [O-36, H-275]', () => {
  const host = { act: { message: 'Hôm nay hết quà.', coded: null } }
  expect(translators.vi(host).act.message).toBe('Hôm nay hết quà.')
  expect(translators.en(host).act.message).toBe('Hôm nay hết quà.')
  expect(sentences(['NO_SUCH_CODE'])).toEqual(['', '', ''])
})

import { expect, test } from 'vitest'
import { translators } from '~/server/request/language'
import { translate as onTheWay } from './en/translate'

const refusal = {
  createBooking: {
    __typename: 'PlaceTaken',
    message: 'Giờ 9h10 vừa hết chỗ mất rồi, anh chọn giúp em giờ khác nhé!',
    nearest: [{ id: 4, label: '9h30' }],
  },
}

test('a host’s sentence that is one of ours is in English on an English page, with its hour [O-36]', () => {
  expect(translators.en(refusal)).toEqual({
    createBooking: {
      ...refusal.createBooking,
      message: '9:10 has just been taken. Please choose another time.',
    },
  })
  expect(onTheWay(refusal)).toEqual(translators.en(refusal))
  expect(
    translators.en({
      a: [{ message: 'Stylist ngày mai đã kín lịch, anh chọn giúp em stylist khác nhé!' }],
    }),
  ).toEqual({
    a: [{ message: 'This stylist is fully booked tomorrow. Please choose another one.' }],
  })
  expect(
    translators.en({ message: 'Anh đã thử quá nhiều lần. Anh quay lại sau 1 phút giúp em nhé!' }),
  ).toEqual({ message: 'That was one try too many. Please come back in 1 minute.' })
})

test('a notice is in English too, with its day [O-36]', () => {
  expect(
    translators.en({
      salonOff: {
        message: 'Salon khai trương ngày 25-11-2026, anh đặt lịch từ ngày khai trương nhé!',
      },
    }),
  ).toEqual({
    salonOff: { message: 'The salon opens on 25\u00a0Nov 2026. You can book from that day on.' },
  })
})

test('the last day of an offer is written as English writes a date [O-36, B-105]', () => {
  expect(
    translators.en({
      offers: { fromSalon: [{ expires: '25-10-2026' }, { expires: '' }] },
      offer: { expires: '05-01-2027', note: '05-01-2027' },
    }),
  ).toEqual({
    offers: { fromSalon: [{ expires: '25\u00a0Oct 2026' }, { expires: '' }] },
    offer: { expires: '5\u00a0Jan 2027', note: '05-01-2027' },
  })
})

test('known sentences of the chain are translated, others stay as they were sent [O-36]', () => {
  const data = {
    groups: [{ name: 'Sáng' }],
    services: [{ name: 'Dịch vụ chưa ai biết', price: 120000 }],
    none: null,
    message: 'Một câu chưa ai biết.',
  }
  expect(translators.en(data)).toEqual({ ...data, groups: [{ name: 'Morning' }] })
})

test('names of customers, addresses and stylists are never translated [O-36]', () => {
  const data = {
    viewer: { name: 'Sáng', email: 'Bạc', membershipName: null },
    savedAddresses: [{ id: 1, name: 'Tối', address: 'Chiều', street: 'Vàng' }],
    hours: { groups: [], stylists: [{ name: 'Bạc', skill: 'Cao cấp', description: 'Sáng' }] },
    myBookings: [{ note: 'Uốn Hàn Quốc', salonName: 'Bạc', people: [{ stylistName: 'Bạc' }] }],
    styleMasters: [{ byVotes: [{ name: 'Bạc' }] }],
    visit: { stylist: { name: 'Vàng' }, rating: { comment: 'Gội kỹ' } },
    wheelWinners: [{ name: 'Sáng' }],
  }
  expect(translators.en(data)).toEqual(data)
})

test('a service is named in English with its version, also inside a sentence [O-36]', () => {
  expect(
    translators.en({ services: [{ name: 'Cắt gội 10 bước' }, { name: 'Uốn Hàn Quốc Cao cấp' }] }),
  ).toEqual({ services: [{ name: '10-step cut and wash' }, { name: 'Korean perm Premium' }] })
  expect(
    translators.en({
      services: [
        { name: 'Cắt gội 10 bước - Tiêu chuẩn' },
        { name: 'Uốn Hàn Quốc – Cao cấp' },
        { name: 'Cắt gội 10 bước - Chưa ai biết' },
      ],
    }),
  ).toEqual({
    services: [
      { name: '10-step cut and wash - Standard' },
      { name: 'Korean perm – Premium' },
      { name: 'Cắt gội 10 bước - Chưa ai biết' },
    ],
  })
  expect(
    translators.en({
      message:
        'Tinh chất Collagen khi uốn chỉ làm kèm Uốn Hàn Quốc, anh chọn thêm dịch vụ đó giúp em nhé!',
    }),
  ).toEqual({
    message: 'Collagen essence with a perm is only available with Korean perm. Please add it too.',
  })
})

test('what the balance was spent on is in English, the name of the salon as it is [O-36, H-221]', () => {
  const titles = (...list: string[]) => ({
    balanceHistory: { items: list.map((title) => ({ title })) },
  })
  expect(translators.en(titles('Thanh toán tại 252 Cầu Giấy', 'Thưởng Thẻ 1 triệu'))).toEqual(
    titles('Paid at 252 Cầu Giấy', 'Bonus: 1 million card'),
  )
})

test('prices and times that are texts are written as English writes them [O-36, H-286, H-287]', () => {
  const inBlock = (priceList: string[]) => ({ homeBlocks: [{ items: [{ priceList }] }] })
  expect(
    translators.en(
      inBlock(['Từ 120K', '199.000 VNĐ', 'Từ 1.199.000 VNĐ', '120K', 'Thẻ 700K', '45 phút']),
    ),
  ).toEqual(
    inBlock(['From 120K', '199,000 VND', 'From 1,199,000 VND', '120K', 'Thẻ 700K', '45 min']),
  )
})

test('a Vietnamese page gets the very same [H-014]', () => {
  expect(translators.vi(refusal)).toBe(refusal)
})

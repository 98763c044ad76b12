import { expect, test } from 'vitest'
import { translators } from '~/server/request/language'
import { translate as onTheWay } from './en/translate'

test('the last day of an offer is written as English writes a date [O-36, B-105]', () => {
  expect(
    translators.en({
      offers: { fromSalon: [{ expires: '25-10-2026' }, { expires: null }] },
      offer: { expires: '05-01-2027', note: '05-01-2027' },
    }),
  ).toEqual({
    offers: { fromSalon: [{ expires: '25\u00a0Oct 2026' }, { expires: null }] },
    offer: { expires: '5\u00a0Jan 2027', note: '05-01-2027' },
  })
})

test('known texts of the chain are in English, others stay as they were sent [O-36]', () => {
  const data = {
    groups: [{ name: 'Sáng' }],
    viewer: { membershipName: 'Thành viên Bạc' },
    services: [{ name: 'Dịch vụ chưa ai biết', price: 120000 }],
    none: null,
    message: 'Một câu chưa ai biết.',
  }
  const shown = {
    ...data,
    groups: [{ name: 'Morning' }],
    viewer: { membershipName: 'Silver member' },
  }
  expect(translators.en(data)).toEqual(shown)
  expect(onTheWay(data)).toEqual(shown)
})

test('names of customers, addresses and stylists, and what customers write, are never translated [O-36]', () => {
  const data = {
    viewer: { name: 'Thường', email: 'Bạc', membershipName: null },
    savedAddresses: [{ id: 1, name: 'Tối', address: 'Chiều', street: 'Vàng' }],
    hours: { groups: [], stylists: [{ name: 'Bạc' }] },
    myBookings: [{ note: 'Uốn Hàn Quốc', salonName: 'Bạc', people: [{ stylistName: 'Thường' }] }],
    styleMasters: [{ byVotes: [{ name: 'Bạc' }] }],
    visit: { stylist: { name: 'Vàng' }, rating: { comment: 'Gội kỹ' } },
    wheelWinners: [{ name: 'Sáng' }],
  }
  expect(translators.en(data)).toEqual(data)
})

test('a service is named in English with its version [O-36]', () => {
  const names = (...list: string[]) => ({ services: list.map((name) => ({ name })) })
  expect(
    translators.en(
      names(
        'Cắt gội 10 bước',
        'Uốn Hàn Quốc Cao cấp',
        'Cắt gội 10 bước - Tiêu chuẩn',
        'Uốn Hàn Quốc – Cao cấp',
        'Cắt gội 10 bước - Chưa ai biết',
      ),
    ),
  ).toEqual(
    names(
      '10-step cut and wash',
      'Korean perm Premium',
      '10-step cut and wash - Standard',
      'Korean perm – Premium',
      'Cắt gội 10 bước - Chưa ai biết',
    ),
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
  const data = { services: [{ name: 'Cắt gội 10 bước' }] }
  expect(translators.vi(data)).toBe(data)
})

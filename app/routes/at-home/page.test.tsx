import { expect, test } from 'vitest'
import { renderedPage } from '~/testing/rendered'
import AtHomePage from './page'

const visit = {
  id: '01KDEMV0000000000000000001',
  address: '8 Trần Quốc Hoàn',
  date: '2026-11-25',
  part: 'EVENING',
  total: 100_000,
  salon: { name: 'Salon 252 Cầu Giấy', phone: '0241234567' },
  services: [{ id: 1010, name: 'Cắt xả' }],
}

async function shown(status: string): Promise<string> {
  return renderedPage(AtHomePage, {
    draft: { step: 0, addressId: null, placeId: null, phone: '', serviceIds: [] },
    addresses: [],
    where: null,
    isOffered: true,
    offer: null,
    isFailed: false,
    visits: [{ ...visit, status }],
    done: null,
    lacksServices: false,
    form: null,
    asksConsent: false,
    key: 'key',
  })
}

test('a request can be taken back until the salon has called [H-006]', async () => {
  const waiting = await shown('REQUESTED')
  expect(waiting).toContain('Salon sẽ gọi lại')
  expect(waiting).toContain('Hủy yêu cầu')
})

test.each([
  ['ARRANGED', 'Salon đã hẹn giờ với anh.'],
  ['DECLINED', 'Salon không đến được.'],
])('a request that is %s says so, with the phone of the salon [H-006]', async (status, words) => {
  const html = await shown(status)
  expect(html).toContain(words)
  expect(html).toContain('href="tel:0241234567"')
  expect(html).not.toContain('Hủy yêu cầu')
})

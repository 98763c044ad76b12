import { expect, test } from 'vitest'
import { pageOf, batchBody, batchSize } from './tracker'
import { TrackDocument } from '../../schema/generated/graphql'
import { idOf } from '../persisted-document'

function named(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://muot.example')
  return pageOf(pathname, searchParams)
}

test.each([
  ['home', '/'],
  ['booking', '/booking?step=2&salonId=9&phone=0912345678'],
  ['lookbookHome', '/lookbook'],
  ['discover', '/kham-pha'],
  ['systemSalon', '/system-salon'],
  ['salonDetail', '/salon/252-cau-giay-9'],
  ['common', '/dang-nhap'],
  ['singleBooking', '/booking?salonId=9&phone=0&step=0'],
  ['spaHerbalWash', '/spa/goi-duong-sinh'],
  ['spaSkinCare', '/spa/cham-da'],
  ['spaAcneCare', '/spa/lay-nhan-mun'],
  ['spaHotStone', '/spa/da-nong'],
  ['spaEarCare', '/spa/ray-tai'],
  ['spaPrivateCabin', '/spa/cabin-rieng'],
])('the page %s is tracked at %s [H-271]', (pageId, address) => {
  expect(named(address)?.pageId).toBe(pageId)
})

test.each([
  ['home', '/'],
  ['booking', '/booking'],
  ['bookingSalon', '/booking?step=1'],
  ['bookingService', '/booking?step=2'],
  ['bookingSuccess', '/booking/success?bookingId=x'],
  ['savingLocation', '/save-location'],
  ['discover', '/kham-pha/3'],
  ['styleMaster', '/stylist-xuat-sac/cut'],
  ['systemSalon', '/system-salon?q=ha'],
  ['salonDetail', '/salon/252-cau-giay-9'],
  ['login', '/dang-nhap'],
  ['video', '/video'],
  ['challenge', '/thu-thach'],
  ['referral', '/gioi-thieu'],
  ['singleBooking', '/booking?salonId=9&phone=0&step=0'],
  ['serviceDetail', '/dich-vu/uon-han-quoc'],
  ['serviceDetail', '/booking?step=3&group=101'],
  ['bookingCampaign', '/booking?step=4'],
  ['campaignDetail', '/booking?step=5&offer=501'],
])('the screen %s is tracked at %s [H-272]', (screenId, address) => {
  expect(named(address)?.screenId).toBe(screenId)
})

test('the six spa pages have names of their own, and pages of one screen call both the same [H-271]', () => {
  const spas = [
    'goi-duong-sinh',
    'cham-da',
    'lay-nhan-mun',
    'da-nong',
    'ray-tai',
    'cabin-rieng',
  ].map((slug) => named(`/spa/${slug}`)!)
  expect(new Set(spas.map(({ pageId }) => pageId)).size).toBe(6)
  expect(spas.every(({ pageId, screenId }) => pageId === screenId)).toBe(true)
})

test('a salon chosen within the flow is no single booking, and an address that is no page has no name', () => {
  expect(named('/booking?salonId=9&phone=0912345678&step=0')?.pageId).toBe('booking')
  expect(named('/booking?salonId=0&phone=0&step=0')?.pageId).toBe('booking')
  expect(named('/robots.txt')).toBeNull()
  expect(named('/constructor')).toBeNull()
  expect(named(`/lich/01KDEMQ0000000GVANG0000001${'A'.repeat(24)}`)).toBeNull()
})

const query = (text: string) => new URLSearchParams(text)

const facts = { lang: 'en', isWide: false }

test('a batch carries the page, the source and the utm source, and never the token [H-269]', () => {
  const event = { pageId: 'home', screenId: 'home', eventId: 'view' }
  const body = JSON.parse(
    batchBody([event], query('source=zalo_oa&utm_source=tet&token=secret'), facts),
  )
  expect(body.variables).toMatchObject({ events: [event], source: 'zalo_oa', utmSource: 'tet' })
  expect(JSON.stringify(body)).not.toMatch(/token|secret/)
})

test('a batch is never larger than one call takes', () => {
  const event = { pageId: 'home', screenId: 'home', eventId: 'view' }
  expect(
    JSON.parse(batchBody(Array(batchSize + 5).fill(event), query(''), facts)).variables.events,
  ).toHaveLength(batchSize)
})

test('what is sent names the checked document', () => {
  expect(JSON.parse(batchBody([], query(''), facts)).documentId).toBe(idOf(TrackDocument))
})

test('a batch contains the language and width of its page as extendData [B-374]', () => {
  const { variables } = JSON.parse(batchBody([], query(''), facts))
  expect(JSON.parse(variables.extendData)).toEqual({ lang: 'en', isWide: false })
})

import { expect, test } from 'vitest'
import { step } from '../steps'
import type { Draft } from './draft'
import { bookingPath, readDraft } from './draft-query'
import { missingParts, withKnown, type KnownFacts } from './opening'

const phone = '0909090909'
const known: KnownFacts = {
  phone,
  usual: { salonId: '9', serviceIds: ['1001', '1038'] },
  nearest: { date: '2026-11-23', hourId: '4', stylistId: '31', isStylistFull: false },
}

/** The address after what is left open in a link was filled in; `null` where nothing is. */
function filled(link: string, { isLoggedIn = true, found = known } = {}): string | null {
  const query = new URLSearchParams(link)
  const draft = readDraft(query)
  const open = missingParts(draft, query, isLoggedIn)
  return open.phone || open.usual || open.nearest
    ? bookingPath(withKnown(draft, open, found)).replace('/booking?step=0&', '')
    : null
}

const own = `phone=${phone}`

test('a link without a salon starts from the usual salon and services of the logged-in customer [B-011]', () => {
  const usual = `salonId=9&${own}&chosenService=1001,1038`
  expect(filled('salonId=0&phone=0&step=0')).toBe(usual)
  expect(filled('')).toBe(usual)
  expect(filled(`${own}&salonId=0&step=0`)).toBe(usual)
})

test('what a link names stays: its salon, its services, its offer [B-011]', () => {
  expect(filled('salonId=12&phone=0&step=0')).toBe(`salonId=12&${own}&chosenService=1001,1038`)
  expect(filled('salonId=0&phone=0&chosenService=1003')).toBe(`salonId=9&${own}&chosenService=1003`)
  expect(filled('salonId=0&phone=0&offers=504')).toBe(`salonId=9&${own}&offers=504`)
  expect(filled('salonId=12&phone=0&consult=1')).toBe(`salonId=12&${own}&consult=1`)
})

test("the usual visit is the customer's own, and logged-out visitors have none", () => {
  expect(filled('phone=0912345678&salonId=0&step=0')).toBe('salonId=0&phone=0912345678&flow=1')
  expect(filled('salonId=0&phone=0&step=0', { isLoggedIn: false })).toBeNull()
  expect(filled('salonId=0&phone=0', { found: { ...known, usual: null } })).toBe(
    `salonId=0&${own}&flow=1`,
  )
})

test("the flow's own links, changes and closed salons are left as they are", () => {
  expect(filled(`step=0&salonId=0&${own}&flow=1`)).toBeNull()
  expect(filled(`step=0&salonId=9&${own}`)).toBeNull()
  expect(filled(`step=0&salonId=0&${own}&off=12`)).toBeNull()
  expect(filled(`step=0&salonId=9&${own}&chosenService=1001&change=1`)).toBeNull()
  expect(filled('salonId=9&phone=0&chosenService=1001&other_phone=1')).toBeNull()
  expect(filled('salonId=9&phone=0912&chosenService=1001&phone_sent=1')).toBeNull()
})

test('a link for the nearest hour gets it with its day and stylist, logged in or not [B-223]', () => {
  const link = 'salonId=9&chosenService=1001&stylistId=31&nearest=1'
  const hour = 'chosenService=1001&date=2026-11-23&hour=4&stylistId=31'
  expect(filled(`${link}&phone=0`)).toBe(`salonId=9&${own}&${hour}`)
  expect(filled(`${link}&${own}`, { isLoggedIn: false })).toBe(`salonId=9&${own}&${hour}`)
  const full = { ...known.nearest!, stylistId: null, isStylistFull: true }
  expect(filled(`${link}&${own}`, { found: { ...known, nearest: full } })).toBe(
    `salonId=9&${own}&chosenService=1001&date=2026-11-23&hour=4`,
  )
  expect(filled('salonId=9&phone=0&nearest=1', { isLoggedIn: false })).toBeNull()
})

const nothing = { phone: false, usual: false, nearest: false }

function open(link: string, over: Partial<Draft> = {}) {
  const query = new URLSearchParams(link)
  return missingParts({ ...readDraft(query), ...over }, query, true)
}

test('the usual visit is for one customer on the main screen, the nearest hour for one at a salon', () => {
  expect(open(`${own}&salonId=0`)).toEqual({ ...nothing, usual: true })
  expect(open(`${own}&salonId=0&p2=0`)).toEqual(nothing)
  expect(open(`${own}&salonId=0&step=1`)).toEqual(nothing)
  const nearest = `${own}&salonId=9&chosenService=1001&nearest=1`
  expect(open(nearest)).toEqual({ ...nothing, nearest: true })
  expect(open(`${nearest}&p2=0`)).toEqual(nothing)
  expect(open(nearest, { salonId: null, step: step.services })).toEqual(nothing)
})

test('services that a link names are not replaced by the usual ones', () => {
  expect(open('salonId=12&phone=0&chosenService=1003')).toEqual({ ...nothing, phone: true })
  expect(open('salonId=12&phone=0')).toEqual({ ...nothing, phone: true, usual: true })
})

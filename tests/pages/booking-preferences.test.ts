import { expect, test } from 'vitest'
import { cutAndWash, dayAhead } from './bookings.ts'
import { Browser } from './browser.ts'
import { freshPhone, newCustomer } from './customers.ts'
import type { Page } from './page.ts'

const salonId = '38'
const note = 'Anh dị ứng thuốc nhuộm,\nnhớ giúp anh'
const request = 'Da dễ kích ứng'

/** Somebody who cuts at the salon tomorrow and has time for a change. */
async function stylistOf(browser: Browser): Promise<string> {
  const date = await dayAhead(browser, 1)
  const { salon } = await browser.execute<{
    salon: { staff: { stylists: { id: string; salonId: string }[] } }
  }>(
    'query($s: ID!, $d: LocalDate!) { salon(id: $s) { staff(date: $d) { stylists { id salonId } } } }',
    { s: salonId, d: date },
  )
  for (const { id } of salon.staff.stylists.filter((stylist) => stylist.salonId === salonId)) {
    const { salon: at } = await browser.execute<{
      salon: { hours: { groups: { hours: { isFree: boolean }[] }[] } }
    }>(
      `
        query ($s: ID!, $d: LocalDate!, $i: [ID!]!, $t: ID) {
          salon(id: $s) { hours(input: { date: $d, serviceIds: $i, stylistId: $t }) { groups { hours { isFree } } } }
        }
      `,
      { s: salonId, d: date, i: [cutAndWash], t: id },
    )
    if (at.hours.groups.flatMap((group) => group.hours.filter(({ isFree }) => isFree)).length > 5)
      return id
  }
  throw new Error(`nobody of salon ${salonId} has six free hours tomorrow`)
}

/** Presses the button of the flow for one of the free hours, counted from the last. */
function finish(browser: Browser, page: Page, fromLast: number, filling = {}): Promise<Page> {
  const hours = page.all('input[name=hourId]:not([disabled])')
  const asksConsent = page.all('input[name=consent]').length > 0
  return browser.press(page, page.main.button('Hoàn tất'), {
    hourId: hours.at(-fromLast)!.value!,
    ...(asksConsent ? { consent: true } : {}),
    ...filling,
  })
}

/** A customer's booking with a note, wishes and a chosen stylist, made without JavaScript. */
async function bookedWithPreferences() {
  const { phone, browser } = await newCustomer()
  const stylistId = await stylistOf(browser)
  const page = await browser.open(
    `/booking?step=0&salonId=${salonId}&phone=${phone}&chosenService=${cutAndWash}` +
      `&stylistId=${stylistId}&date=${await dayAhead(browser, 1)}`,
  )
  const wishes = {
    [request]: true,
    receiveAdvice: false,
    advice: 'none',
    photo: true,
    name: 'Minh',
  }
  const booked = await finish(browser, page, 1, { 'Ghi chú cho salon': note, ...wishes })
  booked.heading('ĐẶT LỊCH THÀNH CÔNG')
  return { browser, booked, stylistId }
}

/** What the salon reads of the only booking of a browser. */
async function standing(browser: Browser) {
  const {
    browser: { bookings: myBookings },
  } = await browser.execute<{
    browser: { bookings: { note: string | null; people: { chosenStylistId: string | null }[] }[] }
  }>(
    '{ browser { bookings { note wishes { requests receiveAdvice acceptMakePhoto } people { chosenStylistId } } } }',
  )
  expect(myBookings).toHaveLength(1)
  return myBookings[0]
}

const unchanged = (stylistId: string) => ({
  note: expect.stringMatching(/^Anh dị ứng thuốc nhuộm,\r?\nnhớ giúp anh$/) as string,
  wishes: { requests: [request], receiveAdvice: false, acceptMakePhoto: true },
  people: [{ chosenStylistId: stylistId }],
})

/** The form of a change shows what was wished, unfolded. */
function expectShown(page: Page, stylistId: string): void {
  expect(page.path).toContain(`&stylistId=${stylistId}&`)
  expect(page.summary('Ghi chú & yêu cầu thêm').around('details').attribute('open')).toBeDefined()
  expect(page.main.field('Ghi chú cho salon').value!.trim()).toBe(note)
  expect(page.all('input[name=requests][checked]').map(({ value }) => value)).toEqual([request])
  expect(page.all('input[name=receiveAdvice][checked]')).toEqual([])
  expect(page.all('input[name=advice][checked]').map(({ value }) => value)).toEqual(['none'])
}

test('a change keeps note, preferences and chosen stylist, and what it empties is gone [H-102, H-170]', async () => {
  const { browser, booked, stylistId } = await bookedWithPreferences()
  expect(await standing(browser)).toEqual(unchanged(stylistId))
  const change = await browser.follow(booked.main.link('ĐỔI LỊCH'))
  expectShown(change, stylistId)
  expect(change.all('input[name=photo][checked]')).toHaveLength(1)
  const changed = await finish(browser, change, 3)
  expect(changed.path, changed.main.text).toContain('notice=changed')
  expect(await standing(browser)).toEqual(unchanged(stylistId))

  const again = await browser.follow(changed.main.link('ĐỔI LỊCH'))
  const emptied = { 'Ghi chú cho salon': '', [request]: false, receiveAdvice: true, photo: false }
  expect((await finish(browser, again, 1, emptied)).path).toContain('notice=changed')
  expect(await standing(browser)).toEqual({
    note: null,
    wishes: { requests: [], receiveAdvice: true, acceptMakePhoto: false },
    people: [{ chosenStylistId: stylistId }],
  })
})

test('a change from the manage link keeps them too, and ticks no consent beforehand [O-17, O-46]', async () => {
  const { browser, booked, stylistId } = await bookedWithPreferences()
  const anybody = new Browser()
  const managed = await anybody.open(booked.main.link('Mở trang quản lý').href!)
  const change = await anybody.press(managed, managed.main.button('ĐỔI LỊCH'))
  expectShown(change, stylistId)
  expect(change.all('input[name=consent]').length).toBeGreaterThan(0)
  for (const field of ['consent', 'photo'])
    expect(change.all(`input[name=${field}][checked]`), field).toEqual([])
  const changed = await finish(anybody, change, 3, { photo: true })
  expect(changed.path, changed.main.text).toContain('notice=changed')
  expect(await standing(browser)).toEqual(unchanged(stylistId))
})

test('a form that books anew begins empty, also for whoever has a booking [H-170]', async () => {
  const { browser } = await bookedWithPreferences()
  const page = await browser.open(
    `/booking?step=0&salonId=${salonId}&phone=${freshPhone()}&chosenService=${cutAndWash}`,
  )
  expect(page.summary('Ghi chú & yêu cầu thêm').around('details').attribute('open')).toBeUndefined()
  expect(page.main.field('Ghi chú cho salon').value!.trim()).toBe('')
})

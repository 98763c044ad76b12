import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { cutAndWash, dayAhead } from './bookings.ts'
import { Browser } from './browser.ts'
import { freshPhone } from './customers.ts'

/** Every demo stylist's description comes with a script from the booking backend. */
test("a chosen stylist's description is shown without its script [B-249]", async () => {
  const browser = new Browser()
  const { salon } = await browser.execute<{
    salon: { staff: { stylists: { id: string; salonId: string }[] } }
  }>('query($d: LocalDate!) { salon(id: 9) { staff(date: $d) { stylists { id salonId } } } }', {
    d: await dayAhead(browser, 1),
  })
  const stylist = salon.staff.stylists.find(({ salonId }) => salonId === '9')!
  const choices = `chosenService=${cutAndWash}&date=${await dayAhead(browser, 1)}`
  const page = await browser.open(
    `/booking?step=0&salonId=9&phone=${freshPhone()}&${choices}&stylistId=${stylist.id}`,
  )
  const about = load(page.html)('.stylists__about')
  expect(about).toHaveLength(1)
  expect(about.text().length).toBeGreaterThan(10)
  expect(about.html()).not.toMatch(/<script|onerror|onclick|javascript:|<iframe/i)
})

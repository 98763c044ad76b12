import { load } from 'cheerio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingPath } from '~/booking/draft/opening-path'
import { renderHtml } from '~/routes/booking/testing/render-html'
import { PhoneBox } from '~/routes/home/phone-box'
import { Button } from '~/ui/button'
import routes from '../routes'
import { prefetchBooking } from './prefetch-booking'

const bookingRoute = 'routes/booking/page'

const $ = load(
  await renderHtml(
    <>
      <Button to={openingPath({ salonId: 9 })}>Book here</Button>
      <Button to="/booking/lookup">My booking</Button>
      <PhoneBox />
    </>,
    '',
  ),
)

const link = 'a[href="/booking?salonId=9&phone=0&step=0"]'
const inLink = `${link} span`
const field = 'input[name=phone]'

/** An element of that markup; closest() is all that is read of it. */
class MarkupElement {
  constructor(private readonly selector: string) {
    if ($(selector).length === 0) throw new Error(`${selector} is not in the markup.`)
  }
  closest = (wanted: string) => $(this.selector).closest(wanted)[0] ?? null
}

const send = vi.fn((file: string) => Promise.resolve(new Response(file)))

beforeEach(() => {
  send.mockReset()
  send.mockImplementation((file) => Promise.resolve(new Response(file)))
  vi.stubGlobal('Element', MarkupElement)
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('__remixRouteModules', {})
  vi.stubGlobal('__remixManifest', {
    routes: {
      [bookingRoute]: {
        module: '/assets/page.js',
        imports: ['/assets/libraries.js', '/assets/flow.js'],
        css: ['/assets/page.css'],
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A page with the libraries in it: what each event at one of its elements makes it fetch. */
function openedPage(): (type: string, selector: string) => string[] {
  const page = Object.assign(new EventTarget(), {
    querySelector: (wanted: string) =>
      load('<link rel="modulepreload" href="/assets/libraries.js">')(wanted)[0] ?? null,
  })
  prefetchBooking(page as EventTarget & Pick<Document, 'querySelector'>)
  return (type, selector) => {
    send.mockClear()
    const event = new Event(type)
    Object.defineProperty(event, 'target', { value: new MarkupElement(selector) })
    page.dispatchEvent(event)
    return send.mock.calls.map(([file]) => file)
  }
}

test.each([
  ['a pointer over a link to the booking', 'pointerover', inLink],
  ['a finger on a link to the booking', 'pointerdown', link],
  ['the focus on a link to the booking', 'focusin', link],
  ['the focus in the field for the phone', 'focusin', field],
])("%s fetches the booking's files that the page does not have, once", (_, type, selector) => {
  const fetchedAt = openedPage()
  expect(fetchedAt(type, selector)).toEqual([
    '/assets/page.js',
    '/assets/flow.js',
    '/assets/page.css',
  ])
  expect(fetchedAt('pointerdown', link)).toEqual([])
})

test('other links fetch nothing, and the booking is fetched after them all the same', () => {
  const fetchedAt = openedPage()
  expect(fetchedAt('pointerdown', 'a[href="/booking/lookup"]')).toEqual([])
  expect(fetchedAt('pointerdown', link)).toHaveLength(3)
})

test('nothing is fetched for whoever saves data, or without a network', () => {
  const fetchedAt = openedPage()
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  expect(fetchedAt('pointerdown', link)).toEqual([])
  vi.stubGlobal('navigator', { onLine: false })
  expect(fetchedAt('pointerdown', link)).toEqual([])
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: false } })
  expect(fetchedAt('pointerdown', link)).toHaveLength(3)
})

test('nothing is fetched where the booking is open, or before its route is known', () => {
  vi.stubGlobal('__remixRouteModules', { [bookingRoute]: {} })
  expect(openedPage()('pointerdown', link)).toEqual([])
  vi.stubGlobal('__remixRouteModules', {})
  vi.stubGlobal('__remixManifest', { routes: {} })
  expect(openedPage()('pointerdown', link)).toEqual([])
})

test('a file that cannot be had is no error of the page', async () => {
  const refused: unknown[] = []
  const note = (reason: unknown) => refused.push(reason)
  process.on('unhandledRejection', note)
  send.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(openedPage()('pointerdown', link)).toHaveLength(3)
  await new Promise((done) => setTimeout(done))
  process.off('unhandledRejection', note)
  expect(refused).toEqual([])
})

test('the booking has that route', () => {
  expect(routes.find(({ path }) => path === 'booking')?.file).toBe(`${bookingRoute}.tsx`)
})

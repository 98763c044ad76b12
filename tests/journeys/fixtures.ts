import {
  expect,
  test as base,
  type Page,
  type BrowserContext,
  type Request,
} from '@playwright/test'
import { addDays, vietnamDay } from '../../domain/vietnam-day.ts'
import { OwnCustomer, visitorHeaders } from './own/customer'
import { claimSalon, type OwnSalon, type SalonNeeds } from './own/salon'
import { serverNow } from './steps'

/** The browser's own line for a request that failed or was refused; the site shows those itself. */
const failedRequest = /^Failed to load resource: /

/** Remix's line for an answer that a later navigation aborts: before, or while its body is read. */
const abortedNavigation =
  /^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/

/**
 * Remix's line when it cannot fetch the routes of the page's links ahead of a press: the network was
 * cut, or the page left, meanwhile. The press itself fetches them again.
 */
const prefetchWithoutNetwork = /^Failed to fetch manifest patches TypeError: Failed to fetch/

/** The site's line for a request that it swallows [H-281]. */
const swallowed = 'TypeError: Failed to fetch'

/** Collects what the pages of a journey write to their consoles as errors, and uncaught exceptions. */
class ConsoleErrors {
  readonly #found: { text: string; url: string }[] = []
  readonly #allowed = [failedRequest, abortedNavigation, prefetchWithoutNetwork]
  /** How often a page could not tell tracking what was seen, as a journey had cut its network. */
  #untracked = 0

  /** For journeys that provoke an error, such as one that cuts the network. */
  allow(expected: RegExp): void {
    this.#allowed.push(expected)
  }

  /** Listens to all pages of a browser's context, present and future. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#add(message.text(), message.page()?.url())
    })
    context.on('requestfailed', (request) => {
      if (isTrackedOffline(request)) this.#untracked += 1
    })
    context.on('weberror', (event) => this.#add(event.error().message, event.page()?.url()))
  }

  /** The errors that were not allowed, one line each, with the page's address. */
  unexpected(): string[] {
    let untracked = this.#untracked
    return this.#found
      .filter(({ text }) => text !== swallowed || untracked-- <= 0)
      .filter(({ text }) => !this.#allowed.some((expected) => expected.test(text)))
      .map(({ text, url }) => `${url}: ${text}`)
  }

  #add(text: string, url = ''): void {
    this.#found.push({ text, url })
  }
}

function isTrackedOffline(request: Request): boolean {
  return (
    request.failure()?.errorText === 'net::ERR_INTERNET_DISCONNECTED' &&
    request.postData()?.includes('"operationName":"Track"') === true
  )
}

export { expect } from '@playwright/test'
export type { OwnCustomer } from './own/customer'
export type { OwnSalon } from './own/salon'

/** The server's clock when the journey began. */
export type ServerClock = {
  /** Milliseconds since 1970. */
  now: number
  /** The Vietnamese day so many days after the server's, `YYYY-MM-DD`. */
  day: (ahead: number) => string
}

type Own = {
  /** Which salon the journey needs: `test.use({ needs: { where: ({ manyPeople }) => manyPeople === 'ALL' } })`. */
  needs: SalonNeeds
  /** A salon without other bookings, today and tomorrow, while the journey runs. */
  salon: OwnSalon
  /** A customer with a phone of his own; no member until `becomeMember` or `logIn`. */
  customer: OwnCustomer
  /** Makes more such customers. */
  newCustomer: () => OwnCustomer
  /** Opens the browser of another visitor, at another address; closed after the journey. */
  newVisitor: () => Promise<Page>
  clock: ServerClock
  /** Fails the journey when a page of it reports an error that `allow` has not named. */
  consoleErrors: ConsoleErrors
}

/**
 * Playwright's `test` for journeys that run side by side and in any order: what a journey changes
 * is its own. It runs at the size of a phone; a title with `@wide` runs at 1440 x 900 instead, one
 * with `@narrow` never does. One with `@nightly` runs in `npm run test:all` only. One with
 * `@preview` runs on a deployment too, whatever the hour there and from one address.
 */
export const test = base.extend<Own>({
  needs: [{}, { option: true }],
  consoleErrors: async ({}, use) => {
    const errors = new ConsoleErrors()
    await use(errors)
    expect(errors.unexpected(), 'errors in the console').toEqual([])
  },
  context: async ({ context, consoleErrors }, use) => {
    consoleErrors.watch(context)
    await use(context)
  },
  extraHTTPHeaders: async ({ baseURL }, use, { testId, repeatEachIndex }) => {
    await use(visitorHeaders(baseURL!, `${testId} ${repeatEachIndex}`))
  },
  salon: async ({ request, baseURL, needs }, use, { testId, title }) => {
    const { salon, release } = await claimSalon(request, {
      baseURL: baseURL!,
      title: `${testId} ${title}`,
      needs,
    })
    await use(salon)
    release()
  },
  customer: async ({ newCustomer }, use) => {
    await use(newCustomer())
  },
  newCustomer: async ({ baseURL }, use) => {
    await use(() => new OwnCustomer(baseURL!))
  },
  newVisitor: async ({ browser, baseURL, consoleErrors }, use, { testId }) => {
    const opened: Page[] = []
    await use(async () => {
      const context = await browser.newContext({
        extraHTTPHeaders: visitorHeaders(baseURL!, `${testId} visitor ${opened.length}`),
      })
      consoleErrors.watch(context)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
  clock: async ({ request }, use) => {
    const now = await serverNow(request)
    await use({ now, day: (ahead) => addDays(vietnamDay(now), ahead) })
  },
})

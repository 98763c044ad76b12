import type { BrowserContext, Request } from '@playwright/test'

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
export class ConsoleErrors {
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

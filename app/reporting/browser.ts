import {
  browserTracingIntegration,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser'
import type { Reporting } from './settings'
import { withoutSecrets } from '../../domain/redact'

type Transport = ReturnType<typeof makeFetchTransport>
type Envelope = Parameters<Transport['send']>[0]

/**
 * Starts reporting in the browser. This file is built separately and loaded after the page, only
 * where reporting is configured.
 */
export function start({ dsn, traces, replays, replaysOnError }: Reporting): void {
  init({
    dsn,
    tracesSampleRate: traces,
    replaysSessionSampleRate: replays,
    replaysOnErrorSampleRate: replaysOnError,
    integrations: [
      browserTracingIntegration(),
      // A recording shows where a customer pressed and what moved, but no text or pictures. It has
      // the addresses of pages and links, which could not be scrubbed once it is compressed.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        networkDetailAllowUrls: [],
        useCompression: false,
      }),
    ],
    // No tracing headers on requests of this site, as no backend reads them.
    tracePropagationTargets: [],
    // Neither the library nor whom it reports to keeps the address of the network.
    dataCollection: { userInfo: false },
    transport: (options) => scrubbing(makeFetchTransport(options)),
  })
}

/**
 * Scrubs all that leaves the browser. The library's own callbacks are asked about some kinds of
 * reports alone: not about timings, the pages of a recording, or what it recorded.
 */
function scrubbing({ send, flush }: Transport): Transport {
  return {
    flush,
    send: ([about, items]) =>
      send([
        about,
        items.map(([kind, content]) => [
          kind,
          typeof content === 'string' ? scrubbedRecording(content) : scrubbed(content),
        ]),
      ] as Envelope),
  }
}

/** A recording: a line about it, then its events as JSON. */
function scrubbedRecording(text: string): string {
  const [about = '', events = ''] = text.split(/\n(.*)/s)
  return `${about}\n${JSON.stringify(scrubbed(JSON.parse(events) as unknown))}`
}

/** An id of a report, a trace or a span: hex digits, of which some look like a phone. */
const ID = /^(?:[\da-f]{16}){1,2}$/

/**
 * A report without phones in any of its texts and without the queries of addresses, where drafts of
 * bookings and codes travel. Numbers and ids stay as they are.
 */
export function scrubbed<T>(value: T): T {
  if (typeof value === 'string')
    return ID.test(value)
      ? value
      : (withoutSecrets(value.replace(/(\/[^\s?#"]*)\?[^\s"]*/g, '$1')) as T)
  if (Array.isArray(value)) return value.map((one: unknown) => scrubbed(one)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, scrubbed(one as unknown)]),
  ) as T
}

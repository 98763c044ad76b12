import { browserTracingIntegration, init, replayIntegration } from '@sentry/browser'
import type { Reporting } from './settings'
import { withoutSecrets } from '../../domain/redact'

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
    // A recording shows where a customer pressed and what moved, but no text or pictures.
    integrations: [
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        networkDetailAllowUrls: [],
        beforeAddRecordingEvent: scrubbed,
      }),
    ],
    // No tracing headers on requests of this site, as no backend reads them.
    tracePropagationTargets: [],
    beforeBreadcrumb: scrubbed,
    beforeSend: scrubbed,
    beforeSendTransaction: scrubbed,
  })
}

/**
 * A report without phones in any of its texts and without the queries of addresses, where drafts of
 * bookings and codes travel. Numbers stay as they are.
 */
export function scrubbed<T>(value: T): T {
  if (typeof value === 'string')
    return withoutSecrets(value.replace(/(\/[^\s?#"]*)\?[^\s"]*/g, '$1')) as T
  if (Array.isArray(value)) return value.map((one: unknown) => scrubbed(one)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, scrubbed(one as unknown)]),
  ) as T
}

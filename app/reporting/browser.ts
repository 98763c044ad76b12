import { browserTracingIntegration, init, replayIntegration } from '@sentry/browser'
import { scrubbed } from './scrub'
import type { Reporting } from './settings'

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

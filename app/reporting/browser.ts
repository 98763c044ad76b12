import { browserTracingIntegration, init, replayIntegration } from '@sentry/browser'
import { scrubbed } from './scrub'
import type { Reporting } from './settings'

/**
 * Starts reporting in the browser. This file is built by itself and is asked for by pages of a site
 * that reports, after they have loaded.
 */
export function start({ dsn, traces, replays, replaysOnError }: Reporting): void {
  init({
    dsn,
    tracesSampleRate: traces,
    replaysSessionSampleRate: replays,
    replaysOnErrorSampleRate: replaysOnError,
    // Who recorded a visit sees where a customer pressed and what moved, never what stood there.
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
    // Requests of this site carry no headers for tracing: nobody reads them.
    tracePropagationTargets: [],
    beforeBreadcrumb: scrubbed,
    beforeSend: scrubbed,
    beforeSendTransaction: scrubbed,
  })
}

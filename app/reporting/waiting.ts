import { createReportQueue } from '../../domain/error-event'
import type { Execution } from '../context'
import { readReporting, type ReportingVars } from './settings'

/** Something that went wrong on the site's server, as it was logged. */
export type ErrorReport = { what: string; requestId: string; message: string; stack: string }

const waiting = createReportQueue()

/** Queues what was just logged until a request can send it. */
export function queueReport({ what, ...report }: ErrorReport): void {
  waiting.queueReport({ ...report, server: 'site', type: what })
}

/** Sends the queued reports behind a response; drops them where no address for reports is set. */
export function sendReports(vars: ReportingVars, execution: Execution, now: number): void {
  waiting.sendReports(readReporting(vars)?.dsn, (work) => execution.waitUntil(work), now)
}

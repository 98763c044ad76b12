import { errorEventRequest } from '../../domain/error-event'
import type { Execution } from '../context'
import { readReporting, type ReportingVars } from './settings'

/** Something that went wrong on the site's server, as it was logged. */
export type ErrorReport = { what: string; requestId: string; message: string; stack: string }

/** Most reports that wait to be sent; the log has all of them. */
const MAX_WAITING = 20
const waiting: ErrorReport[] = []

/** Queues what was just logged until a request can send it. */
export function queueReport(report: ErrorReport): void {
  if (waiting.length < MAX_WAITING) waiting.push(report)
}

/** Sends the queued reports behind a response; drops them where no address for reports is set. */
export function sendReports(vars: ReportingVars, execution: Execution, now: number): void {
  const reports = waiting.splice(0)
  const reporting = reports.length > 0 ? readReporting(vars) : null
  if (!reporting) return
  const dsn = new URL(reporting.dsn)
  // A report that cannot be sent is not sent again: the log has it.
  execution.waitUntil(
    Promise.allSettled(
      reports.map(({ what, ...report }) =>
        fetch(errorEventRequest(dsn, { ...report, server: 'site', type: what }, now)),
      ),
    ),
  )
}

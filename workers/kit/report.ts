import { errorEventRequest } from '../../domain/error-event'

/**
 * Variables of a worker that reports: the address that errors go to, `https://KEY@HOST/PROJECT`
 * (O-48); nothing is reported without one.
 */
export type ReportVars = { ERROR_DSN?: string }

/** An error as it was logged: without personal data. */
export type ErrorReport = {
  worker: string
  call: string
  requestId: string
  name: string
  message: string
  /** '' for what is no Error. */
  stack: string
}

/** Most reports that wait to be sent; the log has all of them. */
const MAX_WAITING = 20
const waiting: ErrorReport[] = []

/** Queues an error for the next request to send: workerd forbids I/O outside the request that owns it. */
export function queueReport(report: ErrorReport): void {
  if (waiting.length < MAX_WAITING) waiting.push(report)
}

/** Sends the queued reports behind a response; drops them where no address for reports is set. */
export function sendReports(
  { ERROR_DSN }: ReportVars,
  waitUntil: (work: Promise<unknown>) => void,
  now: number,
): void {
  const reports = waiting.splice(0)
  const dsn = ERROR_DSN && URL.canParse(ERROR_DSN) ? new URL(ERROR_DSN) : null
  if (!dsn || reports.length === 0) return
  // A report that cannot be sent is not sent again: the log has it.
  waitUntil(
    Promise.allSettled(
      reports.map(({ worker, name, ...report }) =>
        fetch(errorEventRequest(dsn, { ...report, server: worker, type: name }, now)),
      ),
    ),
  )
}

import { createReportQueue } from '../../domain/error-event'

/**
 * Variables of a worker that reports: the address that errors go to, `https://KEY@HOST/PROJECT`;
 * nothing is reported without one.
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

const waiting = createReportQueue()

/** Queues an error for the next request to send. */
export function queueReport({ worker, name, ...report }: ErrorReport): void {
  waiting.queueReport({ ...report, server: worker, type: name })
}

/** Sends the queued reports behind a response; drops them where no address for reports is set. */
export function sendReports(
  { ERROR_DSN }: ReportVars,
  waitUntil: (work: Promise<unknown>) => void,
  now: number,
): void {
  waiting.sendReports(ERROR_DSN, waitUntil, now)
}

import type { Execution } from '../context'
import { reportRequests, type ErrorReport } from './envelope'
import { readReporting, type ReportingVars } from './settings'

/** Most troubles that wait to be reported; the log has all of them. */
const MOST = 20
const waiting: ErrorReport[] = []

/** Keeps what was just logged until a request can report it. */
export function queueReport(trouble: ErrorReport): void {
  if (waiting.length < MOST) waiting.push(trouble)
}

/** Reports behind an answer what has gone wrong so far; forgets it where nothing is reported. */
export function sendReports(vars: ReportingVars, execution: Execution, now: number): void {
  const troubles = waiting.splice(0)
  const reporting = troubles.length > 0 ? readReporting(vars) : null
  // Whoever cannot be told must not be retried: the log has it.
  if (reporting)
    execution.waitUntil(
      Promise.allSettled(
        reportRequests(reporting.dsn, troubles, now).map((request) => fetch(request)),
      ),
    )
}

import { MINUTE_MS } from '../../domain/durations'
import { parseJson } from '../../domain/parse-json'
import { readUpTo } from '../../domain/read-body'
import { isSameOrigin } from '../../domain/same-origin'
import { withoutSecrets } from '../../domain/redact'

/** Where browsers report what a page's security policy has forbidden. */
export const cspReportPath = '/csp-report'

/** Larger reports are not read. */
const MAX_BYTES = 16_384
/** Reports of an isolate that are logged in a minute: a broken page has many visitors. */
const MAX_REPORTS_PER_MINUTE = 20

let minute = 0
let logged = 0

/** Logs a browser's report in one line, without queries, phones and keys of addresses. */
export async function takeCspReport(request: Request, url: URL, now: number): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } })
  if (!isSameOrigin(request.headers, url)) return new Response(null, { status: 403 })
  const body = await readUpTo(request.body, MAX_BYTES)
  const report = body && reportIn(await body.text())
  if (!report) return new Response(null, { status: 400 })
  if (isLogged(now))
    console.warn(
      JSON.stringify({
        level: 'warn',
        what: 'a security policy forbade something',
        directive: textOf(report['effective-directive'] ?? report['violated-directive']),
        blocked: textOf(report['blocked-uri']),
        page: textOf(report['document-uri']),
        sample: textOf(report['script-sample']),
        isEnforced: report.disposition !== 'report',
      }),
    )
  return new Response(null, { status: 204 })
}

function isLogged(now: number): boolean {
  const current = Math.floor(now / MINUTE_MS)
  if (current !== minute) logged = 0
  minute = current
  return ++logged <= MAX_REPORTS_PER_MINUTE
}

function reportIn(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text)
  const report = isObject(value) ? value['csp-report'] : undefined
  return isObject(report) ? report : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  return withoutSecrets(text.replace(/[?#].*$/s, '').slice(0, 200))
}

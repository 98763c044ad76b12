import type { Env } from '../context'
import { originOf, readReporting, type ReportingVars } from '../reporting/settings'
import { readTiles } from './map-tiles'
import { namedValues } from '../../domain/named-values'
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

/** The inputs of a response's security headers. */
export type SecurityContext = {
  nonce: string
  /** CSP sources of the inline scripts of a page that is the same for everybody; they replace the nonce. */
  hashes?: string
  host: string
  env: Pick<Env, 'PARTNER_ORIGINS' | 'TRUSTED_TYPES' | 'MAP_TILES'> & ReportingVars
}

/**
 * Origin of the captcha's script and frame. With hashes it is named, since 'strict-dynamic' would
 * forbid what a hashed script imports: an import has no hash of its own.
 */
const captcha = 'https://challenges.cloudflare.com'

/**
 * Scripts of a page may write HTML and load scripts only through these policies
 * (app/ui/trusted-html.ts, app/root.tsx, and the starter's own).
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default muot start']

const report = `report-uri ${cspReportPath}`

/** 128 random bits for the scripts of one response. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replace(/=+$/, '')
}

/**
 * Puts the security headers on a response, in place, and keeps previews out of search; a response
 * may have a policy of its own (see `setPolicy`).
 */
export function setSecurityHeaders(headers: Headers, guard: SecurityContext): void {
  if (!headers.has('content-security-policy')) setPolicy(headers, guard)
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('referrer-policy'))
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set(
    'permissions-policy',
    'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  )
  headers.set('cross-origin-opener-policy', 'same-origin')
  // For this host alone: others of the chain's domain may have no TLS.
  if (!isLocal(guard.host)) headers.set('strict-transport-security', 'max-age=63072000')
  // Previews are there: search engines would show their made-up salons.
  if (guard.host.endsWith('.workers.dev') && !headers.has('x-robots-tag'))
    headers.set('x-robots-tag', 'noindex')
}

/**
 * Puts the content security policy on a response, in place. Inline scripts need the nonce or a hash,
 * styles a file, frames the same site or a partner's.
 */
export function setPolicy(headers: Headers, guard: SecurityContext): void {
  headers.set('content-security-policy', policyOf(guard))
  if (guard.env.TRUSTED_TYPES !== 'enforce')
    headers.set('content-security-policy-report-only', [...trustedTypes, report].join('; '))
}

function policyOf({ nonce, hashes, host, env }: SecurityContext): string {
  const partners = [...readPartners(env.PARTNER_ORIGINS).values()]
  const reporting = readReporting(env)
  const tiles = readTiles(env)
  const rules = [
    "default-src 'self'",
    `script-src 'self' ${hashes === undefined ? `'nonce-${nonce}' 'strict-dynamic'` : [captcha, hashes].join(' ').trim()}`,
    "style-src 'self'",
    `img-src 'self' data: blob: https:${tiles ? ` ${new URL(tiles.url).origin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${reporting ? ` ${originOf(reporting.dsn)}` : ''}`,
    // The service worker.
    "worker-src 'self'",
    // Videos open in a dialog after a press; the cookie-free address needs no consent. The
    // other frame is the captcha's.
    `frame-src https://www.youtube-nocookie.com ${captcha}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // In every mode: a browser that blocks the frame's cookies loses the in-app mode at a reload.
    `frame-ancestors ${["'self'", ...partners].join(' ')}`,
    ...(env.TRUSTED_TYPES === 'enforce' ? trustedTypes : []),
    report,
  ]
  return (isLocal(host) ? rules : [...rules, 'upgrade-insecure-requests']).join('; ')
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}

/**
 * Origins of partner apps by the utm_source that their links carry, from `tikiapp=https://tiki.vn
 * other=https://…`; what is no origin is left out, for it would be let in.
 */
export function readPartners(text?: string): ReadonlyMap<string, string> {
  return namedValues(text, isOrigin)
}

/** Scheme and host alone, nothing that a policy would read otherwise; without TLS only on the own machine. */
function isOrigin(text: string): boolean {
  return (
    /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/.test(text) &&
    URL.canParse(text)
  )
}

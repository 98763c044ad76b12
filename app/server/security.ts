import type { Env } from '../context'
import { originOf, readReporting, type ReportingVars } from '../reporting/settings'
import { readPartners } from './partners'

/** The inputs of an answer's security headers. */
export type Guard = {
  nonce: string
  isInApp: boolean
  host: string
  env: Pick<Env, 'PARTNER_ORIGINS'> & ReportingVars
}

/** 128 random bits for the scripts of one answer. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replace(/=+$/, '')
}

/**
 * Puts the security headers on an answer, in place. Scripts need the nonce, styles a file, frames
 * the same site (or, in the app, a partner's).
 */
export function secure(headers: Headers, guard: Guard): void {
  headers.set('content-security-policy', policyOf(guard))
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('referrer-policy'))
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set(
    'permissions-policy',
    'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  )
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (!isLocal(guard.host))
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
}

function policyOf({ nonce, isInApp, host, env }: Guard): string {
  const partners = isInApp
    ? [...readPartners(env.PARTNER_ORIGINS).values()].map((origin) => ` ${origin}`).join('')
    : ''
  const reporting = readReporting(env)
  const rules = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${reporting ? ` ${originOf(reporting.dsn)}` : ''}`,
    // Recordings are compressed in a worker.
    ...(reporting ? ["worker-src 'self' blob:"] : []),
    // Videos open in a dialog after a press (H-025); the cookie-free address needs no consent. The
    // other frame is the captcha's (H-124).
    'frame-src https://www.youtube-nocookie.com https://challenges.cloudflare.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self'${partners}`,
  ]
  return (isLocal(host) ? rules : [...rules, 'upgrade-insecure-requests']).join('; ')
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}

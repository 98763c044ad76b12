import { listedChannels, missingConfiguration } from '../workers/auth/channels/configuration.ts'
import type { Target } from './deploy-checks.ts'
import type { Deployable } from './deployables.ts'

/**
 * Secrets that a worker needs in every configuration; each machine generates its own for local
 * runs.
 */
export const secrets: Partial<Record<Deployable, readonly string[]>> = {
  auth: ['CODE_PEPPER', 'VAPID_KEY'],
  booking: ['DESK_KEY', 'LINK_KEY'],
  campaign: ['BANK_SECRET'],
  gateway: ['PURGE_KEY', 'BOOKINGS_KEY'],
}

/**
 * Secrets that switch something on, stored when the command's environment has them: of partner apps
 * that may log their customers in, and where errors and traces go.
 */
export const optionalSecrets: Partial<Record<Deployable, readonly string[]>> = {
  auth: ['PARTNER_SECRETS'],
  tail: ['ERROR_DSN', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'],
}

/** Further required values, as variables or secrets: the account that customers transfer to. */
const values: Partial<Record<Deployable, readonly string[]>> = {
  campaign: ['BANK_BIN', 'BANK_ACCOUNT', 'BANK_OWNER', 'BANK_NAME'],
}

/**
 * Settings for trying out, which would harm real customers; a deployment to production refuses
 * them.
 */
export const demoOnly: readonly string[] = [
  'DEMO_CODE',
  'DEMO_LOAD',
  'DEMO_SLOW',
  'DEMO_BANK',
  'INBOX',
  'GRAPHIQL',
  'DOCUMENTS',
  'BREAKERS',
  'CLOCK_OFFSET_MS',
  'HOURS_EVERY_MS',
  'PURGE_SPREAD_MS',
  'RATE_LIMITS',
]

/** A value that a worker lacks; `channel` is the delivery that cannot work without it. */
export type Missing = {
  worker: Deployable
  name: string
  kind: 'secret' | 'value' | { channel: string }
  mayBeGenerated: boolean
}

/**
 * The values that a worker lacks, given its variables and the names of the secrets that are stored
 * for it.
 */
export function missingValues(
  worker: Deployable,
  target: Target,
  vars: Record<string, unknown>,
  stored: readonly string[],
): Missing[] {
  const known = { ...vars, ...Object.fromEntries(stored.map((name) => [name, 'stored'])) }
  const wanted: Omit<Missing, 'mayBeGenerated'>[] = [
    ...(secrets[worker] ?? []).map((name) => ({ worker, name, kind: 'secret' as const })),
    ...(values[worker] ?? []).map((name) => ({ worker, name, kind: 'value' as const })),
    ...(worker === 'auth' ? ofAuth(target, vars) : []),
    ...(worker === 'site' && target === 'production'
      ? [{ worker, name: 'ORIGIN', kind: 'value' as const }]
      : []),
  ]
  const channels = worker === 'auth' ? missingConfiguration(known) : []
  return [
    ...wanted.filter(({ name }) => !(name in known)),
    ...channels.flatMap(({ channel, name }) =>
      channel === null ? [] : [{ worker, name, kind: { channel } }],
    ),
  ].map((one) => ({ ...one, mayBeGenerated: mayBeGenerated(one.name, target) }))
}

/** The error about a missing value, as the deploy command prints it. */
export function sentenceOf({ worker, name, kind }: Missing): string {
  if (kind === 'secret') return `${worker}: the secret ${name} is not stored`
  if (kind === 'value') return `${worker}: ${name} is neither configured nor stored`
  return `${worker}: the delivery channel "${kind.channel}" lacks ${name}`
}

/**
 * A deployed inbox shows all codes, so it needs a key. Real customers need a real captcha, and the
 * site's address: text messages link to it, and push services want to know who sends.
 */
function ofAuth(target: Target, vars: Record<string, unknown>): Omit<Missing, 'mayBeGenerated'>[] {
  const isReal = target === 'production'
  const stored = [
    ...(usesInbox(vars) ? ['INBOX_KEY'] : []),
    ...(isReal ? ['TURNSTILE_SECRET', 'TURNSTILE_SITE_KEY'] : []),
  ]
  return [
    ...stored.map((name) => ({ worker: 'auth' as const, name, kind: 'secret' as const })),
    ...(isReal ? [{ worker: 'auth' as const, name: 'SITE_ORIGIN', kind: 'value' as const }] : []),
  ]
}

/**
 * Keys that only this chain knows are made up; those that a bank, a provider or Turnstile gives out
 * are not.
 */
function mayBeGenerated(name: string, target: Target): boolean {
  const own = [...(secrets.auth ?? []), ...(secrets.booking ?? []), ...(secrets.gateway ?? [])]
  // A preview uses the demo bank, which signs with any stored secret.
  return [...own, 'INBOX_KEY'].includes(name) || (name === 'BANK_SECRET' && target === 'preview')
}

/** Whether codes would be sent to the demo's inbox instead of the customer's phone. */
export function usesInbox(vars: Record<string, unknown>): boolean {
  return listedChannels(vars).includes('inbox')
}

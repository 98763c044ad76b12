import { listedChannels, missingConfiguration } from '../workers/auth/channels/configuration.ts'
import type { Door } from './doors.ts'

/** Bindings that each worker cannot run without, by the name its code uses. */
export const bindings: Record<Door, readonly string[]> = {
  auth: ['DB', 'CODES'],
  booking: ['DB', 'SALON_DAY', 'AUTH', 'SALONS', 'CAMPAIGN', 'WHEEL'],
  salons: ['DB'],
  campaign: ['DB', 'AUTH'],
  wheel: ['DB', 'PRIZE_POOL', 'AUTH', 'CAMPAIGN'],
  tracking: ['DB', 'EVENTS'],
  gateway: ['AUTH', 'BOOKING', 'SALONS', 'CAMPAIGN', 'WHEEL', 'TRACKING', 'LISTS', 'COORDINATOR'],
  site: ['GATEWAY', 'ASSETS', 'PAYMENTS', 'COORDINATOR'],
}

/** Secrets that a worker needs whatever its configuration; each machine makes its own for local runs. */
export const secrets: Partial<Record<Door, readonly string[]>> = {
  auth: ['CODE_PEPPER'],
  booking: ['DESK_KEY'],
  campaign: ['BANK_SECRET'],
  gateway: ['PURGE_KEY'],
}

/** What a worker must know besides, as a variable or stored like a secret: the account that customers transfer to. */
const values: Partial<Record<Door, readonly string[]>> = {
  campaign: ['BANK_BIN', 'BANK_ACCOUNT', 'BANK_OWNER', 'BANK_NAME'],
}

/** Settings for trying out, which would harm real customers; a deployment to production refuses them. */
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
  'LEASE_MS',
  'RATE_LIMITS',
]

/** One sentence for every value that a worker lacks, given its variables and the names of the secrets that are stored for it. */
export function missingValues(
  door: Door,
  vars: Record<string, unknown>,
  stored: readonly string[],
): string[] {
  const known = { ...vars, ...Object.fromEntries(stored.map((name) => [name, 'stored'])) }
  if (door !== 'auth') {
    const lacking = (names: readonly string[] = []) => names.filter((name) => !(name in known))
    return [
      ...lacking(secrets[door]).map((name) => `${door}: the secret ${name} is not stored`),
      ...lacking(values[door]).map((name) => `${door}: ${name} is neither configured nor stored`),
    ]
  }
  return missingConfiguration(known).map(({ channel, name }) =>
    channel
      ? `auth: the delivery channel "${channel}" lacks ${name}`
      : `auth: the secret ${name} is not stored`,
  )
}

/** Whether codes would go to the demo's inbox instead of a customer's phone. */
export function usesInbox(vars: Record<string, unknown>): boolean {
  return listedChannels(vars).includes('inbox')
}

import type { Door } from './doors.ts'

/** Secrets that each delivery channel of one-time codes needs in the auth worker. */
const channelSecrets: Record<string, string[]> = {
  sms: ['SMS_URL', 'SMS_TOKEN'],
  zalo: ['ZALO_URL', 'ZALO_TOKEN'],
  voice: ['VOICE_URL', 'VOICE_TOKEN'],
  inbox: [],
}

/** Names of the secrets that a worker cannot run without, given its plain variables. Throws on a channel nobody delivers. */
export function secrets(door: Door, vars: { CHANNELS?: string }): string[] {
  if (door !== 'auth') return []
  return ['CODE_PEPPER', ...channelsOf(vars.CHANNELS).flatMap((channel) => secretsOf(channel))]
}

/** The channels of a `CHANNELS` variable, in order. */
export function channelsOf(list = ''): string[] {
  return list.split(',').map((name) => name.trim()).filter(Boolean)
}

function secretsOf(channel: string): string[] {
  const names = channelSecrets[channel]
  if (!names) throw new Error(`CHANNELS names "${channel}", which no adapter delivers`)
  return names
}

/** Bindings that each worker cannot run without, by the name its code uses. */
export const bindings: Record<Door, string[]> = {
  auth: ['DB', 'CODES'],
  booking: ['DB', 'SALON_DAY', 'AUTH', 'SALONS', 'CAMPAIGN'],
  salons: ['DB'],
  campaign: ['DB'],
  wheel: ['DB'],
  tracking: ['DB', 'EVENTS'],
  gateway: ['AUTH', 'BOOKING', 'SALONS', 'CAMPAIGN', 'WHEEL', 'TRACKING', 'LISTS'],
  site: ['GATEWAY', 'ASSETS'],
}

/** Settings for trying out that would harm real customers. */
export const demoOnly = ['DEMO_CODE', 'DEMO_LOAD', 'INBOX', 'CLOCK_OFFSET_MS']

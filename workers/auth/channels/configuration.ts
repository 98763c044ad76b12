// The deploy command reads this file as it is, so it imports nothing.

/** What each channel needs before it can deliver: names of variables and secrets. */
const NEEDS: { readonly [channel: string]: readonly string[] } = {
  inbox: [],
  sms: ['SMS_BASE_URL', 'SMS_API_KEY', 'SMS_SECRET_KEY', 'SMS_BRANDNAME'],
  zalo: ['ZALO_TEMPLATE_ID', 'ZALO_APP_ID', 'ZALO_APP_SECRET', 'ZALO_REFRESH_TOKEN'],
  voice: ['VOICE_BASE_URL', 'VOICE_TOKEN'],
}

/** A value that is missing; `channel` is null for what every environment needs. */
export type MissingValue = { channel: string | null; name: string }

/** The channels of CHANNELS in order of preference, without repetitions; `inbox` when the variable is empty. */
export function listedChannels(env: { CHANNELS?: unknown }): string[] {
  const text = typeof env.CHANNELS === 'string' ? env.CHANNELS : ''
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  const listed = [...new Set(names.filter((name) => name !== ''))]
  return listed.length > 0 ? listed : ['inbox']
}

/** Variables and secrets that the listed channels still lack; secrets count as present when they have any value. */
export function missingConfiguration(env: Readonly<Record<string, unknown>>): MissingValue[] {
  const always = env.CODE_PEPPER ? [] : [{ channel: null, name: 'CODE_PEPPER' }]
  return [
    ...always,
    ...listedChannels(env).flatMap((channel) =>
      missingFor(env, channel).map((name) => ({ channel, name })),
    ),
  ]
}

/** What one channel lacks; an unknown channel is a mistake in CHANNELS. */
export function missingFor(env: Readonly<Record<string, unknown>>, channel: string): string[] {
  const needs = NEEDS[channel]
  return needs ? needs.filter((name) => !env[name]) : ['CHANNELS']
}

/** Zalo costs less and has buttons. */
const USUAL_ORDER = ['zalo', 'sms']

/**
 * The channels that can carry a message about a booking of this kind, of those that the customer
 * wants and in their order. Calls never do; the inbox stands for all channels.
 */
export function noticeChannels(
  env: Readonly<Record<string, unknown>>,
  kind: string,
  input: readonly string[] = USUAL_ORDER,
): string[] {
  const listed = listedChannels(env).filter((channel) => missingFor(env, channel).length === 0)
  const able = [
    ...(listed.includes('zalo') && noticeTemplate(env, kind) !== null ? ['zalo'] : []),
    ...(listed.includes('sms') && env.SITE_ORIGIN ? ['sms'] : []),
  ]
  return [
    ...(listed.includes('inbox') && input.length > 0 ? ['inbox'] : []),
    ...input.filter((channel) => able.includes(channel)),
  ]
}

/** The id of Zalo's template for a kind of message; null without one. */
export function noticeTemplate(
  { ZALO_NOTICES }: Readonly<Record<string, unknown>>,
  kind: string,
): string | null {
  const pairs = typeof ZALO_NOTICES === 'string' ? ZALO_NOTICES.split(',') : []
  return pairs.map((pair) => pair.trim().split('=')).find(([name]) => name === kind)?.[1] ?? null
}

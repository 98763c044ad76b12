import * as z from 'zod'
import { parseJson } from '../../../domain/parse-json'
import type { channel, purpose } from '../contract'
import type { AuthEnv } from '../env'
import { msUntil } from '../../kit/time-limits'

/** How a customer gets a code: zalo, sms or voice. */
export type Method = z.output<typeof channel>

/** What a code is for. */
export type CodePurpose = z.output<typeof purpose>

/**
 * A code on its way to a customer; `now` in epoch ms, `until` the end of the time for it on the
 * machine's clock.
 */
export type CodeMessage = {
  phone: string
  code: string
  purpose: CodePurpose
  method: Method
  brandName: string
  now: number
  until: number
}

/** Delivers a message or throws; resolves only when the provider took it. */
export type Adapter = (env: AuthEnv, message: CodeMessage) => Promise<void>

/**
 * What a failure says about the message. temporary: it was not taken, and may be later. final: this
 * channel never takes it. unclear: the response was lost or late, so it may have been taken.
 */
export type FailureKind = 'temporary' | 'final' | 'unclear'

/** A channel did not take a message; the text never holds the phone or the code. */
export class ChannelFailure extends Error {
  override name = 'ChannelFailure'
  constructor(
    channel: string,
    why: string,
    readonly kind: FailureKind = 'temporary',
  ) {
    super(`${channel}: ${why}`)
  }
}

/** `0912345678` → `84912345678`, as providers want it. */
export function internationalPhone(phone: string): string {
  return `84${phone.slice(1)}`
}

/**
 * Statuses of a network that had no response from the other side, or lost it, after it had passed the
 * request on. What never arrived there has others (521 to 523).
 */
export const RESPONSE_LOST: ReadonlySet<number> = new Set([504, 520, 524])

const jsonObject = z.record(z.string(), z.unknown())

/** What is posted to a provider, and until when (epoch ms) its response is waited for. */
export type ProviderRequest = {
  url: string
  headers: Record<string, string>
  body: string
  until: number
}

/** Posts to a provider and gives its JSON; throws ChannelFailure for anything but a 2xx with JSON in time. */
export async function postToProvider(
  channel: string,
  request: ProviderRequest,
): Promise<Record<string, unknown>> {
  const { status, ok, text } = await responseTo(channel, request)
  if (!ok)
    throw new ChannelFailure(
      channel,
      `HTTP ${status}`,
      RESPONSE_LOST.has(status) ? 'unclear' : 'temporary',
    )
  const response = jsonObject.safeParse(parseJson(text))
  if (!response.success) throw new ChannelFailure(channel, 'answered no JSON object')
  return response.data
}

/**
 * A whole response; throws ChannelFailure where it does not come. The request may have arrived: the
 * runtime throws alike for a refused connection and for one that was lost after it.
 */
async function responseTo(channel: string, { url, until, ...init }: ProviderRequest) {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      // The request holds the provider's key and a customer's code.
      redirect: 'manual',
      signal: AbortSignal.timeout(msUntil(until)),
    })
    return { status: response.status, ok: response.ok, text: await response.text() }
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    throw new ChannelFailure(channel, `no answer (${name})`, 'unclear')
  }
}

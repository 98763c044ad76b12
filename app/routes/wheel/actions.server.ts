import { data, redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { positiveInt, textOf } from '~/form.server'
import { wheel as messages } from '~/messages/vi/wheel'
import { noResponse, refusedBy, type Refused } from '~/refusal'
import {
  ClaimQuestDocument,
  ExchangePointsDocument,
  ExchangeVoucherDocument,
  SpinWheelDocument,
  type SpinPartsFragment,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'

/** A spin as its page shows it. */
export type SpinShown = SpinPartsFragment

/** The result of a spin; `logged-out`: there is no session (any more). */
export type SpinResult = { kind: 'spun'; spin: SpinShown } | LoggedOut | Refused

/** The result of another action; `id` identifies what it created. */
export type ActionResult = { kind: 'done'; id: string } | LoggedOut | Refused

type LoggedOut = { kind: 'logged-out'; message: string }

const loggedOut = { kind: 'logged-out', message: messages.logInTitle } as const

/** One spin with the posted wheel and key. */
export async function spinOnce({ gateway }: Site, form: FormData): Promise<SpinResult> {
  const response = await gateway.mutate(SpinWheelDocument, {
    wheelId: positiveInt(textOf(form, 'wheelId')),
    key: textOf(form, 'key'),
  })
  if (!response.ok) return failed(response.failure.code)
  const result = response.data.spinWheel
  return result.__typename === 'Spun'
    ? { kind: 'spun', spin: result.spin }
    : refusedBy(result, messages.error)
}

/** Claims the posted quest. */
export async function claimOnce({ gateway }: Site, form: FormData): Promise<ActionResult> {
  const response = await gateway.mutate(ClaimQuestDocument, {
    questId: positiveInt(textOf(form, 'questId')),
  })
  if (!response.ok) return failed(response.failure.code)
  const result = response.data.claimQuest
  return result.__typename === 'QuestClaimed'
    ? { kind: 'done', id: '' }
    : refusedBy(result, messages.error)
}

/** Gives points for the posted pack, once for the posted key. */
export async function exchangePackOnce({ gateway }: Site, form: FormData): Promise<ActionResult> {
  const response = await gateway.mutate(ExchangePointsDocument, {
    packId: positiveInt(textOf(form, 'packId')),
    key: textOf(form, 'key'),
  })
  if (!response.ok) return failed(response.failure.code)
  const result = response.data.exchangePoints
  return result.__typename === 'PointsExchanged'
    ? { kind: 'done', id: '' }
    : refusedBy(result, messages.error)
}

/** Gives points for a voucher, once for the posted key. */
export async function exchangeVoucherOnce(
  { gateway }: Site,
  voucherId: number,
  form: FormData,
): Promise<ActionResult> {
  const response = await gateway.mutate(ExchangeVoucherDocument, {
    voucherId,
    key: textOf(form, 'key'),
  })
  if (!response.ok) return failed(response.failure.code)
  const result = response.data.exchangeVoucher
  return result.__typename === 'VoucherExchanged'
    ? { kind: 'done', id: result.gift.id }
    : refusedBy(result, messages.error)
}

function failed(code: string): LoggedOut | Refused {
  return code === 'UNAUTHENTICATED' ? loggedOut : noResponse(messages.error, code)
}

/**
 * A page's response to an action without script that failed; a logged-out visitor is redirected to
 * the log-in and back.
 */
export function notDone(act: LoggedOut | Refused, page: string) {
  if (act.kind === 'logged-out') throw redirect(logInPath({ next: page, reason: 'het-han' }), 303)
  return data({ problem: act.message }, { status: act.status })
}

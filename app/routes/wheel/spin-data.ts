import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { positiveInt, readBody, textOf } from '~/form.server'
import { wheel as messages } from '~/messages/vi/wheel'
import { privateJson } from '~/private-json.server'
import { noResponse, refusedBy, type Refused } from '~/refusal'
import {
  SpinWheelDocument,
  type SpinPartsFragment,
  type SpinWheelMutation,
} from '../../../schema/generated/graphql'

/** The result of a spin; `logged-out`: there is no session (any more). */
export type SpinResult =
  { kind: 'spun'; spin: SpinPartsFragment } | { kind: 'logged-out' } | Refused

/**
 * Serves /vong-quay-may-man/luot: one spin for the page's script, which turns the wheel to where
 * the server ended it.
 */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  const form = await readBody(request)
  const response = await site.gateway.mutate(SpinWheelDocument, {
    wheelId: positiveInt(textOf(form, 'wheelId')),
    key: textOf(form, 'key'),
  })
  return privateJson(
    response.ok ? resultOf(response.data.spinWheel) : failed(response.failure.code),
  )
}

function resultOf(result: SpinWheelMutation['spinWheel']): SpinResult {
  return result.__typename === 'Spun'
    ? { kind: 'spun', spin: result.spin }
    : refusedBy(result, messages.error)
}

function failed(code: string): SpinResult {
  return code === 'UNAUTHENTICATED' ? { kind: 'logged-out' } : noResponse(messages.error, code)
}

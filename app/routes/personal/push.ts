import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { readBody, textOf } from '~/form.server'
import { push as words } from '~/messages/vi/push'
import { privateJson } from '~/private-json.server'
import { noResponse, refusedBy } from '~/refusal'
import { PushOfferDocument, SubscribeToPushDocument } from '../../../schema/generated/graphql'

/** The key to subscribe with, null without one; the customer's phone, and whether this device is on. */
export type PushData = { key: string | null; phone: string | null; isOn: boolean }

/** Serves /personal/push, which pages request before they offer notifications. */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const response = await site.gateway.query(PushOfferDocument, {})
  const { pushKey, viewer, pushDevices } = response.ok
    ? response.data
    : { pushKey: null, viewer: null, pushDevices: null }
  const data: PushData = {
    key: site.hasServiceWorker ? pushKey : null,
    phone: viewer?.phone ?? null,
    isOn: pushDevices?.some(({ isThis }) => isThis) ?? false,
  }
  return privateJson(data)
}

/** Subscribes the device of this session; the service worker posts here too. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const form = await readBody(request)
  const response = await site.gateway.mutate(SubscribeToPushDocument, {
    input: {
      endpoint: textOf(form, 'endpoint'),
      p256dh: textOf(form, 'p256dh'),
      auth: textOf(form, 'auth'),
    },
  })
  if (!response.ok) {
    const isOut = response.failure.code === 'UNAUTHENTICATED'
    const { message, status } = noResponse(words.failed, response.failure.code)
    return privateJson({ message }, isOut ? 401 : status)
  }
  const result = response.data.subscribeToPush
  if (result.__typename === 'PushSubscribed') return privateJson({ isOn: true })
  const { message, status } = refusedBy(result, words.failed)
  return privateJson({ message }, status)
}

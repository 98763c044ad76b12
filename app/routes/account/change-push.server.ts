import { redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { profile } from '~/messages/vi/profile'
import { sentenceOf } from '~/refusal'
import {
  ChoosePushPurposesDocument,
  UnsubscribeFromPushDocument,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { accountPaths } from './paths'
import { pushPurposes } from './push-purposes'

/** Stores what a device receives; one that is left nothing is turned off. */
export async function changePush(
  { gateway }: Site,
  form: FormData,
): Promise<{ about: 'push'; message: string } | 'push'> {
  const id = textOf(form, 'pushId')
  const chosen = pushPurposes.filter((purpose) => form.getAll('purpose').includes(purpose))
  const isOff = form.has('off') || chosen.length === 0
  const response = isOff
    ? await gateway.mutate(UnsubscribeFromPushDocument, { id })
    : await gateway.mutate(ChoosePushPurposesDocument, { id, purposes: chosen })
  if (!response.ok) {
    if (response.failure.code === 'UNAUTHENTICATED')
      throw redirect(logInPath({ next: accountPaths.profile, reason: 'het-han' }), 303)
    return { about: 'push', message: profile.error }
  }
  const result =
    'unsubscribeFromPush' in response.data
      ? response.data.unsubscribeFromPush
      : response.data.choosePushPurposes
  return result.__typename === 'PushEnded' || result.__typename === 'PushPurposesSaved'
    ? 'push'
    : { about: 'push', message: sentenceOf(result, profile.error) }
}

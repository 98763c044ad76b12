import { redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { profile } from '~/messages/vi/profile'
import { push as messages } from '~/messages/vi/push'
import { sentenceOf } from '~/refusal'
import {
  ChoosePushPurposesDocument,
  TestPushDocument,
  UnsubscribeFromPushDocument,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { accountPaths } from './paths'
import { pushPurposes } from './push-purposes'

type PushChange = { about: 'push'; message: string } | 'push' | 'pushTest'

/**
 * Sends a test message to a device, or stores what it receives; one that is left nothing is turned
 * off.
 */
export async function changePush(site: Site, form: FormData): Promise<PushChange> {
  const id = textOf(form, 'pushId')
  return form.has('test') ? sendTest(site, id) : savePurposes(site, id, form)
}

async function sendTest({ gateway }: Site, id: string): Promise<PushChange> {
  const response = await gateway.mutate(TestPushDocument, { id })
  if (!response.ok) return failed(response.failure.code, messages.testFailed)
  const result = response.data.testPush
  return result.__typename === 'PushTestSent'
    ? 'pushTest'
    : { about: 'push', message: sentenceOf(result, messages.testFailed) }
}

async function savePurposes({ gateway }: Site, id: string, form: FormData): Promise<PushChange> {
  const chosen = pushPurposes.filter((purpose) => form.getAll('purpose').includes(purpose))
  const isOff = form.has('off') || chosen.length === 0
  const response = isOff
    ? await gateway.mutate(UnsubscribeFromPushDocument, { id })
    : await gateway.mutate(ChoosePushPurposesDocument, { id, purposes: chosen })
  if (!response.ok) return failed(response.failure.code, profile.error)
  const result =
    'unsubscribeFromPush' in response.data
      ? response.data.unsubscribeFromPush
      : response.data.choosePushPurposes
  return result.__typename === 'PushEnded' || result.__typename === 'PushPurposesSaved'
    ? 'push'
    : { about: 'push', message: sentenceOf(result, profile.error) }
}

/** An ended session redirects to the log-in and back. */
function failed(code: string, message: string): PushChange {
  if (code === 'UNAUTHENTICATED')
    throw redirect(logInPath({ next: accountPaths.profile, reason: 'het-han' }), 303)
  return { about: 'push', message }
}

import { expect, test } from 'vitest'
import type { Site } from '~/context'
import {
  ChoosePushPurposesDocument,
  TestPushDocument,
  UnsubscribeFromPushDocument,
} from '../../../schema/generated/graphql'
import { changePush } from './change-push.server'

const names = new Map<unknown, string>([
  [TestPushDocument, 'testPush'],
  [ChoosePushPurposesDocument, 'choosePushPurposes'],
  [UnsubscribeFromPushDocument, 'unsubscribeFromPush'],
])

/** What the account's form does, where the gateway answers every mutation so. */
async function pressed(button: 'test' | 'off' | null, answer: object | string) {
  const mutations: string[] = []
  const gateway = {
    mutate: (document: unknown) => {
      const name = names.get(document) ?? ''
      mutations.push(name)
      return Promise.resolve(
        typeof answer === 'string'
          ? { ok: false, failure: { code: answer } }
          : { ok: true, data: { [name]: answer } },
      )
    },
  }
  const form = new FormData()
  form.set('pushId', 'a'.repeat(16))
  form.set('purpose', 'BOOKING')
  if (button) form.set(button, '1')
  const outcome = await changePush({ gateway } as unknown as Site, form)
  return { outcome, mutations }
}

test('each button of a device does its own', async () => {
  expect(await pressed('test', { __typename: 'PushTestSent' })).toEqual({
    outcome: 'pushTest',
    mutations: ['testPush'],
  })
  expect(await pressed(null, { __typename: 'PushPurposesSaved' })).toEqual({
    outcome: 'push',
    mutations: ['choosePushPurposes'],
  })
  expect(await pressed('off', { __typename: 'PushEnded' })).toEqual({
    outcome: 'push',
    mutations: ['unsubscribeFromPush'],
  })
})

test('a test message that was not sent says so', async () => {
  const refused = async (answer: object | string) => (await pressed('test', answer)).outcome
  const message = 'Em chưa gửi được tới máy này.'
  expect(await refused({ __typename: 'PushNotTaken', message })).toEqual({ about: 'push', message })
  expect(await refused('INTERNAL')).toEqual({
    about: 'push',
    message: 'Em chưa gửi thử được. Anh thử lại giúp em nhé!',
  })
})

test('an ended session leads to the log-in and back', async () => {
  await expect(pressed('test', 'UNAUTHENTICATED')).rejects.toMatchObject({ status: 303 })
})

import { expect, test } from 'vitest'
import { pressed } from '~/testing/pressed'
import {
  ChoosePushPurposesDocument,
  TestPushDocument,
  UnsubscribeFromPushDocument,
} from '../../../schema/generated/graphql'
import { accountAction } from './action.server'

/** What the form of a device's messages comes to, where the gateway answers every mutation so. */
function device(intent: string, answer: object | string) {
  return pressed(accountAction, { intent, pushId: 'a'.repeat(16), purpose: 'BOOKING' }, answer)
}

test('each button of a device does its own', async () => {
  expect(await device('testPush', { __typename: 'PushTestSent' })).toMatchObject({
    mutations: [TestPushDocument],
    location: '/tai-khoan?xong=pushTest#thong-bao',
  })
  expect(await device('choosePush', { __typename: 'PushPurposesSaved' })).toMatchObject({
    mutations: [ChoosePushPurposesDocument],
    location: '/tai-khoan?xong=push#thong-bao',
  })
  expect(await device('endPush', { __typename: 'PushEnded' })).toMatchObject({
    mutations: [UnsubscribeFromPushDocument],
    location: '/tai-khoan?xong=push#thong-bao',
  })
})

test('a device that is left nothing is turned off', async () => {
  const answer = { __typename: 'PushEnded' }
  const { mutations } = await pressed(accountAction, { intent: 'choosePush', pushId: 'a' }, answer)
  expect(mutations).toEqual([UnsubscribeFromPushDocument])
})

test('a test message that was not sent says so', async () => {
  const message = 'Em chưa gửi được tới máy này.'
  expect(await device('testPush', { __typename: 'PushNotTaken', message })).toMatchObject({
    status: 409,
    shown: { form: 'testPush', message },
  })
  expect(await device('testPush', 'BACKEND_FAILED')).toMatchObject({
    status: 502,
    shown: { message: 'Em chưa gửi thử được. Anh thử lại giúp em nhé!' },
  })
})

test('an ended session leads to the log-in and back', async () => {
  const { location } = await device('testPush', 'UNAUTHENTICATED')
  expect(location).toBe('/dang-nhap?next=%2Ftai-khoan&ly-do=het-han')
})

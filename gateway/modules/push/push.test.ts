import { expect, test } from 'vitest'
import { Unauthorized } from '../../../workers/kit/serve'
import { openGateway } from '../../testing/open-gateway'
import { loggedIn, TOKEN } from '../../testing/people'

const id = 'a'.repeat(16)
const input = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
}
const subscribe = `mutation($input: SubscribeToPushInput!) {
  subscribeToPush(input: $input) {
    __typename
    ... on PushSubscribed { devices { id purposes isThis } }
    ... on TooManyTries { retryAfterSeconds }
    ... on InvalidInput { issues { field code } }
  }
}`
const choose = `mutation($id: ID!, $purposes: [PushPurpose!]!) {
  choosePushPurposes(input: { id: $id, purposes: $purposes }) { __typename }
}`
const end = 'mutation($id: ID!) { unsubscribeFromPush(input: { id: $id }) { __typename } }'
const tryOut = `mutation($id: ID!) {
  testPush(input: { id: $id }) {
    __typename
    ... on PushTestSent { id }
    ... on PushNotTaken { code }
    ... on NotFound { code }
    ... on TooManyTries { retryAfterSeconds }
  }
}`

function pushGateway() {
  const received: object[] = []
  const only = (bearer: string | null) => {
    if (bearer !== TOKEN) throw new Unauthorized()
  }
  const gateway = openGateway({
    auth: {
      getPushKey: () => ({ publicKey: 'the key' }),
      listPushDevices: (_input, { bearer }) => {
        only(bearer)
        return {
          data: [
            {
              id,
              device: 'Chrome, Android',
              purposes: ['reminder'],
              since: 5,
              isThis: true,
              canTest: true,
            },
          ],
        }
      },
      subscribeToPush: (given, { bearer }) => {
        only(bearer)
        received.push(given)
        if (given.endpoint.endsWith('often'))
          return { status: 429, body: { message: 'Quá nhiều.', retryAfterSeconds: 60 } }
        return given.endpoint.endsWith('off')
          ? { status: 409, body: { message: [{ code: 'PUSH_NOT_POSSIBLE', params: {} }] } }
          : { status: 200, body: { success: true } }
      },
      choosePushPurposes: (given, { bearer }) => {
        only(bearer)
        received.push(given)
        return given.id === id
          ? { status: 200, body: { success: true } }
          : { status: 404, body: { message: 'Đã tắt.' } }
      },
      unsubscribeFromPush: (given, { bearer }) => {
        only(bearer)
        received.push(given)
        return { success: true }
      },
      testPush: (given, { bearer }) => {
        only(bearer)
        received.push(given)
        if (given.id === id) return { status: 200, body: { success: true } }
        if (given.id.startsWith('b'))
          return { status: 404, body: { message: [{ code: 'PUSH_IS_OFF', params: {} }] } }
        return given.id.startsWith('c')
          ? { status: 409, body: { message: [{ code: 'PUSH_NOT_TAKEN', params: {} }] } }
          : { status: 429, body: { message: 'Quá nhiều.', retryAfterSeconds: 60 } }
      },
    },
  })
  return { ...gateway, received }
}

test('the key is for everybody, the devices are for their customer', async () => {
  const { execute } = pushGateway()
  const query = '{ browser { pushKey } viewer { pushDevices { id device purposes since isThis } } }'
  expect((await execute(query)).data).toEqual({ browser: { pushKey: 'the key' }, viewer: null })
  expect((await execute(query, {}, loggedIn)).data.viewer.pushDevices).toEqual([
    { id, device: 'Chrome, Android', purposes: ['REMINDER'], since: 5, isThis: true },
  ])
})

test('a device subscribes, chooses and ends for the logged-in customer alone', async () => {
  const { execute, received, calls } = pushGateway()
  const subscribed = (await execute(subscribe, { input }, loggedIn)).data.subscribeToPush
  expect(subscribed).toMatchObject({ __typename: 'PushSubscribed', devices: [{ id }] })
  const chosen = await execute(choose, { id, purposes: ['BOOKING', 'REVIEW'] }, loggedIn)
  expect(chosen.data.choosePushPurposes).toEqual({ __typename: 'PushPurposesSaved' })
  expect((await execute(end, { id }, loggedIn)).data.unsubscribeFromPush).toEqual({
    __typename: 'PushEnded',
  })
  expect(received).toEqual([input, { id, purposes: ['booking', 'review'] }, { id }])
  calls.length = 0
  for (const [mutation, variables] of [
    [subscribe, { input }],
    [choose, { id, purposes: ['BOOKING'] }],
    [end, { id }],
    [tryOut, { id }],
  ] as const)
    expect((await execute(mutation, variables)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect(calls).toEqual([])
})

test('a device of an English page subscribes in English', async () => {
  const { execute, received } = pushGateway()
  for (const language of ['en', 'vi'])
    await execute(subscribe, { input }, { ...loggedIn, 'accept-language': language })
  expect(received).toEqual([{ ...input, lang: 'en' }, input])
})

test('each refusal is a member of the union', async () => {
  const { execute, received } = pushGateway()
  const respond = async (over: object) =>
    (await execute(subscribe, { input: { ...input, ...over } }, loggedIn)).data.subscribeToPush
  const impossible = (field: string) => ({
    __typename: 'InvalidInput',
    issues: [{ field, code: 'PUSH_NOT_POSSIBLE' }],
  })
  expect(await respond({ endpoint: 'https://auth.internal/x' })).toEqual(impossible('endpoint'))
  expect(await respond({ p256dh: 'short' })).toEqual(impossible('p256dh'))
  expect(received).toEqual([])
  expect(await respond({ endpoint: `${input.endpoint}/off` })).toEqual(impossible(''))
  expect(await respond({ endpoint: `${input.endpoint}/often` })).toEqual({
    __typename: 'TooManyTries',
    retryAfterSeconds: 60,
  })
  const choice = async (variables: object) =>
    (await execute(choose, variables, loggedIn)).data.choosePushPurposes.__typename
  expect(await choice({ id: 'b'.repeat(16), purposes: ['BOOKING'] })).toBe('NotFound')
  expect(await choice({ id, purposes: [] })).toBe('InvalidInput')
  expect(await choice({ id: 'x', purposes: ['BOOKING'] })).toBe('InvalidInput')
})

test('a test message goes to his device, and each refusal is a member of the union', async () => {
  const { execute, received } = pushGateway()
  const sent = async (device: string) =>
    (await execute(tryOut, { id: device }, loggedIn)).data.testPush as object
  expect(await sent(id)).toEqual({ __typename: 'PushTestSent', id })
  expect(await sent('b'.repeat(16))).toEqual({
    __typename: 'NotFound',
    code: 'PUSH_IS_OFF',
  })
  expect(await sent('c'.repeat(16))).toEqual({
    __typename: 'PushNotTaken',
    code: 'PUSH_NOT_TAKEN',
  })
  expect(await sent('d'.repeat(16))).toEqual({ __typename: 'TooManyTries', retryAfterSeconds: 60 })
  expect(received).toHaveLength(4)
  expect(await sent('no id')).toEqual({ __typename: 'InvalidInput' })
  expect(received).toHaveLength(4)
})

test('a device of a host without that call cannot be tested', async () => {
  const query = '{ viewer { pushDevices { canTest } } }'
  expect((await pushGateway().execute(query, {}, loggedIn)).data.viewer.pushDevices).toEqual([
    { canTest: true },
  ])
  const device = { id, device: '', purposes: ['booking' as const], since: 5, isThis: true }
  const bare = openGateway({ auth: { listPushDevices: () => ({ data: [device] }) } })
  expect((await bare.execute(query, {}, loggedIn)).data.viewer.pushDevices).toEqual([
    { canTest: false },
  ])
})

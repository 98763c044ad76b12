import { expect, test } from 'vitest'
import { loggedIn } from '../../testing/people'
import { accountGateway, OWN_SESSION } from '../../testing/account-gateway'

const logOutEverywhere = 'mutation { logOutEverywhere { ... on LoggedOut { isLoggedOut } } }'
const deleteOwnerTokens = () => ({ success: true }) as const

test('sessions end by id or all at once, the own one with its cookies [H-128]', async () => {
  const { execute, calls } = accountGateway({}, { booking: { deleteOwnerTokens } })
  const end = 'mutation ($id: ID!) { endSession(input: { id: $id }) { __typename } }'
  const far = await execute(end, { id: 'b'.repeat(16) }, loggedIn)
  expect([far.data.endSession.__typename, far.cookies]).toEqual(['SessionEnded', []])
  // The proof of bookings made here and whose consent it was go with the session.
  const noCookies = ['session', 'holder', 'consent'].map(
    (name) => `muot_${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
  )
  expect((await execute(end, { id: OWN_SESSION }, loggedIn)).cookies).toEqual(noCookies)
  expect((await execute(end, { id: 'c'.repeat(16) }, loggedIn)).data.endSession.__typename).toBe(
    'NotFound',
  )
  expect((await execute(end, { id: '../user' }, loggedIn)).data.endSession.__typename).toBe(
    'InvalidInput',
  )
  const all = await execute(logOutEverywhere, {}, loggedIn)
  expect(all.data.logOutEverywhere.isLoggedOut).toBe(true)
  expect(all.cookies).toEqual(noCookies)
  expect(calls).toContain('auth.endAllSessions')
  expect(calls.indexOf('booking.deleteOwnerTokens')).toBeLessThan(
    calls.indexOf('auth.endAllSessions'),
  )
  expect(calls).toContain('booking.deleteOwnerTokens')
})

test('while the proofs of bookings cannot be deleted nobody is logged out, and it can be tried again [H-128]', async () => {
  const { execute, calls, breakDown, mend } = accountGateway({}, { booking: { deleteOwnerTokens } })
  breakDown('booking')
  const { errors, cookies } = await execute(logOutEverywhere, {}, loggedIn)
  expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_FAILED' } }])
  expect(cookies).toEqual([])
  expect(calls).not.toContain('auth.endAllSessions')
  mend('booking')
  const again = await execute(logOutEverywhere, {}, loggedIn)
  expect(again.data.logOutEverywhere.isLoggedOut).toBe(true)
  expect(calls).toContain('auth.endAllSessions')
})

test('a new password needs the current one or a code [H-181]', async () => {
  const { execute } = accountGateway()
  const set = `mutation ($old: String, $code: String) {
    setPassword(input: { password: "654321", currentPassword: $old, code: $code }) {
      __typename
      ... on InvalidInput { issues { field } }
    }
  }`
  expect((await execute(set, { old: '123456' }, loggedIn)).data.setPassword.__typename).toBe(
    'PasswordSet',
  )
  expect((await execute(set, { code: '111111' }, loggedIn)).data.setPassword.__typename).toBe(
    'PasswordSet',
  )
  expect((await execute(set, { old: '000000' }, loggedIn)).data.setPassword.issues).toEqual([
    { field: 'currentPassword' },
  ])
  expect((await execute(set, { code: '000000' }, loggedIn)).data.setPassword.issues).toEqual([
    { field: 'code' },
  ])
})

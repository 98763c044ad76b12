import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { auth, bindings } from '../testing/client'
import { newPhone } from '../testing/phones'

/** The tables in the object of a phone, which an alarm must delete some day. */
function tablesOf(phone: string) {
  return runInDurableObject(bindings.ATTEMPTS.getByName(`phone:${phone}`), (_object, state) =>
    state.storage.sql
      .exec("SELECT 1 FROM sqlite_master WHERE name IN ('attempt', 'code', 'proved_browser')")
      .toArray(),
  )
}

test('who asks about a phone leaves nothing in its object', async () => {
  const phone = newPhone()
  await auth().verifyPhone({ phone })
  expect(await tablesOf(phone)).toEqual([])
})

test('a code that is not looked at leaves nothing in the object of its phone', async () => {
  const stranger = auth({
    headers: { 'x-client-address': '203.0.113.60' },
    vars: { CODE_TRIES_PER_ADDRESS_HOUR: '1' },
  })
  const [counted, refused] = [newPhone(), newPhone()]
  const tryAt = async (phone: string) =>
    (await stranger.checkCode({ phone, code: '000000', purpose: 'login' })).status
  expect([await tryAt(counted), await tryAt(refused)]).toEqual([200, 429])
  expect(await tablesOf(counted)).toHaveLength(3)
  expect(await tablesOf(refused)).toEqual([])
})

import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Unauthenticated } from '../../kit/connect'
import type { AuthEnv } from '../env'
import { seed } from '../seed'
import { fetchAuth, auth, bindings } from '../testing/client'
import worker from '../worker'
import { somebody, textVersion } from '../testing/customer'

beforeAll(async () => {
  await bindings.DB.batch(seed(new Date()).map((sql) => bindings.DB.prepare(sql)))
})

afterEach(() => vi.restoreAllMocks())

describe('a requested deletion', () => {
  test('keeps its first time, can be canceled, and deletes all that auth has', async () => {
    const me = await somebody()
    const stays = await somebody()
    await me
      .as()
      .agreeProtectPersonal({ purpose: 'booking', isAgree: true, textVersion, source: 'account' })
    const first = await me.as().requestDeletion({})
    expect(first.dueAt - first.requestedAt).toBe(7 * 86_400_000)
    expect(await me.as({ later: 86_400_000 }).requestDeletion({})).toEqual(first)
    expect(await me.as().getCustomerInfo({ customerId: me.id })).toMatchObject({
      body: { deletion: first },
    })
    expect(await deleteAtOf(me.token)).toBe(first.dueAt)
    await me.as().cancelDeletion({})
    expect(await deleteAtOf(me.token)).toBe(null)
    expect(await me.as().getCustomerInfo({ customerId: me.id })).toMatchObject({
      body: { deletion: null },
    })
    await expect(auth().requestDeletion({})).rejects.toThrow(Unauthenticated)

    await me.as().requestDeletion({})
    await stays.as().requestDeletion({})
    await stays.as().cancelDeletion({})
    await nightly(6 * 86_400_000)
    expect(await me.as().getUser({})).toMatchObject({ phone: me.phone })
    await nightly(7 * 86_400_000 + 60_000)
    await expect(me.as().getUser({})).rejects.toThrow(Unauthenticated)
    expect(await stays.as().getUser({})).toMatchObject({ phone: stays.phone })
    expect(await auth().verifyPhone({ phone: me.phone })).toMatchObject({
      body: { isNewCustomer: true },
    })
    const left = await bindings.DB.prepare(
      `SELECT (SELECT count(*) FROM consents WHERE phone = ?1)
         + (SELECT count(*) FROM customers WHERE phone = ?1) AS left`,
    )
      .bind(me.phone)
      .first<{ left: number }>()
    expect(left!.left).toBe(0)
  })

  test('does not free his customer id, and is reported to other backends for a week', async () => {
    const me = await somebody()
    const { last } = (await bindings.DB.prepare('SELECT max(id) AS last FROM customers').first<{
      last: number
    }>())!
    expect(me.id).toBe(last)
    const before = (await auth().listDeletedCustomers({ after: 0 })).at(-1)?.number ?? 0
    await me.as().requestDeletion({})
    await nightly(8 * DAY)
    const gone = await auth().listDeletedCustomers({ after: before })
    expect(gone).toMatchObject([{ customerId: me.id, phone: me.phone }])
    expect(await auth().listDeletedCustomers({ after: gone[0]!.number })).toEqual([])
    const next = await somebody()
    expect(next.id).toBeGreaterThan(me.id)
    await nightly(16 * DAY)
    expect(await auth().listDeletedCustomers({ after: before })).toEqual([])
  })

  test('of whom the browsers could not be forgotten is made up for the next night, and holds up no other', async () => {
    const [me, other] = [await somebody(), await somebody()]
    await me.as().requestDeletion({})
    await other.as().requestDeletion({})
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const getByName = bindings.ATTEMPTS.getByName.bind(bindings.ATTEMPTS)
    const ATTEMPTS = {
      getByName: (name: string) =>
        name === `phone:${me.phone}`
          ? { forgetBrowsers: () => Promise.reject(new Error('the object is down')) }
          : getByName(name),
    } as unknown as typeof bindings.ATTEMPTS
    await nightly(8 * DAY, { ATTEMPTS })
    expect(await me.as().getUser({})).toMatchObject({ phone: me.phone })
    await expect(other.as().getUser({})).rejects.toThrow(Unauthenticated)
    await nightly(9 * DAY)
    await expect(me.as().getUser({})).rejects.toThrow(Unauthenticated)
  })
})

const DAY = 86_400_000

/** The time of deletion that getUser reports to other backends. */
async function deleteAtOf(token: string): Promise<number | null> {
  const response = await fetchAuth(
    new Request('https://auth/api/v1/auth/user', { headers: { authorization: `Bearer ${token}` } }),
  )
  return (await response.json<{ data: { deleteAt: number | null } }>()).data.deleteAt
}

async function nightly(later: number, over: Partial<AuthEnv> = {}): Promise<void> {
  const context = createExecutionContext()
  await worker.scheduled(createScheduledController(), {
    ...bindings,
    CLOCK_OFFSET_MS: String(later),
    ...over,
  })
  await waitOnExecutionContext(context)
}

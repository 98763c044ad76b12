import { beforeAll, describe, expect, test } from 'vitest'
import { Unauthenticated } from '../../kit/connect'
import { seed } from '../seed'
import { auth, bindings } from '../testing/client'
import { brandName, somebody, textVersion, newPhone } from '../testing/customer'

beforeAll(async () => {
  await bindings.DB.batch(seed(new Date()).map((sql) => bindings.DB.prepare(sql)))
})

describe('a consent', () => {
  test('is given and withdrawn per purpose, with its time and text [H-187, O-46]', async () => {
    const me = await somebody()
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: false,
      consents: { booking: null, photo: null, location: null, marketing: null },
    })
    await me
      .as()
      .agreeProtectPersonal({ purpose: 'booking', isAgree: true, textVersion, source: 'account' })
    await me
      .as()
      .agreeProtectPersonal({ purpose: 'photo', isAgree: true, textVersion, source: 'account' })
    await me.as({ later: 60_000 }).agreeProtectPersonal({
      purpose: 'photo',
      isAgree: false,
      textVersion: '2027-01-01',
      source: 'account',
    })
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: true,
      consents: { booking: true, photo: false, location: null, marketing: null },
    })
    const entries = await me.as().listConsents({})
    expect(
      entries.map(({ purpose, isGiven, textVersion: text }) => [purpose, isGiven, text]),
    ).toEqual([
      ['photo', false, '2027-01-01'],
      ['photo', true, textVersion],
      ['booking', true, textVersion],
    ])
    expect(entries[0]!.at - entries[1]!.at).toBeGreaterThanOrEqual(60_000)
    await me
      .as()
      .agreeProtectPersonal({ purpose: 'booking', isAgree: false, textVersion, source: 'account' })
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: false,
      consents: { booking: false },
    })
    await expect(
      auth().agreeProtectPersonal({
        purpose: 'booking',
        isAgree: true,
        textVersion,
        source: 'account',
      }),
    ).rejects.toThrow(Unauthenticated)
  })

  test('can always be withdrawn, also above the rate limit [H-187, O-46]', async () => {
    const me = await somebody()
    const say = (isAgree: boolean) =>
      me.as().agreeProtectPersonal({ purpose: 'booking', isAgree, textVersion, source: 'account' })
    for (let time = 0; time < 60; time++) await say(true)
    expect(await say(true)).toMatchObject({ status: 429 })
    expect(await say(false)).toMatchObject({ status: 200 })
    expect(await me.as().getUser({})).toMatchObject({ consents: { booking: false } })
  })

  test('for any phone is stored, but applies to its own session [H-188, H-139]', async () => {
    const me = await somebody()
    const other = await somebody()
    const consents = {
      phone: me.phone,
      brandName,
      purposes: ['booking', 'location'] as ('booking' | 'location')[],
      textVersion,
      source: 'booking' as const,
    }
    for (const client of [
      auth(),
      other.as(),
      auth({ headers: { authorization: `Bearer ${'f'.repeat(64)}` } }),
    ])
      expect(await client.postAgreeProtectPersonalInfo(consents)).toEqual({
        status: 200,
        body: { success: true },
      })
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: false,
      consents: { booking: null, location: null },
    })
    expect(await other.as().getUser({})).toMatchObject({ hasAgreedToPrivacy: false })
    expect(await me.as().listConsents({})).toEqual([])
    expect(await other.as().listConsents({})).toEqual([])
    await me.as().postAgreeProtectPersonalInfo(consents)
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: true,
      consents: { booking: true, location: true },
    })
  })

  test('that arrives again is stored once, a later or another one anew [H-188]', async () => {
    const me = await somebody()
    const post = (later = 0, purpose: 'booking' | 'photo' = 'booking') =>
      me.as({ later }).postAgreeProtectPersonalInfo({
        phone: me.phone,
        brandName,
        purposes: [purpose],
        textVersion,
        source: 'booking',
      })
    const purposes = async () => (await me.as().listConsents({})).map(({ purpose }) => purpose)
    await post()
    await post()
    expect(await purposes()).toEqual(['booking'])
    await post(0, 'photo')
    await post(11 * 60_000)
    expect(await purposes()).toEqual(['booking', 'photo', 'booking'])
    await me
      .as({ later: 12 * 60_000 })
      .agreeProtectPersonal({ purpose: 'booking', isAgree: false, textVersion, source: 'account' })
    await post(13 * 60_000)
    expect(await me.as().getUser({})).toMatchObject({ hasAgreedToPrivacy: true })
  })

  test('is not written without end from one address [H-188]', async () => {
    const client = auth({
      vars: { CONSENTS_PER_ADDRESS_HOUR: '2' },
      headers: { 'x-client-address': '198.51.100.91' },
    })
    const consents = {
      phone: newPhone(),
      brandName,
      purposes: ['booking' as const],
      textVersion,
      source: 'booking' as const,
    }
    for (let time = 0; time < 2; time++)
      expect(await client.postAgreeProtectPersonalInfo(consents)).toMatchObject({ status: 200 })
    expect(await client.postAgreeProtectPersonalInfo(consents)).toMatchObject({ status: 429 })
  })

  test('uses up no check of a phone, and is stored for its logged-in owner in any case [H-178, H-188]', async () => {
    const me = await somebody()
    const client = auth({
      vars: { VERIFIES_PER_ADDRESS_HOUR: '1', CONSENTS_PER_ADDRESS_HOUR: '1' },
      headers: { 'x-client-address': '198.51.100.92', authorization: `Bearer ${me.token}` },
    })
    const post = (phone: string) =>
      client.postAgreeProtectPersonalInfo({
        phone,
        brandName,
        purposes: ['booking'],
        textVersion,
        source: 'booking',
      })
    for (let time = 0; time < 3; time++) expect(await post(me.phone)).toMatchObject({ status: 200 })
    const other = newPhone()
    expect(await post(other)).toMatchObject({ status: 200 })
    expect(await post(other)).toMatchObject({ status: 429 })
    expect(await client.verifyPhone({ phone: me.phone })).toMatchObject({ status: 200 })
  })
})

import { expect, test } from 'vitest'
import { loggedIn } from '../../testing/people'
import { accountGateway, agree, phone } from '../../testing/account-gateway'

test('a consent has phone, purposes, version and brand [H-187, H-188, H-190]', async () => {
  const { execute, received } = accountGateway()
  expect((await execute(agree, { phone: '0909.090.909' })).data.agreeToPrivacy.__typename).toBe(
    'ConsentSaved',
  )
  expect(received).toEqual([
    {
      phone: '0909090909',
      brandName: 'muot',
      purposes: ['booking', 'photo'],
      textVersion: '2026-11-21',
      source: 'booking',
    },
  ])
  expect((await execute(agree, { phone: '091' })).data.agreeToPrivacy.issues[0].field).toBe('phone')
})

const decide = `mutation ($purpose: ConsentPurpose!, $given: Boolean!, $cancel: Boolean) {
  saveConsent(
    purpose: $purpose
    isGiven: $given
    textVersion: "2026-11-21"
    cancelBookings: $cancel
  ) {
    __typename
  }
}`
const remembered = { cookie: `${loggedIn.cookie}; muot_consent=${phone}.11` }

test('a withdrawal of consent is stored, and this browser deletes its copy at once [H-187, O-46]', async () => {
  const { execute, received } = accountGateway({
    consents: { booking: true, photo: true, location: true, marketing: null },
  })
  const { data, cookies } = await execute(decide, { purpose: 'LOCATION', given: false }, remembered)
  expect(data.saveConsent.__typename).toBe('ConsentSaved')
  expect(received).toEqual([
    { purpose: 'location', isAgree: false, textVersion: '2026-11-21', source: 'account' },
  ])
  expect(cookies).toEqual([expect.stringContaining(`muot_consent=${phone}.10; Path=/; HttpOnly`)])
  expect(
    (await execute(decide, { purpose: 'PHOTO', given: true })).errors[0]!.extensions!.code,
  ).toBe('UNAUTHENTICATED')
})

test('a browser follows consents that were withdrawn elsewhere [O-46, O-47]', async () => {
  const { execute, calls } = accountGateway(
    { consents: { booking: true, photo: null, location: false, marketing: null } },
    { tracking: { trackLocation: () => ({ success: true }) } },
  )
  expect((await execute('{ viewer { phone } }', {}, remembered)).cookies).toEqual([
    expect.stringContaining(`muot_consent=${phone}.10;`),
  ])
  const place = `mutation {
    trackLocation(phone: "${phone}", latitude: 21, longitude: 105) { ... on Tracked { accepted } }
  }`
  expect((await execute(place, {}, remembered)).data.trackLocation).toEqual({ accepted: false })
  expect(calls).not.toContain('tracking.trackLocation')
  // A consent of another customer in a shared browser cannot be changed.
  expect(
    (
      await execute(
        '{ viewer { phone } }',
        {},
        { cookie: `${loggedIn.cookie}; muot_consent=0987654321.11` },
      )
    ).cookies,
  ).toEqual([])
})

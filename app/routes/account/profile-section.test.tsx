import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { rendered } from '~/testing/rendered'
import { loadAccount } from './load.server'
import { ProfileSection } from './profile-section'

const profile = {
  phone: '0912345678',
  name: 'Minh',
  email: null,
  birthDay: null,
  birthMonth: null,
  birthYear: null,
  gender: null,
  joinedAt: null,
  hasPassword: true,
  consents: { booking: null, photo: null, location: null, marketing: null },
  deletion: null,
}

/** The section where these fields of the account could not be read. */
async function sectionWithout(...failed: string[]): Promise<string> {
  const data = { now: Date.UTC(2026, 10, 21), lacking: [], viewer: { profile } }
  const answer = { ok: true, data: { ...data, browser: { pushKey: null } }, failed }
  const site = { gateway: { query: () => Promise.resolve(answer) } } as unknown as Site
  const request = new Request('http://site/tai-khoan')
  const element = <ProfileSection data={await loadAccount(site, request)} profile={profile} />
  return rendered({ path: '*', element }, request)
}

test('a profile of which a part could not be read is not saved over it [H-185]', async () => {
  expect(await sectionWithout()).toContain('Lưu hồ sơ')
  const html = await sectionWithout('viewer.profile.gender')
  expect(html).toContain('Em chưa tải được phần này.')
  expect(html).not.toContain('Lưu hồ sơ')
})

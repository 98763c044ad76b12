import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { rendered, renderedPage } from '~/testing/rendered'
import { ConsentSection } from './consent-section'
import { loadAccount, type AccountData } from './load.server'
import AccountPage from './page'
import { ProfileSection } from './profile-section'
import { PushSection } from './push-section'

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

const request = new Request('http://site/tai-khoan')

/** The account of which these fields could not be read. */
function accountWithout(...failed: string[]): Promise<AccountData> {
  const data = { now: Date.UTC(2026, 10, 21), lacking: [], viewer: { profile, consentWords: [] } }
  const answer = { ok: true, data: { ...data, browser: { pushKey: null } }, failed }
  const site = { origin: '', gateway: { query: () => Promise.resolve(answer) } }
  return loadAccount(site as unknown as Site, request)
}

async function sectionWithout(...failed: string[]): Promise<string> {
  const element = <ProfileSection data={await accountWithout(...failed)} profile={profile} />
  return rendered({ path: '*', element }, request)
}

test('a profile of which a part could not be read is not saved over it [H-185]', async () => {
  expect(await sectionWithout()).toContain('Lưu hồ sơ')
  const html = await sectionWithout('viewer.profile.gender')
  expect(html).toContain('Em chưa tải được phần này.')
  expect(html).not.toContain('Lưu hồ sơ')
})

/** The section with one device; `refused` is the form that has just been refused. */
async function sectionWith(
  canTest: boolean,
  done: AccountData['done'] = null,
  refused?: { form: string; message: string },
) {
  const device = {
    id: 'a'.repeat(16),
    device: 'Chrome, Android',
    purposes: ['BOOKING' as const],
    since: Date.UTC(2026, 10, 22, 2, 5),
    isThis: true,
    canTest,
  }
  const push = { key: 'B', devices: [device] }
  const element = <PushSection push={push} done={done} />
  const method = refused ? 'POST' : 'GET'
  const request = new Request('http://site/tai-khoan', { method })
  return load(await rendered({ path: '*', element, action: () => refused ?? null }, request))
}

test('a device has a button that sends it a test, except where the host has no such call', async () => {
  const $ = await sectionWith(true)
  const button = $('button[value="testPush"]')
  expect([button.text(), button.attr('aria-label')]).toEqual([
    'Gửi thử',
    'Gửi thử tới Chrome, Android',
  ])
  expect(button.closest('form').find('[name="pushId"]').attr('value')).toBe('a'.repeat(16))
  expect((await sectionWith(false))('button[value="testPush"]')).toHaveLength(0)
})

test('a sent test is distinguished from saved purposes', async () => {
  const sent = (await sectionWith(true, 'pushTest'))('.notice').text()
  expect(sent).toContain('Em đã gửi tin thử')
  expect((await sectionWith(true, 'push'))('.notice').text()).toBe('Em đã lưu.')
})

test('who deletes an account whose balance cannot be read is told of a balance all the same', async () => {
  const unknown = 'Em chưa xem được số dư của anh lúc này.'
  expect(await renderedPage(AccountPage, await accountWithout('viewer.membership'))).toContain(
    unknown,
  )
  expect(await renderedPage(AccountPage, await accountWithout())).not.toContain(unknown)
})

test('what a press came to takes the focus at the start of its part', async () => {
  const refused = { form: 'testPush', message: 'Quá nhiều lần' }
  expect((await sectionWith(true, null, refused))('[tabindex="-1"]').text()).toBe('Quá nhiều lần')
  expect((await sectionWith(true, 'push'))('[tabindex="-1"]').text()).toBe('Em đã lưu.')
})

test('why a consent was not taken back takes the focus, with the question that it asks', async () => {
  const element = <ConsentSection data={await accountWithout()} consents={profile.consents} />
  const more = { asksToCancel: true }
  const refused = { form: 'consent', message: 'Anh đang có 1 lịch hẹn', more }
  const post = new Request('http://site/tai-khoan', { method: 'POST' })
  const $ = load(await rendered({ path: '*', element, action: () => refused }, post))
  const notice = $('[tabindex="-1"] .notice--error')
  expect(notice.text()).toContain('Anh đang có 1 lịch hẹn')
  expect(notice.find('[name="cancelBookings"]')).toHaveLength(1)
})

test('after a session has ended its customer’s data lead to the log-in, which is not stored as a file', async () => {
  const $ = load(await renderedPage(AccountPage, await accountWithout()))
  expect($('a[href="/tai-khoan/du-lieu"]').attr('download')).toBeUndefined()
})

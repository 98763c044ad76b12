import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { rendered } from '~/testing/rendered'
import type { AccountData } from './load.server'
import { PushSection } from './push-section'

/** The section with one device. */
async function sectionWith(canTest: boolean, done: AccountData['done'] = null) {
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
  return load(await rendered({ path: '*', element }, new Request('http://site/tai-khoan')))
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

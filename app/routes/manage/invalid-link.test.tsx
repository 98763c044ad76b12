import { expect, test } from 'vitest'
import { rendered } from '~/testing/rendered'
import { NothingToManage } from './page'

function page(isFailed: boolean): Promise<string> {
  const element = <NothingToManage state={null} isFailed={isFailed} here="/lich/a" />
  return rendered({ path: '/lich/a', element }, new Request('http://site/lich/a'))
}

test('a booking that could not be loaded is loaded again, and no other is offered', async () => {
  const html = await page(true)
  expect(html).toContain('href="/lich/a"')
  expect(html).not.toContain('Đặt lịch ngay')
})

test('a link without a booking leads to the look-up and to a new booking', async () => {
  const html = await page(false)
  expect(html).toContain('href="/booking/lookup"')
  expect(html).toContain('Đặt lịch ngay')
})

import { expect, test } from 'vitest'
import { renderedPage } from '~/testing/rendered'
import Balance from './balance'
import Orders from './orders'

test('a page of orders or of the balance that could not be loaded is itself loaded again [H-218, H-220]', async () => {
  const failed = { page: 3, who: 'member', orders: null, history: null }
  expect(await renderedPage(Orders, failed)).toContain('href="/thanh-vien/don-hang?trang=3"')
  expect(await renderedPage(Balance, failed)).toContain('href="/gioi-thieu?trang=3"')
})

import { expect, test } from 'vitest'
import { openPage } from './browser.ts'

test('an unknown address leads home [B-014]', async () => {
  const { status, location } = await openPage('/khong-co-trang-nay')
  expect(status).toBe(302)
  expect(location).toBe('/')
})

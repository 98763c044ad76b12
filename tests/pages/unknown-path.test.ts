import { expect, test } from 'vitest'
import { openPage } from './browser.ts'

test('an unknown address leads home, where a word says why [B-014]', async () => {
  const { status, location } = await openPage('/khong-co-trang-nay')
  expect(status).toBe(302)
  const { pathname, search, hash } = new URL(location!, 'https://muot.example')
  expect(pathname + search).toBe('/')
  expect((await openPage('/')).part(`${hash}.unknown-address`).text).toContain(
    'Em không tìm thấy trang anh mở',
  )
})

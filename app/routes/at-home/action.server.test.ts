import { expect, test } from 'vitest'
import { pressed } from '~/testing/pressed'
import { atHomeAction } from './action.server'

test('canceling a home visit after the session has ended leads to the log-in', async () => {
  const visit = { intent: 'cancel', id: 'a' }
  const { status, location } = await pressed(atHomeAction, visit, 'UNAUTHENTICATED')
  expect(status).toBe(303)
  expect(location).toMatch(/^\/dang-nhap\?.*ly-do=het-han/)
})

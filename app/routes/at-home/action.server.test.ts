import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { atHomeAction } from './action.server'

test('canceling a home visit after the session has ended leads to the log-in', async () => {
  const site = {
    gateway: {
      mutate: async () => ({ ok: false, failure: { code: 'UNAUTHENTICATED', message: '' } }),
    },
  } as unknown as Site
  const form = new FormData()
  form.set('intent', 'cancel')
  form.set('id', 'a')
  const thrown: unknown = await atHomeAction(
    site,
    new Request('https://site.example/'),
    form,
  ).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  const { status, headers } = thrown as Response
  expect(status).toBe(303)
  expect(headers.get('location')).toMatch(/^\/dang-nhap\?.*ly-do=het-han/)
})

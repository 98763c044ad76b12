import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { LogOutEverywhereDocument } from '../../../schema/generated/graphql'
import { action } from './log-out'

/** Posts a form to a site whose gateway refuses a log-out with this code; null: it takes it. */
async function post(fields: Record<string, string>, code: string | null) {
  const mutate = async (document: unknown) =>
    code !== null && (document === LogOutEverywhereDocument || code !== 'UNAUTHENTICATED')
      ? { ok: false, failure: { code, message: '' } }
      : { ok: true, data: {} }
  const site = { gateway: { mutate } } as unknown as Site
  const request = new Request('https://muot.vn/dang-xuat', {
    method: 'POST',
    body: new URLSearchParams({ next: '/salon', ...fields }),
  })
  const response = await action({ request, params: {}, context: { site } } as ActionFunctionArgs)
  return { status: response.status, location: response.headers.get('location') }
}

test('a log-out that failed returns to the account, where it can be pressed again [H-128]', async () => {
  const both: Record<string, string>[] = [{ everywhere: '1' }, {}]
  for (const fields of both)
    expect(await post(fields, 'BACKEND_FAILED')).toEqual({
      status: 303,
      location: '/tai-khoan?loi=dang-xuat#thiet-bi',
    })
  expect(await post({ everywhere: '1', script: '1' }, 'BACKEND_FAILED')).toEqual({
    status: 502,
    location: null,
  })
})

test('one that succeeded, or that had no session to end, goes on [H-128]', async () => {
  const gone = { status: 303, location: '/salon' }
  expect(await post({ everywhere: '1' }, null)).toEqual(gone)
  expect(await post({ everywhere: '1' }, 'UNAUTHENTICATED')).toEqual(gone)
})

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { loader } from './save-location'

/** The saved places for such a response of the gateway. */
function loaded(response: object) {
  const site = { gateway: { query: () => Promise.resolve(response) } }
  const request = new Request('http://site/save-location')
  return loader({ request, params: {}, context: { site } } as unknown as LoaderFunctionArgs)
}

test('while auth is down a customer is not taken for a logged-out visitor [H-007]', async () => {
  expect(await loaded({ ok: false })).toMatchObject({ isFailed: true, who: 'unknown' })
  const nobody = { lacking: [], viewer: null }
  expect(await loaded({ ok: true, data: nobody, failed: [] })).toMatchObject({
    isFailed: false,
    who: 'logged-out',
  })
})

test('addresses of a customer that could not be loaded are a failure, and none are not [H-007]', async () => {
  const of = (savedAddresses: [] | null, failed: string[]) =>
    loaded({ ok: true, data: { lacking: [], viewer: { savedAddresses } }, failed })
  expect(await of(null, ['viewer.savedAddresses'])).toMatchObject({ isFailed: true, who: 'member' })
  expect(await of([], [])).toMatchObject({ isFailed: false, who: 'member' })
})

import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { loadPlaces } from './save-location.server'

/** The saved places for such a response of the gateway. */
function loaded(response: object) {
  const site = { gateway: { query: () => Promise.resolve(response) } } as unknown as Site
  return loadPlaces(site, new Request('http://site/save-location'))
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

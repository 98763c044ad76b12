import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { loader as loadOne } from './detail'
import { loader as loadAll } from './page'

/** A request to a site that has no page but the booking, where the gateway answers so. */
function answered(data: object): LoaderFunctionArgs {
  const site = {
    origin: 'http://site',
    describe: () => undefined,
    hasPage: (link: string) => link === '/booking',
    gateway: { query: () => Promise.resolve({ ok: true, failed: [], data }) },
  }
  const args = { params: { id: '3' }, request: new Request('http://site/'), context: { site } }
  return args as unknown as LoaderFunctionArgs
}

test.each([
  ['/booking', '/booking'],
  ['/khong-co', null],
])('of the configured link %s the discoveries show %s', async (link, shown) => {
  const discover = { discover: { id: '3', title: 'T', link }, sections: [] }
  const one = await loadOne(answered({ discover, viewer: null }))
  expect(one.data.detail?.discover.link).toBe(shown)
  const all = await loadAll(answered({ contentBlocks: [{ allLink: link }], discovers: null }))
  expect(all.parts.contentBlocks?.[0]?.allLink).toBe(shown)
})

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { loader as post } from './routes/blog/article'
import { loader as discovery } from './routes/discover/detail'
import { loader as visit } from './routes/history/visit'
import { loader as look } from './routes/lookbook/look'
import { loader as managed } from './routes/manage/page'
import { loader as order } from './routes/membership/order'
import { loader as salon } from './routes/salons/salon'
import { loader as service } from './routes/service/service'
import { loader as product } from './routes/shop/product'
import { loader as spa } from './routes/spa/page'
import { loader as styleMasters } from './routes/style-masters/page'
import { loader as place } from './routes/waitlist/page'
import { loader as voucher } from './routes/wheel/voucher'

const failure = { code: 'GATEWAY_DOWN', message: '' }
const site = {
  gateway: { query: () => Promise.resolve({ ok: false, failure }) },
  now: 0,
  origin: 'http://site',
  describe: () => undefined,
}
const opened = {
  params: { token: 'x' },
  request: new Request('http://site/'),
  context: { site },
} as unknown as LoaderFunctionArgs

test.each([
  ['post', post],
  ['discovery', discovery],
  ['visit', visit],
  ['look', look],
  ['booking', managed],
  ['order', order],
  ['salon', salon],
  ['service', service],
  ['product', product],
  ['spa treatment', spa],
  ['list of style masters', styleMasters],
  ['place in line', place],
  ['voucher', voucher],
])('the page of one %s answers 503 while that cannot be read', async (_one, loader) => {
  const { status, init }: { status?: number; init?: ResponseInit | null } = await loader(opened)
  expect(status ?? init?.status).toBe(503)
})

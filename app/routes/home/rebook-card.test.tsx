import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { loader, type UsualData } from '~/routes/personal/usual'
import { RebookCard } from './rebook-card'

const usual = {
  salon: { id: 9, name: 'Salon 252 Cầu Giấy', addressNew: '252 Cầu Giấy' },
  services: [{ id: 1001, name: 'Cắt gội' }],
  stylist: null,
  nearest: null,
}
const full = 'Salon đã kín lịch những ngày tới'
const unknown = 'Anh chọn giờ giúp em nhé'

/** The card for a usual visit as /personal/usual sends it. */
async function cardOf(changes: Partial<typeof usual> = {}, failed: string[] = []) {
  const data = { usualVisit: { ...usual, ...changes } }
  const site = { gateway: { query: () => Promise.resolve({ ok: true, data, failed }) } }
  const response = await loader({
    request: new Request('http://site/personal/usual'),
    params: {},
    context: { site: site as unknown as Site },
  } as unknown as Parameters<typeof loader>[0])
  const proposal = (await response.json()) as NonNullable<UsualData>
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <RebookCard proposal={proposal} phone="0909090909" />
    </StaticRouter>,
  )
}

test('without a free hour the card says that the salon is full', async () => {
  const html = await cardOf()
  expect(html).toContain(full)
  expect(html).toContain('Chọn giờ khác')
})

test.each([
  ['when nothing of the last visit is sold any more', { services: [] }, []],
  ['when the hours could not be loaded', {}, ['usualVisit.nearest']],
])('the card does not say that the salon is full %s', async (_when, changes, failed) => {
  const html = await cardOf(changes, failed)
  expect(html).not.toContain(full)
  expect(html).toContain(unknown)
  expect(html).not.toContain('Chọn giờ khác')
  expect(html).toContain('Tiếp tục đặt lịch')
})

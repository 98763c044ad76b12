import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html'
import { combo, comboGroup, serviceList } from '../testing/screen-data'
import { DetailStep } from './detail-step'
import type { ServicesData, VersionOnSale } from './load.server'
import { ServiceStep } from './step'
import { readDraft } from '~/booking/draft/draft-query'
import { afterServices, stepAfterServices } from './chosen-bar'

const services: ServicesData = {
  ...serviceList,
  screen: 'detail',
  detail: {
    title: 'Combo 2',
    content: 'Một\nHai',
    tags: ['Mới'],
    banners: [
      { kind: 'IMAGE', url: '/art/service/combo.svg' },
      { kind: 'VIDEO', url: 'https://video.test/1' },
    ],
  },
}

test('a service counts as removed only if the loaded list lacks it [B-355]', async () => {
  const unloaded = await renderHtml(
    <DetailStep data={{ ...services, categories: null, detail: null }} />,
    'step=3&salonId=9&group=102&flow=1',
  )
  expect(unloaded).toContain('Em chưa tải được bảng dịch vụ.')
  expect(unloaded).toMatch(/href="\/booking\?step=3[^"]*group=102/)
  expect(unloaded).not.toContain('Dịch vụ này hiện không có tại salon.')
  expect(
    await renderHtml(<DetailStep data={services} />, 'step=3&salonId=9&group=999&flow=1'),
  ).toContain('Dịch vụ này hiện không có tại salon.')
})

test('only a genZ member sees the notice above the services [B-341]', async () => {
  const step2 = 'step=2&salonId=9&phone=0977777777&flow=1'
  expect(
    await renderHtml(
      <ServiceStep data={{ ...services, screen: 'services', isGenZ: true }} />,
      step2,
    ),
  ).toContain('Thành viên GenZ')
  expect(
    await renderHtml(<ServiceStep data={{ ...services, screen: 'services' }} />, step2),
  ).not.toContain('GenZ')
})

test('a detail shows title, subtitle and tags [B-094]', async () => {
  const subtitled = { ...comboGroup, services: [{ ...combo, subtitle: 'Gội sạch sâu' }] }
  const html = await renderHtml(
    <DetailStep
      data={{ ...services, categories: [{ id: '1', name: '', title: '', groups: [subtitled] }] }}
    />,
    'step=3&salonId=9&group=102&flow=1',
  )
  expect(html).toMatch(/<h2[^>]*>Combo 2<\/h2><p[^>]*>Gội sạch sâu<\/p>/)
  expect(html).toMatch(/<span class="chip[^"]*">Mới<\/span>/)
})

const detail = () => renderHtml(<DetailStep data={services} />, 'step=3&salonId=9&group=102&flow=1')

test('a detail shows its pictures and videos, and folds its text [B-095, B-096]', async () => {
  const html = await detail()
  expect(html).toContain('src="/art/service/combo.svg"')
  expect(html).toContain('href="https://video.test/1"')
  expect(html).toContain('<p>Hai</p>')
})

test('the only version of a detail is chosen already, also when it is free [B-097, B-292]', async () => {
  const html = await detail()
  expect(html).toContain('FREE')
  expect(html).toContain('Thêm 1 dịch vụ')
})

const sold = [{ id: '1001' }] as unknown as VersionOnSale[]

function after(search: string) {
  const query = new URLSearchParams(`step=2&salonId=9&phone=0912345670&${search}`)
  return afterServices(readDraft(query), query, sold)
}

test('the services lead on once one of them is chosen [B-180]', () => {
  const { kind, path } = after('chosenService=1001')
  expect(kind).toBe('next')
  expect(path).toMatch(/step=0.*chosenService=1001.*#/)
})

test.each([
  ['nothing is chosen', ''],
  ['what is chosen is no longer sold', 'chosenService=7'],
])('the services say what is missing while %s', (_what, search) => {
  const { kind, path } = after(`${search}&q=uon&view=grid`)
  expect(kind).toBe('lacking')
  expect(path).toContain('step=2')
  expect(path).toContain('q=uon')
  expect(path).toContain('view=grid')
})

test('a salon that advises on the spot needs no service [B-204]', () => {
  const draft = readDraft(new URLSearchParams('step=2&salonId=9&phone=0912345670&consult=1'))
  expect(stepAfterServices(draft, [])).toEqual({ step: 0, isPressed: true })
})

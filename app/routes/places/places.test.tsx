import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { rendered } from '~/testing/rendered'
import { PlaceFields } from './place-fields'
import {
  type FoundPlaces,
  nothingTyped,
  searchPlaces,
  withChoices,
  chosenPlace,
} from './place-form.server'
import { readPlacesView, safeBack, saveLocationPath } from './paths'
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import SaveLocationPage, { loader } from './save-location'

const typed = { ...nothingTyped, provinceId: '1', districtId: '12', q: 'cầu giấy' }
const provinces = [{ id: '1', name: 'Hà Nội', districts: [{ id: '12', name: 'Cầu Giấy' }] }]

function siteOf(response: object): Site {
  return { gateway: { query: () => Promise.resolve(response) } } as unknown as Site
}

/** The form after such a search, with the lists of such a response. */
async function shown(response: object, suggestions: FoundPlaces) {
  const fitting = await withChoices(siteOf(response), typed)
  const element = <PlaceFields {...fitting} suggestions={suggestions} />
  return load(await rendered({ path: '/', element }, new Request('http://site/')))
}

test('a search that failed is not one that found nothing [H-007]', async () => {
  const down = { ok: true, data: { places: null }, failed: ['places'] }
  expect(await searchPlaces(siteOf(down), 'x')).toBe('failed')
  expect(await searchPlaces(siteOf({ ok: false }), 'x')).toBe('failed')
  expect(await searchPlaces(siteOf({ ok: true, data: { places: [] }, failed: [] }), 'x')).toEqual(
    [],
  )
  const lists = { ok: true, data: { provinces, wards: [] }, failed: [] }
  const $ = await shown(lists, 'failed')
  expect($('.error-note').text()).toContain('Em chưa tìm được')
  expect($('.error-note button').attr('value')).toBe('search')
  expect($('body').text()).not.toContain('không tìm thấy nơi nào')
  expect((await shown(lists, []))('body').text()).toContain('không tìm thấy nơi nào')
})

test('lists that could not be loaded are loaded again with what was chosen [H-007]', async () => {
  const $ = await shown({ ok: true, data: { provinces: null }, failed: ['provinces'] }, null)
  expect($('.error-note').text()).toContain('Em chưa tải được danh sách tỉnh thành.')
  expect($('.error-note button').attr('value')).toBe('refresh')
  expect($('select')).toHaveLength(0)
  expect($('[name="provinceId"]').val()).toBe('1')
  expect($('[name="districtId"]').val()).toBe('12')
  expect($('[name="wardId"]').val()).toBe('')
})

test('wards that could not be loaded are loaded again, and the chosen one stays [H-007]', async () => {
  const lists = { ok: true, data: { provinces, wards: null }, failed: ['wards'] }
  const { typed: fitting, choices } = await withChoices(siteOf(lists), { ...typed, wardId: '163' })
  const element = <PlaceFields typed={fitting} choices={choices} suggestions={null} />
  const $ = load(await rendered({ path: '/', element }, new Request('http://site/')))
  expect($('.error-note').text()).toContain('Em chưa tải được danh sách phường, xã.')
  expect($('.error-note button').attr('value')).toBe('refresh')
  expect($('select')).toHaveLength(2)
  expect($('[name="wardId"]').attr('type')).toBe('hidden')
  expect($('[name="wardId"]').val()).toBe('163')
})

test('the link back to the flow contains all choices made there [B-012]', () => {
  const back = '/booking?step=1&salonId=9&phone=0912345678&chosenService=1001,1038'
  const path = saveLocationPath({ back, edit: '7' })
  expect(readPlacesView(new URL(path, 'http://site').searchParams)).toEqual({
    back,
    edit: '7',
    remove: null,
    done: null,
  })
  expect(saveLocationPath({})).toBe('/save-location')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/booking/../..//evil.example',
  '/bookings',
  '/dang-xuat',
  'javascript:alert(1)',
  '/booking?x=1#y',
  '/booking?a\nb',
  `/booking?${'x'.repeat(3000)}`,
])('no link leads off the flow: %s [B-012]', (text) => {
  expect(safeBack(text)).toBe('')
})

test('both flows may be gone back to [B-012, H-006]', () => {
  expect([
    safeBack('/booking'),
    safeBack('/booking?step=1'),
    safeBack('/booking-at-home?step=0&phone=0'),
  ]).toEqual(['/booking', '/booking?step=1', '/booking-at-home?step=0&phone=0'])
})

test('invalid values in the address count as missing [H-007]', () => {
  expect(readPlacesView(new URLSearchParams('edit=-1&remove=abc&done=x&back=http://x'))).toEqual({
    back: '',
    edit: null,
    remove: null,
    done: null,
  })
  expect(readPlacesView(new URLSearchParams('edit=new&remove=3&done=removed'))).toEqual({
    back: '',
    edit: 'new',
    remove: '3',
    done: 'removed',
  })
})

const districts = [
  { id: '5', name: 'Quận Cầu Giấy' },
  { id: '6', name: 'Quận Đống Đa' },
]
const wards = [
  { id: '163', name: 'Phường Dịch Vọng' },
  { id: '164', name: 'Phường Mai Dịch' },
]
const data = { provinces: [{ id: '62', name: 'Hà Nội', districts }], wards }
const site = {
  gateway: { query: () => Promise.resolve({ ok: true, data, failed: [] }) },
} as unknown as Site

const nowhere = { provinceId: null, districtId: null, wardId: null }

test.each([
  [
    'H-007 a ward of the chosen district stays',
    { provinceId: '62', districtId: '5', wardId: '163' },
    { provinceId: '62', districtId: '5', wardId: '163' },
  ],
  [
    'H-007 another province leaves district and ward behind',
    { provinceId: '1', districtId: '760', wardId: '163' },
    { provinceId: '1', districtId: null, wardId: null },
  ],
  [
    'H-007 another district leaves the ward behind',
    { provinceId: '62', districtId: '6', wardId: '999' },
    { provinceId: '62', districtId: '6', wardId: null },
  ],
  ['H-007 nowhere stays nowhere', nowhere, nowhere],
])('%s', async (_name, parts, fitting) => {
  const { typed } = await withChoices(site, { ...nothingTyped, ...parts })
  expect(typed).toMatchObject(fitting)
})

test.each([
  ['a ward', { provinceId: '62', districtId: '5', wardId: '163' }, 'w163'],
  ['a district', { provinceId: '62', districtId: '5', wardId: null }, 'd5'],
  ['a province alone', { provinceId: '62', districtId: null, wardId: null }, undefined],
  ['nothing', nowhere, undefined],
])('the place of %s is its smallest part [H-007]', (_what, parts, placeId) => {
  expect(chosenPlace({ ...nothingTyped, ...parts })?.placeId).toBe(placeId)
})

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

test('why an address was not saved takes the focus, far above the button', async () => {
  const lists = { ok: true, data: { provinces, wards: [] }, failed: [] }
  const fitting = await withChoices(siteOf(lists), typed)
  const data = {
    view: { back: '', edit: 'new', remove: null, done: null },
    who: 'member',
    isFailed: false,
    addresses: [],
    maySave: true,
    form: { ...fitting, name: null },
  }
  const refused = { form: 'save', message: 'Đủ 10 địa chỉ', problems: {}, typed: {} }
  const more = { ...fitting, suggestions: null }
  const element = <SaveLocationPage />
  const $ = load(
    await rendered(
      { path: '/', element, loader: () => data, action: () => ({ ...refused, more }) },
      new Request('http://site/', { method: 'POST' }),
    ),
  )
  expect($('[tabindex="-1"] .notice--error').text()).toBe('Đủ 10 địa chỉ')
})

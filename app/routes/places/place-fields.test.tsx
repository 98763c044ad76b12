import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { rendered } from '~/testing/rendered'
import { PlaceFields } from './place-fields'
import { type FoundPlaces, nothingTyped, searchPlaces, withChoices } from './place-form.server'

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

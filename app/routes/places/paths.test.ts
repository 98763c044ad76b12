import { expect, test } from 'vitest'
import { readPlacesView, safeBack, saveLocationPath } from './paths'

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

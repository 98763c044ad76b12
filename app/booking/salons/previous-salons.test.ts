import { expect, test } from 'vitest'
import { isOwnPhone, pointOfFirst, MAX_PREVIOUS_SALONS, previousSalons } from './previous-salons'
import { readPoint } from './read-point'

const group = (...ids: string[]) => ({ salons: ids.map((id) => ({ id })) })

test.each<[string, { salons: { id: string }[] }[] | null, string[]]>([
  [
    'B-037, B-363, B-389 three at most, last visited first',
    [group('1', '10', '9', '12')],
    ['1', '10', '9'],
  ],
  ['B-066 over the headings, each once', [group('1', '10'), group('10', '11')], ['1', '10', '11']],
  ['B-066 fewer where there are fewer', [group('7')], ['7']],
  ['B-066, B-385 none for a visitor, and none while auth fails', null, []],
  ['B-066 none when there are no headings', [], []],
  ['B-066 none under an empty heading', [group()], []],
])('%s', (_name, groups, ids) => {
  expect(previousSalons(groups).map(({ id }) => id)).toEqual(ids)
})

test('the limit is three [B-389]', () => {
  expect(MAX_PREVIOUS_SALONS).toBe(3)
})

test('a nearby list is measured from the first previous salon [B-329]', () => {
  const point = pointOfFirst([
    { latitude: 21.0293, longitude: 105.8452 },
    { latitude: 10.8, longitude: 106.7 },
  ])
  expect(readPoint(point)).toEqual({ latitude: 21.0293, longitude: 105.8452 })
  expect(pointOfFirst([])).toBeNull()
})

test.each<[string, string | null, string, boolean]>([
  ['the same phone', '0912345678', '0912345678', true],
  ['another phone', '0912345678', '0987654321', false],
  ['nobody logged in', null, '0912345678', false],
  ['no phone of a booking yet', '', '', false],
])('saved places are for %s: %# [B-067]', (_name, viewer, booking, isOwn) => {
  expect(isOwnPhone(viewer, booking)).toBe(isOwn)
})

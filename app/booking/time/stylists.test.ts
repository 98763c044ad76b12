import { expect, test } from 'vitest'
import { countText, hasStar, isMoved, shownRatings, starsText, stylistState } from './stylists'

test.each([
  [101, 1, true],
  [100, 1, false],
  [101, 0, false],
  [5000, 300, true],
])(
  'a rating of %i customers with %i votes is shown: %s [B-244]',
  (customers, ratedBy, expected) => {
    expect(shownRatings([{ name: 'Cắt', stars: 4.8, ratedBy, customers }]).length === 1).toBe(
      expected,
    )
  },
)

test.each([
  [80, '80'],
  [1000, '1000'],
  [1001, '1k'],
  [1250, '1,2k'],
  [18_000, '18k'],
])('%i customers read as %s [B-245]', (count, text) => {
  expect(countText(count)).toBe(text)
})

test('a star shows above level 1 [B-147]', () => {
  expect([0, 1, 2, 3].map(hasStar)).toEqual([false, false, true, true])
})

test('a stylist who works elsewhere that day has moved [B-237]', () => {
  expect(isMoved({ salonId: '9' }, '9')).toBe(false)
  expect(isMoved({ salonId: '12' }, '9')).toBe(true)
})

test.each([
  ['no stylist in the draft', null, [{ id: '31' }], false, 'none'],
  ['one who works and has time', '31', [{ id: '31' }], false, 'chosen'],
  ['one among others', '31', [{ id: '30' }, { id: '31' }], false, 'chosen'],
  ['one who is not there', '32', [{ id: '31' }], false, 'busy'],
  ['one who is full', '31', [{ id: '31' }], true, 'busy'],
  ['one while the staff is not known', '31', null, false, 'chosen'],
])('%s [B-220, B-241, B-242]', (_what, id, stylists, isDayFull, state) => {
  expect(stylistState(id, { stylists, isDayFull })).toBe(state)
})

test('stars have a decimal comma, also whole ones', () => {
  expect([4.3, 4.96, 5].map(starsText)).toEqual(['4,3', '5,0', '5,0'])
})

import { expect, test } from 'vitest'
import { isWeakPassword } from './password'

const owner = { phone: '0912746385', birthDay: 24, birthMonth: 5, birthYear: 1991 }

test.each([
  ['000000', 'one digit'],
  ['777777', 'one digit'],
  ['121212', 'a repeated pair'],
  ['123123', 'a repeated triple'],
  ['111222', 'two digits three times each'],
  ['123456', 'a sequence'],
  ['987654', 'a sequence downwards'],
  ['890123', 'a sequence over the zero'],
  ['024680', 'every second digit'],
  ['159753', 'a walk over the keys'],
  ['112233', 'a row of pairs'],
  ['746385', 'the end of the phone'],
  ['091274', 'the beginning of the phone'],
  ['583647', 'the end of the phone backwards'],
  ['240591', 'the birthday'],
  ['910524', 'the birthday from the year on'],
  ['052491', 'the birthday from the month on'],
  ['241991', 'day and year of birth'],
  ['051991', 'month and year of birth'],
])('%s is weak: %s', (password) => {
  expect(isWeakPassword(password, owner)).toBe(true)
})

test.each(['739164', '582047', '903217'])('%s is not weak', (password) => {
  expect(isWeakPassword(password, owner)).toBe(false)
})

test('a birthday that is not known, or of somebody else, forbids nothing', () => {
  const unknown = { phone: owner.phone, birthDay: null, birthMonth: null, birthYear: null }
  expect(isWeakPassword('240591', unknown)).toBe(false)
  expect(isWeakPassword('250591', owner)).toBe(false)
})

test('of all passwords that exist few are refused', () => {
  let refused = 0
  // A sample: every seventeenth.
  for (let number = 0; number < 1_000_000; number += 17)
    if (isWeakPassword(String(number).padStart(6, '0'), owner)) refused++
  expect(refused).toBeLessThan(110)
})

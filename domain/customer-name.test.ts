import { expect, test } from 'vitest'
import { givenName } from './customer-name'

test('the given name of a Vietnamese customer is the last word of his name', () => {
  expect(['Nguyễn Minh Quân', ' Anh  Tuấn ', 'Quân', ''].map(givenName)).toEqual([
    'Quân',
    'Tuấn',
    'Quân',
    '',
  ])
})

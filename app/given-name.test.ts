import { expect, test } from 'vitest'
import { givenName } from './given-name'

test('a Vietnamese customer is called by the last word of his name, whatever stands before', () => {
  expect(['Nguyễn Minh Quân', ' Anh  Tuấn ', 'Quân', ''].map(givenName)).toEqual([
    'Quân',
    'Tuấn',
    'Quân',
    '',
  ])
})

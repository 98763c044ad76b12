import { expect, test } from 'vitest'
import { messageOf } from './message'

test('codes become lists of parameters, the text of a host stays a text', () => {
  expect(messageOf({ message: 'Salon tạm nghỉ.' })).toEqual({
    message: 'Salon tạm nghỉ.',
    coded: null,
  })
  expect(
    messageOf({
      message: [
        { code: 'NO_SPINS', params: {} },
        { code: 'TOO_FEW_POINTS', params: { points: 5, names: ['Uốn', 'Nhuộm'] } },
      ],
    }),
  ).toEqual({
    message: '',
    coded: [
      { code: 'NO_SPINS', params: [] },
      {
        code: 'TOO_FEW_POINTS',
        params: [
          { name: 'points', values: ['5'] },
          { name: 'names', values: ['Uốn', 'Nhuộm'] },
        ],
      },
    ],
  })
})

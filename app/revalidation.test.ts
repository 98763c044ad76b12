import { expect, test } from 'vitest'
import { revalidateAfterRefusals } from './revalidation'

test.for([
  [true, undefined, true],
  [true, 200, true],
  [false, undefined, false],
  [false, 409, true],
  [false, 422, true],
  [false, 502, false],
] as const)(
  'default %s, action status %s: revalidates %s',
  ([defaultShouldRevalidate, actionStatus, expected]) => {
    expect(
      revalidateAfterRefusals({
        defaultShouldRevalidate,
        ...(actionStatus ? { actionStatus } : {}),
      }),
    ).toBe(expected)
  },
)

test('a page whose press got no response is not loaded, which would be lost too', () => {
  const lost = { defaultShouldRevalidate: true, actionResult: { form: 'request' } }
  expect(revalidateAfterRefusals(lost)).toBe(false)
  expect(revalidateAfterRefusals({ ...lost, actionStatus: 200 })).toBe(true)
})

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

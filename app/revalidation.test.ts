import { expect, test } from 'vitest'
import { afterRefusalsToo } from './revalidation'

test.for([
  [true, undefined, true],
  [true, 200, true],
  [false, undefined, false],
  [false, 409, true],
  [false, 422, true],
  [false, 502, false],
] as const)(
  'Remix says %s, the action answered %s: read again %s',
  ([defaultShouldRevalidate, actionStatus, expected]) => {
    expect(
      afterRefusalsToo({ defaultShouldRevalidate, ...(actionStatus ? { actionStatus } : {}) }),
    ).toBe(expected)
  },
)

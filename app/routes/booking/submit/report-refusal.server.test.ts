import { expect, test } from 'vitest'
import type { Site } from '~/context'
import type { CreateActionResult } from './create.server'
import { reportRefusal } from './create.server'

function reported(outcome: CreateActionResult['outcome']): object[] {
  const reported: object[] = []
  const gateway = {
    mutate: (_document: unknown, variables: object) => Promise.resolve(reported.push(variables)),
  }
  const site = { gateway, waitUntil: () => undefined } as unknown as Site
  reportRefusal(site, 0, {
    form: 'create',
    outcome,
    hourId: null,
    key: '',
  } as unknown as CreateActionResult)
  return reported
}

test('a booking that was refused or failed is reported as the customer saw it [H-268]', () => {
  expect(
    reported({
      kind: 'taken',
      reason: 'TAKEN',
      message: 'Giờ 9h30 vừa hết chỗ mất rồi.',
      nearest: [],
    }),
  ).toEqual([{ code: 'taken', message: 'Giờ 9h30 vừa hết chỗ mất rồi.', step: 0 }])
  expect(reported({ kind: 'failed' })).toEqual([{ code: 'failed', message: '', step: 0 }])
})

test('what the customer left out, and a booking that was made, are no errors [H-268]', () => {
  expect(reported({ kind: 'missing', part: 'hour', index: 0 })).toEqual([])
  expect(reported({ kind: 'invalid', errors: { phone: 'Mời bạn nhập số điện thoại!' } })).toEqual(
    [],
  )
})

import type { CreateActionResult } from '../submit/create.server'

/** The response to an attempt to book, with nothing typed but the consent. */
export function attempt(
  outcome: CreateActionResult['outcome'],
  more: Partial<CreateActionResult> = {},
): CreateActionResult {
  return {
    form: 'create',
    outcome,
    typed: {
      phone: '',
      note: '',
      requests: [],
      isManyPeople: false,
      advice: 'full',
      photo: false,
      consent: true,
      location: false,
    },
    hourId: null,
    allowChange: false,
    take: '',
    key: '00000000-0000-4000-8000-000000000000',
    ...more,
  }
}

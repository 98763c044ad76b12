import { textOf } from '~/form.server'
import type { CarriedForm } from './carried'
import { nextPath } from './next-path'

/** Longest form that is carried, in characters; a form may be 64 kB. */
const MAX_FORM_LENGTH = 40_000

/**
 * Reads what a posted form carries: itself when it comes from the booking screen, what it was given
 * when it is a step of the log-in; null for none.
 */
export function carriedBy(form: FormData): CarriedForm | null {
  const isFirst = form.has('carryTo')
  const to = nextPath(textOf(form, isFirst ? 'carryTo' : 'carriedTo'))
  const fields = isFirst
    ? new URLSearchParams(
        [...form].flatMap(([name, value]) =>
          name === 'carryTo' || typeof value !== 'string' ? [] : [[name, value]],
        ),
      ).toString()
    : textOf(form, 'carried')
  return /^\/booking(\?|$)/.test(to) && fields.length <= MAX_FORM_LENGTH ? { to, fields } : null
}

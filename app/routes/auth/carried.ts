import { nextPath } from './next-path'

/**
 * A booking form that waits for the log-in of a customer without JavaScript: where it goes, and its
 * fields as a query. Nothing of it is stored anywhere.
 */
export type Carried = { to: string; fields: string }

/** Longest form that is carried, in characters; a form may be 64 kB. */
const MAX_FORM_LENGTH = 40_000

/**
 * Reads what a posted form carries: itself when it comes from the booking screen, what it was given
 * when it is a step of the log-in; null for none.
 */
export function carriedBy(form: FormData): Carried | null {
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

/**
 * The fields of the form that books at the end. A change is confirmed after that, beside the old
 * time (O-17).
 */
export function fieldsOf({ fields }: Carried): [name: string, value: string][] {
  return [...new URLSearchParams(fields)].filter(
    ([name]) => name !== 'allowChange' && name !== 'script',
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

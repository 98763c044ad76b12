import type { Context } from '../../context'
import { isId, phoneOrNothing } from '../../graphql/input'

/** The page's placeholder for a phone that is not known yet. */
const NONE = '0'

/**
 * Logs that a query names no salon, or a phone that is none: it is executed without them and the
 * customer sees no error. The log never contains the phone.
 */
export function logMalformedArguments(
  call: string,
  { salonId, phone }: { salonId: number; phone?: string | null | undefined },
  { visitor }: Pick<Context, 'visitor'>,
): void {
  const malformed = [
    ...(isId(salonId) ? [] : ['no salon']),
    ...(phone && phone !== NONE && phoneOrNothing(phone) === undefined ? ['phone invalid'] : []),
  ]
  if (malformed.length > 0)
    console.warn(
      JSON.stringify({
        level: 'warn',
        worker: 'gateway',
        call,
        requestId: visitor.requestId,
        message: malformed.join(', '),
      }),
    )
}

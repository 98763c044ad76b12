import * as z from 'zod'

/** B-315: letters of a name at most. */
const MAX_NAME_LENGTH = 20

/**
 * A name as customers type it: trimmed, with runs of spaces joined (B-316); the refusals are those
 * of B-317.
 */
export const typedName = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .max(MAX_NAME_LENGTH, 'NAME_TOO_LONG')
      .regex(/^[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u, 'NAME_INVALID'),
  )

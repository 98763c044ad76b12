import * as z from 'zod'
import { parseJson } from '../../domain/parse-json'
import { localDate } from './values'

/** A whole number that travels as text in a query or path. */
export const intText = z.codec(
  z.union([z.string().regex(/^-?\d{1,15}$/, 'INVALID_VALUE'), z.int()]),
  z.int(),
  {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  },
)

/** A positive id that travels as text. */
export const idText = z.codec(
  z.union([z.string().regex(/^\d{1,10}$/, 'INVALID_ID'), z.int()]),
  z.int().positive('INVALID_ID'),
  {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  },
)

/**
 * A decimal number (a coordinate) that travels as text, to the centimetre: browsers send more
 * digits than mean anything.
 */
export const decimalText = z.codec(
  z.union([z.string().regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'INVALID_VALUE'), z.number()]),
  z.number(),
  {
    decode: (text) => Number(text),
    encode: (value) => value.toFixed(7),
  },
)

/** A switch that travels as `1` or `0`. */
export const flagText = z.codec(z.enum(['1', '0', 'true', 'false']), z.boolean(), {
  decode: (text) => text === '1' || text === 'true',
  encode: (on) => (on ? '1' : '0'),
})

/** Ids as the chain sends them: `1001,1038`, and `0` for none. */
export const commaIds = z.codec(
  z
    .string()
    .max(600)
    .regex(/^(\d{1,10}(,\d{1,10})*)?$/, 'INVALID_ID'),
  z.array(z.int().nonnegative()),
  {
    decode: (text) => (text === '' || text === '0' ? [] : text.split(',').map(Number)),
    encode: (ids) => (ids.length === 0 ? '0' : ids.join(',')),
  },
)

/** A day as the chain writes it, `DD-MM-YYYY`, spoken as `YYYY-MM-DD` inside. */
export const wireDate = z.codec(
  z.string().regex(/^\d{2}-\d{2}-\d{4}$/, 'INVALID_DATE'),
  localDate,
  {
    decode: (text) => text.split('-').reverse().join('-'),
    encode: (date) => date.split('-').reverse().join('-'),
  },
)

/** The same, or '' for no day; what is no day counts as none. */
export const wireDateOrNone = z.codec(z.string(), localDate.nullable(), {
  decode: (text) => (text === '' ? null : (wireDate.safeDecode(text).data ?? null)),
  encode: (date) => (date === null ? '' : wireDate.encode(date)),
})

/** A value that travels as JSON inside a string; broken JSON is unacceptable input. */
export function jsonText<S extends z.ZodType>(schema: S, most = 20_000) {
  return z.codec(z.string().max(most), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as z.input<S>
      } catch {
        context.issues.push({ code: 'custom', input: text, message: 'INVALID_VALUE' })
        return z.NEVER
      }
    },
    encode: (value) => JSON.stringify(value),
  })
}

/** What stands for an entry that is not what it should be. */
const unreadable = Symbol('unreadable')

/** A list that a backend may send as such or as JSON text; a bad string costs the list only. */
export function lenientList<S extends z.ZodType>(item: S) {
  const lenient = z
    .unknown()
    .transform((value): unknown[] => {
      const list = typeof value === 'string' ? parseJson(value) : value
      return Array.isArray(list) ? list : []
    })
    .pipe(z.array(z.union([item, z.unknown().transform((): typeof unreadable => unreadable)])))
    .transform((list) => list.flatMap((entry) => (entry === unreadable ? [] : [entry])))
  // Most lists are as they should be and need none of the steps.
  return z.union([z.array(item), lenient])
}

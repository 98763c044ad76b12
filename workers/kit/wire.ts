import * as z from 'zod'
import { parseJson } from '../../domain/parse-json'
import { bookingId, hourId, id, localDate } from './values'

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

/** The same, or '' for no day; hosts may begin with the year. What is no day counts as none. */
export const wireDateOrNone = z.codec(z.string(), localDate.nullable(), {
  decode: (text) =>
    wireDate.safeDecode(text).data ??
    localDate.safeParse(text.slice(0, 'YYYY-MM-DD'.length)).data ??
    null,
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

/** '' in the place of what is no text. */
const emptyText = z.unknown().transform((value, context) => {
  if (value !== '') context.issues.push({ code: 'custom', input: value })
  return null
})

/** A field of a response that may be missing; hosts also write null or '' for that. */
export function orNone<S extends z.ZodType>(schema: S) {
  return z.union([schema.nullish(), emptyText]) as unknown as z.ZodOptional<z.ZodNullable<S>>
}

/**
 * A field of a response that pages can do without: what is missing counts as `fallback`. Our own
 * backends send it always, so its type is that of a field that is there.
 */
export function known<S extends z.ZodType>(schema: S, fallback: z.output<S>) {
  return as<z.output<S>, z.input<S>>(orNone(schema).transform((value) => value ?? fallback))
}

/** A field that nothing reads, so that no value of it can be wrong. */
export function unread<S extends z.ZodType>(_schema: S) {
  return as<unknown, z.input<S>>(z.unknown().optional())
}

/** What a call that only does something responds: it has succeeded unless it says otherwise. */
export const done = z.object({
  success: known(
    as<true, true>(z.union([z.literal(true), z.literal([1, '1', 'true']).transform(() => true)])),
    true,
  ),
})

/** A number as text. */
const numberForm = /^-?\d{1,15}(\.\d{1,12})?$/
/** The same of a whole number: `120.000` may mean 120 or, as people write đồng, 120,000. */
const wholeForm = /^(?!-?\d{1,3}\.\d{3}$)-?\d{1,15}(\.\d{1,12})?$/

/** A number of a response; hosts may send it as text. */
export function numeric<N extends number>(schema: z.ZodType<N, N>, form = wholeForm) {
  const text = z.string().regex(form)
  return as<N, N>(z.union([schema, text.transform(Number).pipe(schema as z.ZodType<N, number>)]))
}

/** Numbers of responses: whole, none below 0, đồng; any; one that names a row; one of an hour. */
export const whole = numeric(z.int())
export const count = numeric(z.int().nonnegative())
export const decimal = numeric(z.number(), numberForm)
export const rowId = numeric(id)
export const rowHour = numeric(hourId)

/** The id of what a row may be without: 0, which hosts also write as nothing, null or ''. */
export const idOrNone = as<number, number>(
  known(z.union([rowId, z.literal([0, '0', '']).transform(() => 0)]), 0),
)

/** A text that pages can do without; '' is one itself. */
export const text = as<string, string>(
  z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
)

/** A switch of a response; hosts may send it as a number or text. */
export const onOff = as<boolean, boolean>(
  z.union([
    z.boolean(),
    z.literal(['1', '0', 'true', 'false', 1, 0]).transform((said) => /1|true/.test(String(said))),
  ]),
)

/** One that is off unless a host says otherwise. */
export const flag = known(onOff, false)

/** An id in a response that is text to us; hosts may number what it names. */
export const rowName = as<string, string | number>(
  z.union([z.string().min(1), z.int().transform(String)]),
)

/** The same of a booking or an order. */
export const rowBookingId = as<string, string>(
  z.union([bookingId, z.int().nonnegative().transform(String)]),
)

/** A body under `data`, which hosts may send as such. */
export function inData<S extends z.ZodType>(schema: S) {
  const body = z.preprocess(
    (sent) => (hasData(sent) ? sent : { data: sent }),
    z.object({ data: schema }),
  )
  return as<z.output<S>, { data: z.input<S> }>(
    body.transform((sent) => (sent as { data: unknown }).data),
  )
}

/** A body under `data`, which hosts may send as such or in part. */
export function dataOrBeside<S extends z.ZodType>(schema: S) {
  return as<z.output<S>, { data: z.input<S> }>(orInData(schema))
}

/** A body with a list under `data` and more beside it; hosts may send the list alone. */
export function listWith<S extends z.core.$ZodShape>(shape: S) {
  const body = z.object(shape)
  return as<z.output<typeof body>, z.input<typeof body>>(
    z.preprocess((sent) => (Array.isArray(sent) ? { data: sent } : sent), body),
  )
}

/** A body that hosts may send under `data`, or in part. */
export function orInData<S extends z.ZodType>(schema: S) {
  return as<z.output<S>, z.input<S>>(
    z.preprocess((sent) => (hasData(sent) ? { ...sent, ...Object(sent.data) } : sent), schema),
  )
}

function hasData(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body
}

/** Rows that a parse dropped, of how many, and where and how the first of them is wrong. */
export type DroppedRows = { rows: number; of: number; first: string }

/**
 * Of the parse that is under way, by list as it came: a list may be read twice, when the first look
 * at what holds it finds a fault. Parsing is synchronous, so there is one at a time.
 */
let dropped = new Map<unknown, DroppedRows>()

/** What a check makes of a body, with the rows that it dropped from all lists together. */
export function withDropped<T>(body: unknown, check: (body: unknown) => T) {
  dropped = new Map()
  const result = check(body)
  const lists = [...dropped]
  dropped = new Map()
  // What holds the others is done last.
  const [list, outer] = lists.at(-1) ?? []
  if (!outer) return { result, dropped: null }
  const sum = (field: 'rows' | 'of') => lists.reduce((total, [, lost]) => total + lost[field], 0)
  const place = (placeOf(list, body) ?? []).join('.').replace(/^data\b\.?/, '')
  const first = [place, outer.first].filter(Boolean).join(outer.first === NO_LIST ? ' ' : '.')
  return { result, dropped: { rows: sum('rows'), of: sum('of'), first } }
}

/** Where a list stands in a body; undefined where it does not. */
function placeOf(list: unknown, body: unknown): string[] | undefined {
  if (body === list) return []
  if (typeof body !== 'object' || body === null) return undefined
  for (const [name, part] of Object.entries(body)) {
    const place = placeOf(list, part)
    if (place) return [name, ...place]
  }
  return undefined
}

/**
 * A list of a response, also as JSON text. A row that is not as it should be costs itself only and
 * is counted; when that is more than half of them, the list itself is at fault.
 */
export function rows<S extends z.ZodType>(item: S) {
  return listOf(item, (value, kept, context) => {
    const list = listIn(value)
    if (list && kept.length * 2 >= list.length) return
    context.issues.push({ code: 'invalid_type', expected: 'array', input: value })
  })
}

/** The same of a list that pages can do without: whatever comes, what can be read of it counts. */
export function lenientList<S extends z.ZodType>(item: S) {
  return known(
    listOf(item, () => undefined),
    [],
  )
}

/** The same of a list that the chain sends as JSON text. */
export function textList<S extends z.ZodType>(item: S) {
  return as<z.output<S>[], z.input<S>[] | string>(lenientList(item))
}

type RowCheck = (value: unknown, kept: readonly unknown[], context: z.RefinementCtx) => void

function listOf<S extends z.ZodType>(item: S, check: RowCheck) {
  const lenient = z.unknown().transform((value, context) => {
    const kept = keptOf(item, value)
    check(value, kept, context)
    return kept
  })
  // Most lists are as they should be and need none of the steps.
  return as<z.output<S>[], z.input<S>[]>(z.union([z.array(item), lenient]))
}

/** The fault of what stands in the place of a list; of a whole reply, it costs the reply. */
export const NO_LIST = 'not_a_list'

/** What can be read of a list; what cannot is noted. */
function keptOf<S extends z.ZodType>(item: S, value: unknown): z.output<S>[] {
  if (value === null || value === undefined || value === '') return []
  const list = listIn(value)
  if (!list) {
    dropped.set(value, { rows: 1, of: 1, first: NO_LIST })
    return []
  }
  let first: string | undefined
  const kept = list.flatMap((row, at) => {
    const parsed = item.safeParse(row)
    if (parsed.success) return [parsed.data]
    first ??= faultOf(parsed.error.issues, [at])
    return []
  })
  if (first !== undefined)
    dropped.set(value, { rows: list.length - kept.length, of: list.length, first })
  return kept
}

function listIn(value: unknown): unknown[] | null {
  const list = typeof value === 'string' ? parseJson(value) : value
  return Array.isArray(list) ? list : null
}

type Issues = readonly z.core.$ZodIssue[]
type Path = readonly PropertyKey[]

/** Where and how a body is wrong, `17.map invalid_type`; never what stands there. */
export function faultOf(issues: Issues, at: Path = []): string {
  const { path, code } = deepest(issues, at)
  return `${path.join('.')} ${code}`.trim()
}

/** The first fault; of alternatives, that of the one which was followed furthest. */
function deepest([issue]: Issues, at: Path): { path: Path; code: string } {
  const here = { path: [...at, ...(issue?.path ?? [])], code: issue?.code ?? '' }
  if (issue?.code !== 'invalid_union') return here
  return issue.errors
    .map((errors) => deepest(errors, here.path))
    .reduce(
      (best, other) => (best === here || other.path.length > best.path.length ? other : best),
      here,
    )
}

/** The same schema under the types of what our own backends send. */
function as<Output, Input>(schema: z.ZodType): z.ZodType<Output, Input> {
  return schema as z.ZodType<Output, Input>
}

/** Rows of a page and pages of a list at most. */
const MAX_ROWS = 50
const MAX_PAGES = 10_000

/** A page of a list: its rows, and how many there are on all pages; null where nobody says. */
export function pageDto<S extends z.ZodType>(row: S) {
  return listWith({ data: rows(row), total: known(count.nullable(), null) }).transform(
    ({ data, total }) => ({ items: data, total }),
  )
}

/** Which page of a list; a page has 20 rows unless the caller wants another number. */
export const paging = { page: idText.default(1), pageSize: idText.default(20) }

/** A page with 50 rows at most, whatever the caller sent. */
export function pageWithin({ page, pageSize }: { page: number; pageSize: number }) {
  return { page: Math.min(page, MAX_PAGES), pageSize: Math.min(pageSize, MAX_ROWS) }
}

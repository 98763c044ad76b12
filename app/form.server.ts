import { data, redirect, type ActionFunctionArgs } from '@remix-run/cloudflare'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import * as z from 'zod'
import type { Site } from './context'
import { server } from '~/messages/vi/server'
import { logInPath } from './routes/auth/next-path'

/** The body of a request as form fields; a body that is no form is an empty one. */
export async function readBody(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}

/** A text field, '' when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * A number of a form or an address as GraphQL's Int has it; 0, which names nothing and counts
 * nothing, when it is no whole number above it.
 */
export function positiveInt(text: string | null | undefined): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : 0
}

/** Kinds of fields. A field that is missing, or is a file, has the value ''. */
export const text = z.string()
export const texts = z.array(z.string())
export const number = text.transform(positiveInt)
export const ticked = text.transform((value) => value === '1')

/** A field that may have one of these values; null for any other. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
  return text.transform((typed) => values.find((value) => value === typed) ?? null)
}

/** A text field that is checked as in the browser: by a function that returns what is wrong. */
export function checked(problemOf: (text: string) => string | null) {
  return text.superRefine((typed, context) => {
    const problem = problemOf(typed)
    if (problem !== null) context.addIssue(problem)
  })
}

/** What a form's handler uses besides the values of its fields. */
export type FormPress = Pick<ActionFunctionArgs, 'request' | 'params'> & {
  site: Site
  form: FormData
  /**
   * Runs a mutation and returns its result. Without a session the customer is sent to the log-in and
   * back; without data the form shows the page's error.
   */
  run: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data[keyof Data]>
}

type Problems<Field extends string> = Partial<Record<Field | `${Field}.${number}`, string>>

type Issue = { field: string; message: string }

/** What a handler may say of a press that came to nothing. */
type HandlerResult<More> = {
  __typename?: string
  status?: number
  message?: string
  issues?: readonly Issue[]
  more?: More
}

/**
 * Why a press came to nothing, as mutations say it; `more` is what the pages of some forms show
 * besides, or without a refusal.
 */
type Refusal<More> = HandlerResult<More> &
  ({ message: string } | { issues: readonly Issue[] } | { more: More })

/** What a page shows of a press that did not lead on to another page. */
export type Shown<Field extends string, Typed, More> = {
  /** The sentence about no field of the form; null where each problem has its field. */
  message: string | null
  problems: Problems<Field>
  typed: Typed
  more: More | null
}

type MoreOf<Outcome> = Outcome extends { more: infer More } ? More : never

type Runner<Result> = (
  press: FormPress,
  error: string,
) => Promise<Response | [Result, status: number]>

type TypedIn<Shape extends z.ZodRawShape, Name extends string> = {
  [Field in Extract<Name, keyof Shape>]: Shape[Field] extends { _zod: { input: infer Input } }
    ? Input
    : never
}

/** Ends a handler whose mutation returned no data. */
class Unanswered extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

/**
 * A form: its fields, and what a press does with their values. It returns a redirect, or why there
 * is none. Problems of `fields` stand beside these, and their texts are shown again except for
 * `secrets`.
 */
export function form<
  Shape extends z.ZodRawShape,
  Outcome extends Response | Refusal<unknown>,
  const Field extends string = never,
  const Secret extends Field = never,
>(
  schema: z.ZodObject<Shape>,
  act: (values: z.output<z.ZodObject<Shape>>, press: FormPress) => Promise<Outcome>,
  options: { fields?: readonly Field[]; secrets?: readonly Secret[]; error?: string } = {},
): Runner<Shown<Field, TypedIn<Shape, Exclude<Field, Secret>>, MoreOf<Outcome>>> {
  const { fields = [], secrets = [] } = options
  const kept = fields.filter(
    (name) => name in schema.shape && !secrets.some((secret) => secret === name),
  )
  return async (press, pageError) => {
    const error = options.error ?? pageError
    const values = valuesOf(press.form, schema.shape)
    const typed = Object.fromEntries(kept.map((name) => [name, values[name]])) as TypedIn<
      Shape,
      Exclude<Field, Secret>
    >
    const read = schema.safeParse(values)
    const outcome = read.success
      ? await act(read.data, press).catch(unanswered)
      : { __typename: 'InvalidInput', issues: read.error.issues.map(issueOf) }
    if (outcome instanceof Response) return outcome
    const refusal = outcome as HandlerResult<MoreOf<Outcome>>
    return [{ typed, ...shownOf(refusal, fields, error) }, statusOf(refusal)]
  }
}

/** As a `catch` of a mutation that returned no data: the refusal with the page's error. */
export function unanswered(thrown: unknown) {
  if (!(thrown instanceof Unanswered)) throw thrown
  if (thrown.code === 'NOT_OFFERED')
    return { __typename: 'Unanswered', message: server.notOffered, status: 404 } as const
  const status = thrown.code === 'TOO_MANY_REQUESTS' ? 429 : 502
  return { __typename: 'Unanswered', message: '', status } as const
}

/** A refusal of one field. */
export function wrong(field: string, message: string): { issues: readonly Issue[] } {
  return { issues: [{ field, message }] }
}

function issueOf({ path, message }: { path: PropertyKey[]; message: string }): Issue {
  return { field: path.join('.'), message }
}

/** A field whose schema is a list has all of its values, any other its first. */
function valuesOf(form: FormData, shape: z.ZodRawShape): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      field instanceof z.ZodArray
        ? form.getAll(name).filter((value) => typeof value === 'string')
        : textOf(form, name),
    ]),
  )
}

function shownOf<Field extends string, More>(
  { message, issues, more }: HandlerResult<More>,
  fields: readonly Field[],
  error: string,
): Omit<Shown<Field, unknown, More>, 'typed'> {
  const problems: Record<string, string> = {}
  let sentence = message === '' || issues?.length === 0 ? error : (message ?? null)
  for (const { field, message: problem } of issues ?? []) {
    // `birthday.month` belongs to the birthday, `names.2` to one of several fields.
    const [name = ''] = field.split('.')
    if (!fields.some((known) => known === name)) sentence ??= problem
    else for (const place of [name, field]) problems[place] ??= problem
  }
  return { message: sentence, problems: problems as Problems<Field>, more: more ?? null }
}

/** Statuses of refusals that many mutations share; any other is a conflict. */
const statuses: Readonly<Record<string, number>> = {
  InvalidInput: 422,
  TooManyTries: 429,
  NotFound: 404,
}

function statusOf({ __typename, status, message, issues }: HandlerResult<unknown>): number {
  if (status !== undefined) return status
  if (message === undefined && issues === undefined) return 200
  return statuses[__typename ?? 'InvalidInput'] ?? 409
}

type ShownBy<Form> = Form extends Runner<infer Result> ? Result : never

/** What the action of a page with these forms returns. */
export type FormResult<Forms> = {
  [Name in keyof Forms]: { form: Name } & ShownBy<Forms[Name]>
}[keyof Forms]

/**
 * The action of a page with forms, by their `intent`; `default` is the one without. `error` is the
 * page's sentence for a failure, `logIn` where a log-in leads back to, else to the page itself.
 */
export function formAction<Forms extends Record<string, Runner<unknown>>>(
  error: string,
  forms: Forms,
  logIn: (press: Pick<FormPress, 'request' | 'params'>) => Parameters<typeof logInPath>[0] = ({
    request,
  }) => {
    const { pathname, search } = new URL(request.url)
    return { next: pathname + search, reason: 'het-han' }
  },
) {
  return async ({ request, params, context: { site } }: ActionFunctionArgs, read?: FormData) => {
    const body = read ?? (await readBody(request))
    const intent = textOf(body, 'intent')
    const name = Object.hasOwn(forms, intent) ? intent : 'default'
    const press: FormPress = {
      request,
      params,
      site,
      form: body,
      async run(document, variables) {
        const response = await site.gateway.mutate(document, variables)
        if (response.ok)
          return Object.values<(typeof response.data)[keyof typeof response.data]>(
            response.data as Record<string, never>,
          )[0]!
        if (response.failure.code === 'UNAUTHENTICATED')
          throw redirect(logInPath(logIn({ request, params })), 303)
        throw new Unanswered(response.failure.code)
      },
    }
    const outcome = await forms[name]?.(press, error)
    if (outcome === undefined) throw new Response(null, { status: 400 })
    if (outcome instanceof Response) throw outcome
    const [shown, status] = outcome
    return data({ form: name, ...(shown as object) } as FormResult<Forms>, { status })
  }
}

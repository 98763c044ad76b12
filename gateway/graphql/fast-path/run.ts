import { locatedError, type GraphQLError } from 'graphql'
import type { Context } from '../../context'
import { FastPathBailout } from './fields'
import { noInfo } from './no-info'
import type { PlannedField } from './plan'
import type { Serializer } from './serializer'

/** A response: its data as JSON, and what failed. */
export type FastPathResult = { data: string; errors: GraphQLError[] }

/** The texts of shared values, by how they are written. */
const written = new WeakMap<Serializer, WeakMap<object, string>>()

/**
 * Calls the resolvers of the fields and serialises the results; undefined where the executor must
 * report an error. Reads made here are not repeated in the request.
 */
export async function run(
  fields: readonly PlannedField[],
  context: Context,
): Promise<FastPathResult | undefined> {
  const errors: GraphQLError[] = []
  const isLost = { all: false }
  try {
    const parts = await Promise.all(fields.map((field) => partOf(field)))
    return { data: isLost.all ? 'null' : `{${parts.join(',')}}`, errors }
  } catch (error) {
    if (error instanceof FastPathBailout) return undefined
    throw error
  }

  async function partOf(field: PlannedField): Promise<string> {
    const start = `${JSON.stringify(field.key)}:`
    let value: unknown
    try {
      value = await field.resolve(undefined, field.args, context, noInfo)
    } catch (error) {
      if (error instanceof FastPathBailout) throw error
      errors.push(locatedError(error, field.nodes, [field.key]))
      isLost.all ||= field.isRequired
      return `${start}null`
    }
    return (
      start +
      textOf(
        field.fill
          ? await field.fill(value, context, { key: field.key, above: undefined, errors })
          : value,
        field.write,
      )
    )
  }
}

/** Values that many share are frozen (`cache/memoize.ts`), so that their text holds for as long as they do. */
function textOf(value: unknown, write: Serializer): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value)
  const texts = written.get(write) ?? new WeakMap<object, string>()
  written.set(write, texts)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = write(value)
  texts.set(value, text)
  return text
}

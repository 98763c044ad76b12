import {
  getArgumentValues,
  GraphQLError,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql'
import {
  completeOnce,
  completer,
  failed,
  joined,
  type ResponsePath,
  type Run,
  type Slot,
  type Text,
  type Writer,
} from './complete'
import { fieldsOf, Unplannable, type Chosen, type Field } from './fields'
import { compileLeaf } from './leaf'

/**
 * Compiles what a document selects of an object into a function that resolves and writes it, as
 * graphql-js would: an error makes the nearest nullable field null. Throws Unplannable for what it
 * has no plan for.
 */
export function compileObject(
  type: GraphQLObjectType,
  selections: Field['selections'],
  chosen: Chosen,
): Writer {
  if (type.isTypeOf) throw new Unplannable('a type that asks its values')
  const parts = fieldsOf(type, selections, chosen).map((field, index) =>
    compileField(type, field, chosen, index === 0 ? '' : ','),
  )
  return {
    isPlain: parts.every(({ isPlain }) => isPlain),
    write: (value, run, path) => {
      const source = (typeof value === 'object' ? value : {}) as Record<string, unknown>
      return joined('{', '}', parts.length, (index) => parts[index]!.write(source, run, path))
    },
  }
}

type Part = {
  write: (source: Record<string, unknown>, run: Run, above: ResponsePath | undefined) => Text
  isPlain: boolean
}

const NO_ARGUMENTS = Object.freeze({})

function compileField(
  type: GraphQLObjectType,
  { key, name, nodes, selections }: Field,
  chosen: Chosen,
  comma: string,
): Part {
  const start = `${comma}${JSON.stringify(key)}:`
  if (name === '__typename') {
    const text = start + JSON.stringify(type.name)
    return { write: () => text, isPlain: true }
  }
  const definition = type.getFields()[name]
  if (!definition) throw new Unplannable('introspection')
  const slot = compileSlot(
    definition.type,
    { nodes, selections, name: `${type.name}.${name}` },
    chosen,
  )
  const { resolve } = definition
  const hasArguments = definition.args.length > 0
  const complete = resolve && slot.writer.isPlain ? completeOnce(slot) : completer(slot)
  return {
    isPlain: !resolve && !hasArguments && slot.writer.isPlain,
    write(source, run, above) {
      const path = { key, above }
      const fail = (error: unknown) => start + failed(error, slot, path, run)
      try {
        const given = hasArguments
          ? getArgumentValues(definition, nodes[0]!, run.variables)
          : NO_ARGUMENTS
        const property = source[name]
        const value = resolve
          ? resolve(source, given, run.context, noInfo)
          : typeof property === 'function'
            ? (property.call(source, given, run.context, noInfo) as unknown)
            : property
        const text = isPromise(value)
          ? value.then((settled) => complete(settled, run, path))
          : complete(value, run, path)
        return typeof text === 'string' ? start + text : text.then((late) => start + late, fail)
      } catch (error) {
        return fail(error)
      }
    },
  }
}

type Selected = Pick<Field, 'nodes' | 'selections'> & { name: string }

function compileSlot(type: GraphQLOutputType, selected: Selected, chosen: Chosen): Slot {
  const isRequired = isNonNullType(type)
  const writer = compileType(isRequired ? type.ofType : type, selected, chosen)
  return { writer, isRequired, nodes: selected.nodes, name: selected.name }
}

function compileType(
  type: Exclude<GraphQLOutputType, { ofType: unknown; toJSON: () => `${string}!` }>,
  selected: Selected,
  chosen: Chosen,
): Writer {
  if (isListType(type)) return compileList(compileSlot(type.ofType, selected, chosen))
  if (isObjectType(type)) return compileObject(type, selected.selections, chosen)
  if (isLeafType(type)) return compileLeaf(type)
  if (!isAbstractType(type) || type.resolveType)
    throw new Unplannable('a type that asks its values')
  const writers = new Map(
    chosen.schema
      .getPossibleTypes(type)
      .map((possible) => [possible.name, compileObject(possible, selected.selections, chosen)]),
  )
  return {
    isPlain: [...writers.values()].every(({ isPlain }) => isPlain),
    write(value, run, path) {
      const name = String((value as { __typename?: unknown }).__typename)
      const writer = writers.get(name)
      if (!writer)
        throw new GraphQLError(
          `Abstract type "${type.name}" was resolved to a type "${name}" that does not exist inside the schema.`,
        )
      return writer.write(value, run, path)
    },
  }
}

function compileList(item: Slot): Writer {
  const complete = completer(item)
  return {
    isPlain: item.writer.isPlain,
    write(value, run, above) {
      if (!Array.isArray(value))
        throw new GraphQLError(`Expected Iterable, but did not find one for field "${item.name}".`)
      const items: readonly unknown[] = value
      return joined('[', ']', items.length, (index) => {
        const comma = index === 0 ? '' : ','
        const path = { key: index, above }
        const fail = (error: unknown) => comma + failed(error, item, path, run)
        try {
          const one = items[index]
          const text = isPromise(one)
            ? one.then((settled) => complete(settled, run, path))
            : complete(one, run, path)
          return typeof text === 'string' ? comma + text : text.then((late) => comma + late, fail)
        } catch (error) {
          return fail(error)
        }
      })
    },
  }
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise
}

/** Stands in for `info`, which plans do not have and no resolver reads. */
const noInfo = new Proxy({} as GraphQLResolveInfo, {
  get: (_info, name) => {
    throw new Error(`A resolver reads info.${String(name)}, which plans do not have.`)
  },
})

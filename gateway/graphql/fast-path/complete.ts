import { locatedError, type FieldNode, type GraphQLError } from 'graphql'
import type { Context } from '../../context'

/** JSON; a promise where a resolver below must be waited for. */
export type Text = string | Promise<string>

/** One execution of a plan. */
export type Run = {
  context: Context
  variables: Record<string, unknown>
  /** What failed so far. */
  errors: GraphQLError[]
}

/** A path in the response. */
export type ResponsePath = { key: string | number; above: ResponsePath | undefined }

/** Writes a value that is not null. `isPlain`: nothing below it has a resolver. */
export type Writer = {
  write: (value: unknown, run: Run, path: ResponsePath | undefined) => Text
  isPlain: boolean
}

/** Where a value stands: a field, or an item of a list. */
export type Slot = {
  writer: Writer
  isRequired: boolean
  nodes: readonly FieldNode[]
  /** `Type.field`. */
  name: string
}

/** Writes any value of a slot. */
export type Complete = (value: unknown, run: Run, path: ResponsePath) => Text

/** Writes a slot's value: null too, and an error that is a value, as graphql-js takes them. */
export function completer({ writer, isRequired, name }: Slot): Complete {
  return (value, run, path) => {
    if (value instanceof Error) throw value
    if (value !== null && value !== undefined) return writer.write(value, run, path)
    if (isRequired) throw new Error(`Cannot return null for non-nullable field ${name}.`)
    return 'null'
  }
}

/**
 * Values that requests share are frozen (`cache/memoize.ts`): their text is written once and holds
 * for as long as they do.
 */
export function completeOnce(slot: Slot): Complete {
  const complete = completer(slot)
  const texts = new WeakMap<object, string>()
  return (value, run, path) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
      return complete(value, run, path)
    const known = texts.get(value)
    if (known !== undefined) return known
    const failedBefore = run.errors.length
    const text = complete(value, run, path)
    if (typeof text !== 'string' || run.errors.length > failedBefore) return text
    const flat = flattened(text)
    texts.set(value, flat)
    return flat
  }
}

/** Joins pieces; when one fails, the others are waited for, as graphql-js does it. */
export function joined(
  open: string,
  close: string,
  length: number,
  pieceAt: (index: number) => Text,
): Text {
  let text = open
  let pieces: Text[] | undefined
  try {
    for (let index = 0; index < length; index++) {
      const piece = pieceAt(index)
      if (pieces) pieces.push(piece)
      else if (typeof piece === 'string') text += piece
      else pieces = [text, piece]
    }
  } catch (error) {
    if (!pieces) throw error
    return Promise.allSettled(pieces).then(() => {
      throw error
    })
  }
  return pieces ? Promise.all(pieces).then((all) => concatenated(all) + close) : text + close
}

/** Unlike `join`, this copies no text: V8 copies all of a response once, when it is sent. */
function concatenated(pieces: readonly string[]): string {
  let text = ''
  for (const piece of pieces) text += piece
  return text
}

/**
 * The same text in one piece. V8 keeps a concatenated text as a tree of its pieces, thousands in a
 * list, and each response would walk through it; a search makes one text of it.
 */
function flattened(text: string): string {
  text.indexOf('\n')
  return text
}

/** Null for what failed, with its error; a required value fails what it is in. */
export function failed(
  error: unknown,
  { nodes, isRequired }: Slot,
  path: ResponsePath,
  { errors }: Run,
): string {
  const located = locatedError(error, nodes, pathOf(path))
  if (isRequired) throw located
  errors.push(located)
  return 'null'
}

function pathOf({ key, above }: ResponsePath): (string | number)[] {
  return above ? [...pathOf(above), key] : [key]
}

import {
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type DefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql'
import { documentOf } from './persisted-operations'
import {
  EDGE_SECONDS,
  lifetimes,
  publicFields,
  publicInside,
  type Cached,
} from '../cache/lifetimes'
import { MAX_TOKENS } from '../graphql/limits'
import { schema } from '../graphql/schema'
import { putNewest } from '../../domain/put-newest'

const known = new Map<string, readonly Cached[]>()

/** Most documents that are remembered; the site has a hundred. */
const MAX_KNOWN_DOCUMENTS = 300

/**
 * Headers that let caches in front of the site store the response to a document of the site;
 * undefined for anything that may be personal.
 */
export function publicHeaders(documentId: string | undefined): Record<string, string> | undefined {
  const lists = documentId === undefined ? [] : listsOf(documentId)
  if (lists.length === 0) return undefined
  const least = (part: 'staleWhileRevalidate' | 'staleIfError') =>
    Math.min(...lists.map((name) => lifetimes[name][part]))
  return {
    'cache-control': [
      'public',
      'max-age=0',
      `s-maxage=${EDGE_SECONDS}`,
      `stale-while-revalidate=${least('staleWhileRevalidate')}`,
      `stale-if-error=${least('staleIfError')}`,
    ].join(', '),
    'cache-tag': lists.join(','),
    vary: 'accept',
  }
}

/**
 * Whether a document reads cached lists alone, so that its response can contain nothing personal.
 */
export function isPublic(text: string): boolean {
  return listsOfText(text).length > 0
}

/** The cached lists that a document of the site reads; none when it also reads anything else. */
function listsOf(documentId: string): readonly Cached[] {
  const text = documentOf(documentId)
  // Responses to other documents are not cached in front of the site.
  return text === undefined ? [] : listsOfText(text)
}

function listsOfText(text: string): readonly Cached[] {
  const found = known.get(text)
  if (found) return found
  const lists = listsIn(text)
  putNewest(known, text, lists, MAX_KNOWN_DOCUMENTS)
  return lists
}

function listsIn(text: string): readonly Cached[] {
  const definitions = definitionsOf(text)
  const [operation] = definitions
  // With fragments there would be more to follow than this is worth: no document for GET needs one.
  if (
    definitions.length !== 1 ||
    operation?.kind !== Kind.OPERATION_DEFINITION ||
    operation.operation !== OperationTypeNode.QUERY
  )
    return []
  const names = operation.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? publicFields[selection.name.value] : undefined,
  )
  const isPublic =
    names.every((name) => name !== undefined) &&
    hasNothingPersonal(operation.selectionSet, schema.getQueryType()!)
  return isPublic ? [...new Set(names as Cached[])] : []
}

/** The definitions of a document; [] for invalid text. */
function definitionsOf(text: string): readonly DefinitionNode[] {
  try {
    return parse(text, { maxTokens: MAX_TOKENS }).definitions
  } catch {
    return []
  }
}

function hasNothingPersonal(set: SelectionSetNode, type: GraphQLObjectType): boolean {
  return set.selections.every((selection) => {
    if (selection.kind !== Kind.FIELD) return false
    if (!selection.selectionSet) return !resolves(type, selection.name.value)
    const field = type.getFields()[selection.name.value]
    const inner = field && getNamedType(field.type)
    return (
      (type === schema.getQueryType() || !resolves(type, selection.name.value)) &&
      isObjectType(inner) &&
      hasNothingPersonal(selection.selectionSet, inner)
    )
  })
}

/** Whether a field has a resolver besides the cached list. */
function resolves(type: GraphQLObjectType, name: string): boolean {
  return (
    type.getFields()[name]?.resolve !== undefined && !publicInside.includes(`${type.name}.${name}`)
  )
}

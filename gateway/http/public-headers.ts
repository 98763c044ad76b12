import {
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type GraphQLObjectType,
} from 'graphql'
import { createLru } from '../../workers/kit/lru'
import { cachedLists, type Cached } from '../cache/list-table'
import { schema } from '../graphql/schema'

/**
 * Seconds that a cache in front of the site may serve a public response without revalidation: as
 * long as a purge may take to reach it.
 */
export const EDGE_SECONDS = 60

/** Fields of Query that read one list alone, and which. */
export const publicFields: ReadonlyMap<string, Cached> = new Map(
  Object.entries(cachedLists).flatMap(([list, { publicFields: fields }]) =>
    fields.map((field) => [field, list as Cached] as const),
  ),
)

/**
 * Fields below those that have a resolver of their own, and with which list they go: a purge of the
 * salons takes the provinces too.
 */
export const publicInside: ReadonlyMap<string, Cached> = new Map([
  ['Province.salons', 'provinces'],
  ['Salon.rating', 'salonRatings'],
])

/** Most documents that are remembered; the site has a hundred. */
const MAX_KNOWN_DOCUMENTS = 300

const knownLists = createLru<readonly Cached[]>(MAX_KNOWN_DOCUMENTS)

/** Headers that let caches in front of the site store a response that is made of these lists. */
export function publicHeaders(lists: readonly Cached[]): Record<string, string> {
  const least = (part: 'staleWhileRevalidate' | 'staleIfError') =>
    Math.min(...lists.map((name) => cachedLists[name].lifetime[part]))
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
 * The cached lists that a document reads; none when it also reads anything else, so that its
 * response may contain something personal.
 */
export function listsOf(text: string): readonly Cached[] {
  return knownLists.get(text, () => listsIn(text))
}

function listsIn(text: string): readonly Cached[] {
  const [operation, ...fragments] = definitionsOf(text)
  // With fragments there would be more to follow than this is worth: no document for GET needs one.
  if (
    operation?.kind !== Kind.OPERATION_DEFINITION ||
    operation.operation !== OperationTypeNode.QUERY ||
    fragments.length > 0
  )
    return []
  const lists = new Set<Cached>()
  let isPublic = true
  const refuse = () => void (isPublic = false)
  const types = new TypeInfo(schema)
  const visitor = {
    Field({ name }: { name: { value: string } }) {
      const type = types.getParentType()
      const isAtRoot = type === schema.getQueryType()
      const list = isAtRoot
        ? publicFields.get(name.value)
        : publicInside.get(`${type?.name}.${name.value}`)
      if (list) lists.add(list)
      else if (isAtRoot || !isObjectType(type) || resolves(type, name.value)) refuse()
    },
    InlineFragment: refuse,
    FragmentSpread: refuse,
  }
  visit(operation, visitWithTypeInfo(types, visitor))
  return isPublic ? [...lists] : []
}

function resolves(type: GraphQLObjectType, name: string): boolean {
  return type.getFields()[name]?.resolve !== undefined
}

/** None where the text is no document. */
function definitionsOf(text: string): readonly DefinitionNode[] {
  try {
    return parse(text, { noLocation: true }).definitions
  } catch {
    return []
  }
}

import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  visit,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import documents from '../../../schema/generated/persisted-documents.json'
import { byServer, replyOf } from '../../testing/both-ways'
import { fullGateway } from '../../testing/everything'
import { SATURDAY_TEN } from '../../testing/open-gateway'
import { schema } from '../schema'
import { createPlans } from './plan'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SATURDAY_TEN }))
afterEach(() => void vi.useRealTimers())

/** Queries and mutations of the site that have no plan, so that graphql-js answers them. */
const unplanned: string[] = []

/** The site's queries and mutations by name, with the variables of their conditions. */
const siteOperations = Object.values(documents).flatMap((text) => {
  const document = parse(text)
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return []
  const conditions = new Set<string>()
  visit(document, {
    Directive: ({ arguments: given }) =>
      given?.forEach(({ value }) => {
        if (value.kind === Kind.VARIABLE) conditions.add(value.name.value)
      }),
  })
  return [
    { name: operation.name?.value ?? '', text, operation, conditions: [...conditions].sort() },
  ]
})
type SiteOperation = (typeof siteOperations)[number]

/** Values for all variables of a query; its conditions hold by the bits of a number. */
function variablesOf(
  { operation, conditions }: SiteOperation,
  bits: number,
): Record<string, unknown> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => {
      const at = conditions.indexOf(name.value)
      const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])
      return [
        name.value,
        at >= 0 ? ((bits >> at) & 1) === 1 : valueOf(known as GraphQLInputType | undefined),
      ]
    }),
  )
}

const scalars: Record<string, unknown> = {
  Int: 10,
  Float: 10.5,
  Boolean: false,
  LocalDate: '2026-11-21',
  EpochMs: SATURDAY_TEN,
}

function valueOf(type: GraphQLInputType | undefined): unknown {
  if (!type || !isNonNullType(type)) return null
  if (isListType(type.ofType)) return [valueOf(type.ofType.ofType as GraphQLInputType)]
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).map((field) => [field.name, valueOf(field.type)]),
    )
  return scalars[named.name] ?? 'a'
}

test('the fast path plans every query and mutation of the site, however its conditions are met', () => {
  const plans = createPlans(false)
  const missed = siteOperations.flatMap((query) =>
    Array.from({ length: 2 ** query.conditions.length }, (_, bits) => bits).some(
      (bits) => plans(query.text, variablesOf(query, bits)) === undefined,
    )
      ? [query.name]
      : [],
  )
  expect(missed).toEqual(unplanned)
  expect(siteOperations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BookingMain', 'CreateBooking']),
  )
})

test.for(siteOperations.map((query) => [query.name, query] as const))(
  '%s of the site returns the same by the fast path and by the server',
  async ([, query]) => {
    const count = 2 ** query.conditions.length
    // Some of the ways in which conditions are met, other ones for each document.
    const tried = new Set([0, count - 1, (query.text.length * 7) % count])
    for (const bits of tried) {
      const body = { query: query.text, variables: variablesOf(query, bits) }
      const [direct, byTheServer] = [
        await replyOf(fullGateway(), body, 'application/json'),
        await replyOf(fullGateway(), body, byServer),
      ]
      expect([direct.status, direct.text]).toEqual([byTheServer.status, byTheServer.text])
    }
  },
)

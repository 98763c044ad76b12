import {
  buildSchema,
  Kind,
  parse,
  specifiedRules,
  validate,
  type FragmentDefinitionNode,
} from 'graphql'
import { expect, test } from 'vitest'
import known from '../../schema/generated/persisted-documents.json'
import { typeDefs } from '../../schema/generated/type-defs'
import { CostLimitRule, costs, LIST_SIZES, MAX_COST } from './cost'
import { MAX_TOKENS } from './limits'
import { ownRules } from './yoga'

const schema = buildSchema(typeDefs)

function costOf(source: string): number {
  const document = parse(source)
  const fragments = new Map(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode =>
          definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  )
  const operation = document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )!
  return costs(schema, (name) => fragments.get(name))(
    operation.selectionSet,
    schema.getRootType(operation.operation)!,
  )
}

test('a field costs 1, or 10 at the root, times the assumed size of its list', () => {
  expect(costOf('{ now }')).toBe(10)
  expect(costOf('{ salon(id: 1) { id name } }')).toBe(12)
  expect(costOf('{ salons { id name } }')).toBe(210)
  expect(costOf('{ provinces { id salons { id name } } }')).toBe(10 + 63 * (1 + 1 + 2 * 2))
  expect(costOf('{ salons { ...S ... on Salon { name } } } fragment S on Salon { id name }')).toBe(
    310,
  )
})

test('assumed sizes of lists name lists that exist', () => {
  for (const coordinate of Object.keys(LIST_SIZES)) {
    const [type, field] = coordinate.split('.') as [string, string]
    const { fields } = schema.getType(type)!.toConfig() as unknown as {
      fields: Record<string, { type: unknown }>
    }
    expect(String(fields[field]?.type), coordinate).toMatch(/^\[/)
  }
})

test('every document of the site passes every limit and rule of persisted-operations.ts', () => {
  for (const text of Object.values(known)) {
    expect(costOf(text), text).toBeLessThanOrEqual(MAX_COST)
    expect(
      validate(schema, parse(text, { maxTokens: MAX_TOKENS }), [
        ...specifiedRules,
        ...ownRules(false),
      ]),
    ).toEqual([])
  }
})

test('a document of nested lists is refused, also in fragments, and cycles end', () => {
  const refusals = (source: string) =>
    validate(schema, parse(source), [CostLimitRule]).map(({ message }) => message)
  const fields = Object.keys(
    (schema.getType('Salon')!.toConfig() as { fields: object }).fields,
  ).map((name) => name)
  expect(
    refusals(
      `{ ${['a', 'b', 'c', 'd', 'e'].map((alias) => `${alias}: salons { ${fields.join(' ')} }`).join(' ')} }`,
    ),
  ).toEqual([expect.stringMatching(/^The document costs \d+; 13000 is the most\.$/)])
  expect(
    refusals(
      `{
        a: salons { ...F }
        b: salons { ...F }
      }
      fragment F on Salon { ${'...G '.repeat(5)} }
      fragment G on Salon { ${fields.slice(0, 20).join(' ')} }`,
    ),
  ).toHaveLength(1)
  expect(
    refusals('{ ...A } fragment A on Query { now ...B } fragment B on Query { ...A }'),
  ).toEqual([])
  expect(refusals('{ nothing { here } salons { nope } }')).toEqual([])
})

import { buildSchema, execute, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../../schema/generated/type-defs.ts'
import { examples } from './examples.ts'

const schema = buildSchema(typeDefs)

test.each(examples(Date.UTC(2026, 10, 21, 3)))(
  'an example of the query page is valid: $query',
  async ({ query, variables }) => {
    const document = parse(query)
    expect(validate(schema, document)).toEqual([])
    const { errors = [] } = await execute({
      schema,
      document,
      variableValues: JSON.parse(variables) as Record<string, unknown>,
    })
    expect(errors.filter(({ message }) => message.startsWith('Variable'))).toEqual([])
  },
)

test('examples are about tomorrow in Vietnam', () => {
  expect(examples(Date.UTC(2026, 10, 21, 16, 59))[2]?.variables).toContain('2026-11-22')
  expect(examples(Date.UTC(2026, 10, 21, 17))[2]?.variables).toContain('2026-11-23')
})

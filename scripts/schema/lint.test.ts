import { readFileSync } from 'node:fs'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const eslint = new ESLint()

/** The rules that the schema breaks once this is added to it. */
async function broken(added: string): Promise<(string | null)[]> {
  const filePath = 'schema/salons.graphql'
  const text = `${readFileSync(filePath, 'utf8')}\n${added}`
  const [result] = await eslint.lintText(text, { filePath })
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message)
}

const described = (field: string) => `extend type Query {\n"Said."\n${field}\n}`
const mutation = (field: string) => `extend type Mutation {\n"Said."\n${field}\n}`

test.each([
  ...['As B-055 says.', 'See domain/codes.ts.', 'For /lich/{token}.', 'staffId of the chain.'].map(
    (text) => [
      `a description of our insides, "${text}"`,
      `extend type Query { "${text}" linted: Int }`,
    ],
  ),
  [
    'an empty text for what is missing',
    `extend type Query { "A name; '' without one." linted: String }`,
  ],
  ['a deprecation without an end', described('linted: Int @deprecated(reason: "Ask for salons.")')],
  ['a mutation that may answer nothing', mutation('linted: LogOutResult')],
  [
    'a mutation with an argument beside its input',
    mutation('linted(input: LogInWithCodeInput!, "Said." id: ID!): LogOutResult!'),
  ],
  [
    'a mutation without its input',
    mutation('linted("Said." input: LogInWithCodeInput): LogOutResult!'),
  ],
  [
    'a message that is no refusal',
    'extend type Salon { "Said." of: LintedPart }\n"Said."\ntype LintedPart { "Said." message: String! }',
  ],
  ...['id: Int', 'lintedId: Int!', 'ids: [Int!]!', 'lintedIds: [Int]'].map((field) => [
    `the id "${field}"`,
    described(field),
  ]),
  ['an id among arguments', described('linted("Said." id: Int): Int')],
  ['an id in an input', '"Said."\ninput LintedInput { "Said." id: Int! }'],
  ['a mutation that answers no union', mutation('linted: Salon!')],
])('the schema may not have %s', async (_what, added) => {
  expect(await broken(added)).toContain('no-restricted-syntax')
})

test('a deprecation with a reason and an end is in order', async () => {
  const reason = 'Ask for salons. Removed after 2027-01-31.'
  expect(await broken(described(`linted: Int @deprecated(reason: "${reason}")`))).toEqual([])
})

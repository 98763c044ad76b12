import { readFileSync } from 'node:fs'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const eslint = new ESLint()

/** The rules that a file of the project breaks once this is added to it. */
async function broken(filePath: string, added: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${readFileSync(filePath, 'utf8')}\n${added}`, {
    filePath,
  })
  return result!.messages.map(
    ({ ruleId, message }) => ruleId?.replace('@graphql-eslint/', '') ?? message,
  )
}

const described = (field: string) => `extend type Query {\n"Said."\n${field}\n}`
const mutation = (field: string) => `extend type Mutation {\n"Said."\n${field}\n}`

test.each([
  [
    'a type without a description',
    'extend type Salon { "Said." of: LintedPart }\ntype LintedPart { "Said." id: ID! }',
    'require-description',
  ],
  ['a field without a description', 'extend type Query { linted: Int }', 'require-description'],
  ['an argument without a description', described('linted(id: ID!): Int'), 'require-description'],
  [
    'an input field without a description',
    '"Said."\ninput LintedInput { id: ID! }',
    'require-description',
  ],
  ['a value without a description', '"Said."\nenum Linted { ONE }', 'require-description'],
  [
    'a type that nothing leads to',
    '"Said."\ntype LintedAlone { "Said." id: ID! }',
    'no-unreachable-types',
  ],
  ...['As B-055 says.', 'See domain/codes.ts.', 'For /lich/{token}.', 'staffId of the chain.'].map(
    (text) => [
      `a description of our insides, "${text}"`,
      `extend type Query { "${text}" linted: Int }`,
      'no-restricted-syntax',
    ],
  ),
  [
    'an empty text for what is missing',
    `extend type Query { "A name; '' without one." linted: String }`,
    'no-restricted-syntax',
  ],
  ['a field in another spelling', described('linted_field: Int'), 'naming-convention'],
  ['a question that says it is one', described('getLinted: Int'), 'naming-convention'],
  ['a value in small letters', '"Said."\nenum Linted { "Said." one }', 'naming-convention'],
  [
    'an input that does not say that it is one',
    '"Said."\ninput Linted { "Said." id: ID! }',
    'naming-convention',
  ],
  [
    'a comment in place of a description',
    '# Said.\ntype LintedComment { "Said." id: ID! }',
    'no-hashtag-description',
  ],
  [
    'a deprecation without a reason',
    described('linted: Int @deprecated'),
    'require-deprecation-reason',
  ],
  [
    'a deprecation without an end',
    described('linted: Int @deprecated(reason: "Ask for salons.")'),
    'no-restricted-syntax',
  ],
  ['a mutation that may answer nothing', mutation('linted: LogOutResult'), 'no-restricted-syntax'],
  [
    'a mutation with an argument beside its input',
    mutation('linted(input: LogInWithCodeInput!, "Said." id: ID!): LogOutResult!'),
    'no-restricted-syntax',
  ],
  [
    'a mutation without its input',
    mutation('linted("Said." input: LogInWithCodeInput): LogOutResult!'),
    'no-restricted-syntax',
  ],
  [
    'a message that is no refusal',
    'extend type Salon { "Said." of: LintedPart }\n"Said."\ntype LintedPart { "Said." message: String! }',
    'no-restricted-syntax',
  ],
  ...['id: Int', 'lintedId: Int!', 'ids: [Int!]!', 'lintedIds: [Int]'].map((field) => [
    `the id "${field}"`,
    described(field),
    'no-restricted-syntax',
  ]),
  ['an id among arguments', described('linted("Said." id: Int): Int'), 'no-restricted-syntax'],
  ['an id in an input', '"Said."\ninput LintedInput { "Said." id: Int! }', 'no-restricted-syntax'],
  ['a mutation that answers no union', mutation('linted: Salon!'), 'no-restricted-syntax'],
  [
    'a mutation that answers a bare value',
    mutation('linted: Int!'),
    'no-scalar-result-type-on-mutation',
  ],
  [
    'a field twice',
    described('linted: Int\n"Said."\nlinted: Int'),
    'unique-field-definition-names',
  ],
])('the schema may not have %s', async (_what, added, rule) => {
  expect(await broken('schema/salons.graphql', added)).toContain(rule)
})

test('a deprecation with a reason and an end is in order', async () => {
  expect(
    await broken(
      'schema/salons.graphql',
      described('linted: Int @deprecated(reason: "Ask for salons. Removed after 2027-01-31.")'),
    ),
  ).toEqual([])
})

test.each([
  ['a field that the schema does not have', 'query Linted { linted }', 'fields-on-correct-type'],
  ['a question without a name', '{ now }', 'no-anonymous-operations'],
  ['a name twice', 'query Home { now }', 'unique-operation-name'],
  ['a fragment that nobody uses', 'fragment Linted on Salon { id }', 'no-unused-fragments'],
  ['a variable that nobody uses', 'query Linted($id: ID) { now }', 'no-unused-variables'],
  ['a field twice', 'query Linted { now now }', 'no-duplicate-fields'],
  ['a name that says what it is', 'query LintedQuery { now }', 'naming-convention'],
])('a document of the site may not have %s', async (_what, added, rule) => {
  expect(await broken('app/routes/shell/footer.graphql', added)).toContain(rule)
})

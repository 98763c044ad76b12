import graphql from '@graphql-eslint/eslint-plugin'

const schemaRules = graphql.configs['flat/schema-recommended'].rules
const documentRules = graphql.configs['flat/operations-recommended'].rules
const [, naming] = schemaRules['@graphql-eslint/naming-convention']

const languageOptions = {
  parser: graphql.parser,
  // schema/released/ is what was, and generated; it is checked by scripts/schema/.
  parserOptions: {
    graphQLConfig: { schema: 'schema/!(public).graphql', documents: 'app/**/*.graphql' },
  },
}

/**
 * What a deprecation says last, so that everybody knows how long a field stays; there is no
 * argument for it in GraphQL.
 */
const dated = /Removed after \d{4}-\d{2}-\d{2}\.$/

/**
 * What a frontend developer cannot look up: a requirement's number, a file, a setting, a page's
 * address, the name of a field on the wire.
 */
const foreign =
  /\b[HBOT]-\d{2,3}\b|\w\.(ts|tsx|js|md|graphql|toml)\b|\b[A-Z]+_(SECONDS|MS|URL|KEY)\b|(^|[\s(])\/[a-z]|\bbackend|\bof the chain\.$/

/** What names something: `id`, `salonId`, `serviceIds`. */
const idName = /(^i|I)ds?$/

/** Lint of the schema and of the site's documents. */
export default [
  {
    files: ['schema/!(public).graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions,
    rules: {
      ...schemaRules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          ...naming,
          InputObjectTypeDefinition: { style: 'PascalCase', suffix: 'Input' },
          'ObjectTypeDefinition,ObjectTypeExtension': {
            ...naming['ObjectTypeDefinition,ObjectTypeExtension'],
            forbiddenSuffixes: ['Type', 'Result'],
          },
        },
      ],
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `Directive[name.value=deprecated] > Argument[name.value=reason] > StringValue:not([value=${dated}])`,
          message: 'Say at the end of the reason until when: "… Removed after 2027-01-31."',
        },
        {
          selector: `.description[value=${foreign}]`,
          message:
            'Say what it is, its unit, when it is null and an example; nothing of our insides.',
        },
        {
          selector: `.description[value=/''/]`,
          message: "What is missing is null, not ''.",
        },
        {
          selector: 'FieldDefinition[parent.name.value=Mutation] > .gqlType[kind!=NonNullType]',
          message: 'A mutation always answers; what it refuses is a member of its union.',
        },
        {
          selector:
            ':matches(ObjectTypeExtension, ObjectTypeDefinition)[name.value=Mutation] > FieldDefinition > .gqlType > .gqlType[name.value!=/Result$/]',
          message: 'A mutation answers a union named …Result.',
        },
        {
          selector:
            ':matches(ObjectTypeExtension, ObjectTypeDefinition)[name.value=Mutation] > FieldDefinition > InputValueDefinition:not([name.value=input][gqlType.kind=NonNullType])',
          message: 'A mutation takes one argument, `input`, which is not null, or none.',
        },
        {
          selector:
            'ObjectTypeDefinition:not(:has(> NamedType[name.value=Refusal])) > FieldDefinition[name.value=message]',
          message: 'Only a Refusal has a message; what succeeds has a notice.',
        },
        {
          selector: `:matches(FieldDefinition, InputValueDefinition)[name.value=${idName}] > .gqlType:matches([name.value=Int], :has(NamedType[name.value=Int]))`,
          message: 'An id is an ID; clients pass it on and never compute with it.',
        },
      ],
      // Short descriptions stand on one line, long ones in a block.
      '@graphql-eslint/description-style': 'off',
      // Parts of a whole have no id.
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  {
    files: ['app/**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions,
    rules: {
      ...documentRules,
      // A page asks for what it shows; nothing is kept by id in the browser.
      '@graphql-eslint/require-selections': 'off',
    },
  },
]

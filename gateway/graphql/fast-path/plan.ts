import {
  getArgumentValues,
  getVariableValues,
  isNonNullType,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type OperationDefinitionNode,
} from 'graphql'
import { createLru, type Lru } from '../../../workers/kit/lru'
import type { Context } from '../../context'
import { isChecked } from '../../http/persisted-operations'
import { MAX_TOKENS } from '../limits'
import { schema } from '../schema'
import { ownRules } from '../yoga'
import { fieldsOf, fragmentsOf, FastPathBailout, type Field } from './fields'
import { nestedResolverOf, type NestedResolver } from './resolve-nested'
import { compileSerializer, type Serializer } from './serializer'

/** A selected field of Query: its resolver, the resolvers of nested fields, and its serializer. */
export type RootField = Field & {
  definition: GraphQLField<unknown, unknown>
  resolve: GraphQLFieldResolver<unknown, Context>
  isRequired: boolean
  fill: NestedResolver | undefined
  write: Serializer
}

/** A root field with its arguments of one request. */
export type PlannedField = RootField & { args: Record<string, unknown> }

/**
 * Plans a document for these variables; undefined where graphql-js must run it: an invalid
 * document, a mutation.
 */
export type Plans = (text: string, variables: Record<string, unknown>) => PlannedField[] | undefined

/** A checked document, and its fields by the variables that conditions hang on. */
type Prepared = {
  document: DocumentNode
  operation: OperationDefinitionNode
  conditions: string[]
  plans: Lru<RootField[] | undefined>
}

/**
 * Most plans that an isolate stores; the site has a hundred documents, and others are executed
 * locally only.
 */
const MAX_DOCUMENTS = 300

/** Plans of a document: one for each way in which its conditions are met, of which few occur. */
const MAX_PLANS = 64

/** Parses and checks each document once, by the rules of the server. */
export function createPlans(isOpen: boolean): Plans {
  const documents = createLru<Prepared | undefined>(MAX_DOCUMENTS)
  return (text, variables) => {
    const prepared = documents.get(text, () => prepare(text, isOpen))
    const values =
      prepared && getVariableValues(schema, prepared.operation.variableDefinitions ?? [], variables)
    return values?.coerced && plannedFields(prepared!, values.coerced)
  }
}

function prepare(text: string, isOpen: boolean): Prepared | undefined {
  const document = parsed(text)
  const operations =
    document?.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION) ??
    []
  const [operation] = operations
  if (!document || operations.length !== 1 || operation?.operation !== OperationTypeNode.QUERY)
    return undefined
  if (
    !isChecked(text) &&
    validate(schema, document, [...specifiedRules, ...ownRules(isOpen)], {
      maxErrors: 1,
      hideSuggestions: true,
    }).length > 0
  )
    return undefined
  return {
    document,
    operation,
    conditions: conditionsOf(document),
    plans: createLru(MAX_PLANS),
  }
}

/** The variables that conditions hang on. */
function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>()
  visit(document, {
    Directive: {
      enter: ({ arguments: given }) =>
        given?.forEach(({ value }) => value.kind === Kind.VARIABLE && names.add(value.name.value)),
    },
  })
  return [...names]
}

function parsed(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxTokens: MAX_TOKENS })
  } catch {
    return undefined
  }
}

function plannedFields(
  prepared: Prepared,
  variables: Record<string, unknown>,
): PlannedField[] | undefined {
  const { plans, conditions } = prepared
  // A variable with a default may be null; the executor reports what is wrong then.
  if (conditions.some((name) => typeof variables[name] !== 'boolean')) return undefined
  const key = conditions.map((name) => variables[name]).join()
  const fields = plans.get(key, () => orNone(() => planOf(prepared, variables)))
  return (
    fields &&
    orNone(() =>
      fields.map((field) => ({
        ...field,
        args: getArgumentValues(field.definition, field.nodes[0]!, variables),
      })),
    )
  )
}

function planOf(
  { document, operation }: Prepared,
  variables: Record<string, unknown>,
): RootField[] {
  const query = schema.getQueryType()!
  const chosen = { fragments: fragmentsOf(document), variables }
  return fieldsOf(query, [operation.selectionSet], chosen).map((field) => {
    const definition = query.getFields()[field.name]
    if (!definition?.resolve) throw new FastPathBailout('a field that nobody answers')
    return {
      ...field,
      definition,
      resolve: definition.resolve,
      isRequired: isNonNullType(definition.type),
      fill: nestedResolverOf(definition.type, field, chosen),
      write: compileSerializer(definition.type, field, chosen),
    }
  })
}

/** Errors are ignored here: the executor reports them. */
function orNone<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

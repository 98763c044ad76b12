import {
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql'
import { createLru, type Lru } from '../../../workers/kit/lru'
import type { Context } from '../../context'
import { isChecked } from '../../http/persisted-operations'
import { parseDocument } from '../parse-document'
import { onlyTracks } from '../rate-limit'
import { schema } from '../schema'
import { ownRules } from '../yoga'
import { compileObject } from './compile'
import type { Run, Writer } from './complete'
import { fragmentsOf, Unplannable } from './fields'

/** A response: its data as JSON, and what failed. */
export type PlanResult = { data: string; errors: readonly GraphQLError[] }

/** How a document is executed. */
export type Plan = {
  isMutation: boolean
  onlyTracks: boolean
  run: (context: Context) => Promise<PlanResult>
}

/**
 * Plans a document for these variables; undefined where graphql-js must run it: an invalid
 * document or variable, a subscription, several mutations, which run one after the other.
 */
export type Plans = (text: string, variables: Record<string, unknown>) => Plan | undefined

/** A checked document, and its writers by the variables that conditions hang on. */
type Prepared = {
  document: DocumentNode
  operation: OperationDefinitionNode
  conditions: string[]
  plans: Lru<Writer | undefined>
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
    return values?.coerced && planOf(prepared!, values.coerced)
  }
}

function prepare(text: string, isOpen: boolean): Prepared | undefined {
  const document = parseDocument(text)
  const operations =
    document?.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION) ??
    []
  const [operation] = operations
  if (!document || operations.length !== 1 || !operation || !isOfOneStep(operation))
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

/** Whether its fields at the root may be resolved in any order. */
function isOfOneStep({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const [first, ...others] = selectionSet.selections
  return (
    operation === OperationTypeNode.QUERY ||
    (operation === OperationTypeNode.MUTATION && first?.kind === Kind.FIELD && others.length === 0)
  )
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

function planOf(prepared: Prepared, variables: Record<string, unknown>): Plan | undefined {
  const { plans, conditions, operation } = prepared
  // A variable with a default may be null; the executor reports what is wrong then.
  if (conditions.some((name) => typeof variables[name] !== 'boolean')) return undefined
  const key = conditions.map((name) => variables[name]).join()
  const writer = plans.get(key, () => compiled(prepared, variables))
  return (
    writer && {
      isMutation: operation.operation === OperationTypeNode.MUTATION,
      onlyTracks: onlyTracks(operation),
      run: (context) => execute(writer, { context, variables, errors: [] }),
    }
  )
}

function compiled(
  { document, operation }: Prepared,
  variables: Record<string, unknown>,
): Writer | undefined {
  const chosen = { schema, fragments: fragmentsOf(document), variables }
  try {
    return compileObject(schema.getRootType(operation.operation)!, [operation.selectionSet], chosen)
  } catch (error) {
    if (error instanceof Unplannable) return undefined
    throw error
  }
}

async function execute({ write }: Writer, run: Run): Promise<PlanResult> {
  const { errors } = run
  try {
    return { data: await write({}, run, undefined), errors }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    errors.push(error)
    return { data: 'null', errors }
  }
}

import {
  BreakingChangeType,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isInputObjectType,
  parse,
  validate,
} from 'graphql'

/** A change that would break pages and is meant all the same: an entry of schema/released/meant-changes.json. */
export type MeantChange = {
  /** The check's description of the change, verbatim. */
  change: string
  /** Why it is worth it, and what happens to open pages. */
  reason: string
  /** Day of the decision, YYYY-MM-DD. */
  date: string
}

/** The effects of the current schema on clients of the released one. */
export type Comparison = {
  /** Sentences on what must be mended or meant before anything goes on. */
  problems: string[]
  /** Changes worth reading that break no careful client. */
  notes: string[]
}

/** Only documents of releases are answered, so what none of them names may go. */
const removals: ReadonlySet<string> = new Set([
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.ARG_REMOVED,
  BreakingChangeType.TYPE_REMOVED,
])

/** Compares two schemas; `documents` are the texts that released pages send. */
export function compare(
  released: GraphQLSchema,
  current: GraphQLSchema,
  meant: readonly MeantChange[],
  documents: readonly string[],
): Comparison {
  const dangerous = findDangerousChanges(released, current)
  // A changed default changes the result for clients that leave the argument out. New members of a
  // union, enum values and arguments are how this schema grows, and pages have a branch for unknown
  // ones.
  const defaults = dangerous.filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  )
  const isRefused = refusedDocuments(current, documents).length > 0
  const breaking = [...findBreakingChanges(released, current), ...defaults]
    .filter(({ type }) => isRefused || !removals.has(type))
    .map(({ description }) => description)
    .concat(changedInputDefaults(released, current))
  const isMeant = new Set(meant.map(({ change }) => change))
  const unmeant = breaking.filter((change) => !isMeant.has(change))
  return {
    problems: [
      ...unmeant.map(unmeantSentence),
      ...(unmeant.length > 0 ? refusedSentence(current, documents) : []),
      ...meant.flatMap((entry) => faultsOf(entry, breaking)),
    ],
    notes: dangerous
      .filter((change) => !defaults.includes(change))
      .map(({ description }) => description),
  }
}

/** The names of the documents that are invalid for a schema. */
function refusedDocuments(schema: GraphQLSchema, documents: readonly string[]): string[] {
  return documents
    .filter((text) => !isValid(schema, text))
    .map((text) => /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? text.slice(0, 40))
}

/** Whether a document is valid against a schema. */
export function isValid(schema: GraphQLSchema, text: string): boolean {
  return validate(schema, parse(text)).length === 0
}

// graphql compares the defaults of arguments only.
function changedInputDefaults(released: GraphQLSchema, current: GraphQLSchema): string[] {
  return Object.values(released.getTypeMap()).flatMap((before) => {
    const now = current.getType(before.name)
    if (!isInputObjectType(before) || !isInputObjectType(now)) return []
    return Object.values(before.getFields()).flatMap(({ name, type, defaultValue }) => {
      const field = now.getFields()[name]
      const [old, fresh] = [JSON.stringify(defaultValue), JSON.stringify(field?.defaultValue)]
      return !field || String(field.type) !== String(type) || old === fresh
        ? []
        : [
            `${before.name}.${name} has changed defaultValue from ${old ?? 'none'} to ${fresh ?? 'none'}.`,
          ]
    })
  })
}

function unmeantSentence(change: string): string {
  const entry = JSON.stringify({ change, reason: '…', date: 'YYYY-MM-DD' })
  return (
    `${change} That breaks pages that are open and apps that were written for it: ` +
    'deprecate it first and remove it later, or, if it is meant, ' +
    `add to schema/released/meant-changes.json: ${entry}`
  )
}

function refusedSentence(current: GraphQLSchema, documents: readonly string[]): string[] {
  const refused = refusedDocuments(current, documents)
  return refused.length > 0
    ? [`Documents of released pages that would be refused: ${refused.join(', ')}.`]
    : []
}

function faultsOf({ change, reason, date }: MeantChange, breaking: readonly string[]): string[] {
  const faults = [
    ...(breaking.includes(change) ? [] : ['no such change breaks anything; take the entry out']),
    ...(reason.replace(/\W/g, '').length < 10 ? ['say why in `reason`'] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(date) ? [] : ['say in `date` on which day that was decided']),
  ]
  return faults.map((fault) => `schema/released/meant-changes.json, "${change}": ${fault}.`)
}

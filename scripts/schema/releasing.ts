import { buildSchema, type GraphQLSchema } from 'graphql'
import { type Comparison, compare, isValid } from './changes.ts'
import { currentDocuments, currentSchema, promiseOf, readRelease, type Release } from './files.ts'

/**
 * Days that a document stays valid after the first release whose pages do not send it: a tab is
 * open for that long at most, or is reloaded.
 */
const VALID_DAYS = 30

/** The schema and the documents of the site as they are now. */
export type Present = { schema: GraphQLSchema; documents: Record<string, string> }

/** The effects of the present schema on clients of the last release. */
export function judge({ schema }: Present, { sdl, documents, meant }: Release): Comparison {
  return compare(
    buildSchema(sdl),
    schema,
    meant,
    Object.values(documents).map(({ text }) => text),
  )
}

/**
 * Sentences on what is deployed only after a release: what the next check could not compare with,
 * and documents that the next gateway would not know.
 */
export function unreleased({ schema, documents }: Present, last: Release): string[] {
  const strange = Object.keys(documents).filter(
    (id) => !last.documents[id] || last.documents[id].leftOn,
  )
  const what = [
    ...(promiseOf(schema) === last.sdl ? [] : ['the schema has changed']),
    ...(strange.length === 0 ? [] : [`the site sends ${strange.length} other documents`]),
  ]
  return what.length === 0
    ? []
    : [
        `gateway: ${what.join(' and ')} since the last release; ` +
          'run `npm run schema:release` and commit what it writes',
      ]
}

/** The release that follows `last` on a day: the present, and for a while the documents of pages that are open. */
export function nextRelease({ schema, documents }: Present, last: Release, today: string): Release {
  const earliest = new Date(Date.parse(today) - VALID_DAYS * 86_400_000).toISOString().slice(0, 10)
  const earlier = Object.entries(last.documents)
    .filter(([id]) => !(id in documents))
    .map(([id, { text, leftOn = today }]) => [id, { text, leftOn }] as const)
    // Documents that were broken on purpose are no longer valid.
    .filter(([, { text, leftOn }]) => leftOn > earliest && isValid(schema, text))
  const current = Object.entries(documents).map(([id, text]) => [id, { text }] as const)
  return {
    sdl: promiseOf(schema),
    documents: Object.fromEntries([...earlier, ...current].sort(([a], [b]) => (a < b ? -1 : 1))),
    meant: [],
  }
}

/** Objections to a deployment to real customers: after it the schema must stay compatible. */
export function releaseFirst(target: 'preview' | 'production'): string[] {
  return target === 'production'
    ? unreleased({ schema: currentSchema(), documents: currentDocuments() }, readRelease())
    : []
}

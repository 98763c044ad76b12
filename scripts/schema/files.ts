import { globSync, readFileSync, writeFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLSchema,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql'
import type { MeantChange } from './changes.ts'

/** A document that pages of this release or of an earlier one send. */
export type ReleasedDocument = {
  text: string
  /** Day of the first release whose pages send it no more; pages that were open then still do. */
  leftOn?: string
}

/** The files of schema/released/, from the last release. */
export type Release = {
  sdl: string
  documents: Record<string, ReleasedDocument>
  meant: MeantChange[]
}

const paths = {
  sdl: 'schema/released/schema.graphql',
  documents: 'schema/released/documents.json',
  meant: 'schema/released/meant-changes.json',
}

/** The schema as schema/*.graphql has it now, generated code or not. */
export function currentSchema(): GraphQLSchema {
  return buildSchema(
    globSync('schema/!(public).graphql')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  )
}

type Documents = Record<string, string>

/** The documents of the site and of other clients by id, as codegen last wrote them. */
export function currentDocuments(): Documents {
  const clients = Object.values(generated<Record<string, Documents>>('clients'))
  return Object.assign({}, ...clients, generated<Documents>('persisted-documents')) as Documents
}

function generated<T>(name: string): T {
  return JSON.parse(readFileSync(`schema/generated/${name}.json`, 'utf8')) as T
}

/** Reads schema/released: schema, documents and meant changes of the last release. */
export function readRelease(): Release {
  return {
    sdl: readFileSync(paths.sdl, 'utf8'),
    documents: JSON.parse(readFileSync(paths.documents, 'utf8')) as Release['documents'],
    meant: JSON.parse(readFileSync(paths.meant, 'utf8')) as MeantChange[],
  }
}

/** Writes schema/released. */
export function writeRelease({ sdl, documents, meant }: Release): void {
  writeFileSync(paths.sdl, sdl)
  writeFileSync(paths.documents, `${JSON.stringify(documents, null, 2)}\n`)
  writeFileSync(paths.meant, `${JSON.stringify(meant, null, 2)}\n`)
}

/**
 * The schema in its normal form: sorted, so that moving a type changes nothing, and without
 * descriptions, whose text may change.
 */
export function promiseOf(schema: GraphQLSchema): string {
  const sorted = parse(printSchema(lexicographicSortSchema(schema)))
  const bare = visit(sorted, {
    enter: (node) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  })
  return `${print(bare)}\n`
}

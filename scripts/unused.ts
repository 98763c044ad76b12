import { globSync, readFileSync } from 'node:fs'
import {
  type GraphQLNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { services } from './deployables.ts'
import { currentDocuments, currentSchema, readRelease } from './schema/files.ts'

/** What no document asks, by the requirement or the caller that wants it all the same. */
const tied: Record<string, string> = {
  'ServiceCatalogue.keepsChosen': 'B-212',
  'Refusal.params': 'a client that writes sentences of its own',
  'MessageParam.name': 'a client that writes sentences of its own',
  'MessageParam.values': 'a client that writes sentences of its own',
  'booking.listDeskBookings': "a salon's desk",
  'booking.updateBookingStatus': "a salon's desk",
  'booking.listDeskHomeVisits': "a salon's desk",
  'booking.answerHomeVisit': "a salon's desk",
}

/** What a connection has for clients that need it. */
const ofEveryList = /^(PageInfo\.|\w+Connection\.(pageInfo|totalCount)$)/

const schema = currentSchema()
const unused = [...unusedFields(), ...unusedCalls()]
const unmeant = unused.filter((name) => !(name in tied))
const stale = Object.keys(tied).filter((name) => !unused.includes(name))
for (const name of unmeant) console.error(`✗ ${name}: nothing asks it; delete it or tie it`)
for (const name of stale) console.error(`✗ ${name}: is asked or gone; take it out of \`tied\``)
if (unmeant.length + stale.length > 0) process.exitCode = 1
else console.log(`✓ every field and call is asked, but for ${unused.length} that requirements want`)

/** Fields that no document of the site, of other clients or of their releases selects. */
function unusedFields(): string[] {
  const selected = new Set<string>()
  const info = new TypeInfo(schema)
  for (const text of documents())
    visit(
      parse(text),
      visitWithTypeInfo(info, {
        Field: ({ name }) => void selected.add(nameOf(info.getParentType(), name.value)),
      }),
    )
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!(isObjectType(type) || isInterfaceType(type)) || type.name.startsWith('__')) return []
    const names = Object.keys(type.getFields())
      .map((field) => nameOf(type, field))
      .filter((name) => name.startsWith(`${type.name}.`))
    // What a result is says its type; SDL wants a field all the same.
    return names.length === 1
      ? []
      : names.filter((name) => !selected.has(name) && !ofEveryList.test(name))
  })
}

/** A field by its type's name, or by that of the interface which it is a part of. */
function nameOf(type: GraphQLNamedType | null | undefined, field: string): string {
  const from = isObjectType(type)
    ? type.getInterfaces().find((one) => field in one.getFields())
    : undefined
  return `${(from ?? type)?.name}.${field}`
}

function documents(): string[] {
  const released = Object.values(readRelease().documents)
  return [...Object.values(currentDocuments()), ...released.map(({ text }) => text)]
}

type Operation = { operationId: string; tags: [string]; 'x-used-by': { documents: string[] } }

/** Calls that docs/spec does not have, no document needs and no other backend makes. */
function unusedCalls(): string[] {
  return services.flatMap((service) => {
    const { paths } = json<{ paths: Record<string, Record<string, Operation>> }>(
      `docs/openapi/${service}.json`,
    )
    const others = globSync(['gateway/**/*.ts', 'workers/**/*.ts'])
      .filter((file) => !file.startsWith(`workers/${service}/`) && !/\.test\.|testing/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    return Object.values(paths)
      .flatMap((path) => Object.values(path))
      .filter(({ tags: [kind] }) => kind === 'ours' || kind === 'between')
      .filter(({ 'x-used-by': { documents: by } }) => by.length === 0)
      .filter(({ operationId }) => !new RegExp(String.raw`\b${operationId}\b`).test(others))
      .map(({ operationId }) => `${service}.${operationId}`)
  })
}

function json<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { parse, print, separateOperations, validate } from 'graphql'

/**
 * Codegen plugin: the documents of other clients than the site by client and id. Each has a folder
 * of its own, and may ask what the public schema has.
 */
export function plugin(schema, _documents, { folder = 'clients' }) {
  const clients = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : []
  const found = Object.fromEntries(
    clients.map(({ name }) => [name, documentsOf(`${folder}/${name}`, schema)]),
  )
  return `${JSON.stringify(found, null, 2)}\n`
}

/** The operations in a folder by their ids, each with the fragments that it needs. */
function documentsOf(folder, schema) {
  const text = globSync(`${folder}/**/*.graphql`)
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const all = parse(text, { noLocation: true })
  const errors = validate(schema, all)
  if (errors.length > 0) throw new Error(`${folder}: ${errors.map(String).join('\n')}`)
  return Object.fromEntries(
    Object.values(separateOperations(all)).map((document) => {
      const printed = print(document)
      return [`sha256:${createHash('sha256').update(printed).digest('hex')}`, printed]
    }),
  )
}

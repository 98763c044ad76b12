import { createHash } from 'node:crypto'
import { printSchema } from 'graphql'

/**
 * Codegen plugin: the whole schema as a string constant, since a worker has no file system to read
 * it from, with descriptions and without, and a hash of the latter: stored values of another shape
 * have another one.
 */
export function plugin(schema) {
  const described = printSchema(schema)
  const text = described.replaceAll(/^\s*"""[\s\S]*?"""\n/gm, '')
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return [
    `/** The site's schema as text. */\nexport const typeDefs = ${JSON.stringify(text)}\n`,
    `/** With its descriptions. */\nexport const describedTypeDefs = ${JSON.stringify(described)}\n`,
    `/** Changes with each type, field and argument. */\nexport const schemaVersion = '${version}'\n`,
  ].join('')
}

import { createHash } from 'node:crypto'
import { printSchema } from 'graphql'

/**
 * Codegen plugin: the whole schema as one string constant, since a worker has no file system to read
 * it from, and a hash of it without descriptions: stored values of another shape have another one.
 */
export function plugin(schema) {
  const text = printSchema(schema)
  const shape = text.replaceAll(/^\s*"""[\s\S]*?"""$/gm, '')
  const version = createHash('sha256').update(shape).digest('hex').slice(0, 12)
  return [
    `/** The site's schema as text. */\nexport const typeDefs = ${JSON.stringify(text)}\n`,
    `/** Changes with each type, field and argument. */\nexport const schemaVersion = '${version}'\n`,
  ].join('')
}

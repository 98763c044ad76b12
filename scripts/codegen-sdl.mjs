import { printSchema } from 'graphql'

/** Codegen plugin: the whole schema as one string constant, since a worker has no file system to read it from. */
export function plugin(schema) {
  return `/** The site's schema as text. */\nexport const typeDefs = ${JSON.stringify(printSchema(schema))}\n`
}

import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import known from '../../schema/generated/persisted-documents.json'
import { schema } from './schema'

/**
 * The site's dearest document as code, by its text. Workers compile code only while a module loads,
 * and each document more would delay an isolate's start.
 */
const compiled: ReadonlyMap<string, CompiledQuery['query']> = new Map(
  Object.values<string>(known)
    .filter((text) => / query BookingMain\(/.test(text))
    .map((text) => [text, compile(text)]),
)

/** Executes compiled documents by their code; graphql-js executes all others. */
export function useCompiledDocuments(): Plugin {
  return {
    onExecute({ args, setExecuteFn }) {
      const query = compiled.get(args.document.loc?.source.body ?? '')
      if (query)
        setExecuteFn(({ rootValue, contextValue, variableValues }) =>
          query(rootValue, contextValue, variableValues),
        )
    },
  }
}

function compile(text: string): CompiledQuery['query'] {
  const compilation = compileQuery(schema, parse(text))
  if (!isCompiledQuery(compilation)) throw new Error('A document of the site does not compile.')
  return compilation.query
}

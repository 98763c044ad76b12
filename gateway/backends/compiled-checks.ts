import * as z from 'zod'
import type { Api } from '../../workers/kit/endpoint'

/**
 * The contract with the checks of its shared responses compiled to code: workerd generates code
 * only while a worker starts, so zod cannot compile them later. They take a third of the time then.
 * Where no code can be generated at all, the checks stay as they are.
 */
export function withCompiledChecks<const A extends Api>(api: A): A {
  const compiled = Object.entries(api).map(([name, call]) => [
    name,
    call.isShared ? { ...call, responses: compiledResponses(call.responses) } : call,
  ])
  return { ...api, ...Object.fromEntries(compiled) }
}

/** Refusals are small and rare. */
function compiledResponses({ 200: ok, ...refusals }: Api[string]['responses']) {
  return ok ? { ...refusals, 200: z.compile(ok) } : refusals
}

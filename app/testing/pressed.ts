import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import type { Site } from '~/context'

/** A press as the server sees it; a list sends a field several times. */
export type Fields = Readonly<Record<string, string | readonly string[]>>

/**
 * What a page's action makes of a form, where the gateway answers every mutation so: with a result,
 * or with the code of a failure.
 */
export async function pressed<Shown>(
  action: (args: ActionFunctionArgs) => Promise<{ data: Shown; init: ResponseInit | null }>,
  fields: Fields,
  answer: object | string,
  {
    path = '/tai-khoan',
    params = {},
    site = {},
  }: { path?: string; params?: Record<string, string>; site?: Partial<Site> } = {},
) {
  const mutations: object[] = []
  const inputs: unknown[] = []
  const mutate = (document: object, variables: unknown) => {
    mutations.push(document)
    inputs.push(variables)
    return Promise.resolve(
      typeof answer === 'string'
        ? { ok: false, failure: { code: answer } }
        : { ok: true, data: { result: answer } },
    )
  }
  const body = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value)
  const request = new Request(`http://site${path}`, { method: 'POST', body })
  const context = { site: { gateway: { mutate }, ...site } } as ActionFunctionArgs['context']
  try {
    const { data, init } = await action({ request, params, context })
    return { mutations, inputs, shown: data, status: init?.status }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return {
      mutations,
      inputs,
      status: thrown.status,
      location: thrown.headers.get('location') ?? undefined,
    }
  }
}

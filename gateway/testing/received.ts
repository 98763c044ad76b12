import { connect } from '../../workers/kit/connect'
import type { Api } from '../../workers/kit/endpoint'

/**
 * A client of a chain's own host that answers every call with `body`. Tests name the fields of the
 * body as the requirements do, odd names included; what the client returns is our code's form.
 */
export function received<A extends Api>(api: A, body: object, status = 200) {
  return connect('chain', api, {
    fetcher: { fetch: () => Promise.resolve(Response.json(body, { status })) },
    headers: {},
    timeoutMs: 1000,
  })
}

import type { Fetcher } from '../connect'
import type { DeletedCustomer } from '../erasure'

/** An auth backend that has deleted these customers, and lists them two at a time. */
export function authWithDeletions(...gone: DeletedCustomer[]): Fetcher {
  return {
    fetch: (request) => {
      const after = Number(new URL(request.url).searchParams.get('after'))
      const data = gone.filter(({ number }) => number > after).slice(0, 2)
      return Promise.resolve(Response.json({ data }))
    },
  }
}

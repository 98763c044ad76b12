const origin = 'https://muot.example'

/** For tests: one cache of a browser, in memory. */
export class FakeCache {
  readonly #pages = new Map<string, Response>()

  /** The stored addresses without their queries. */
  get paths(): string[] {
    return [...this.#pages.keys()].map((url) => new URL(url).pathname)
  }

  /** The part of a cache that the service worker uses. */
  asCache(): Cache {
    const urlOf = (address: RequestInfo | URL = '') =>
      new URL(address instanceof Request ? address.url : address, origin).href
    const unused = () => Promise.reject(new Error('not used'))
    return {
      keys: () => Promise.resolve([...this.#pages.keys()].map((url) => new Request(url))),
      match: (address) => Promise.resolve(this.#pages.get(urlOf(address))?.clone()),
      put: (address, page) => Promise.resolve(void this.#pages.set(urlOf(address), page)),
      delete: (address) => Promise.resolve(this.#pages.delete(urlOf(address))),
      add: unused,
      addAll: unused,
      matchAll: unused,
    }
  }
}

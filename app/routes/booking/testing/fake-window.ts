type Entry = { state: unknown; url: URL }

/** For tests: the history of a browser's window, and its Back and Forward buttons. */
export class FakeWindow extends EventTarget {
  readonly document = {}
  readonly history: FakeHistory

  constructor(url: string) {
    super()
    this.history = new FakeHistory({ state: null, url: new URL(url) })
  }

  get location(): URL {
    return this.history.now.url
  }

  /** Goes back or forward; what left the window cannot be seen here. */
  press(button: 'back' | 'forward'): void {
    this.history.move(button === 'back' ? -1 : 1)
    this.dispatchEvent(new Event('popstate'))
  }
}

class FakeHistory {
  readonly #entries: Entry[]
  #at = 0

  constructor(first: Entry) {
    this.#entries = [first]
  }

  get now(): Entry {
    return this.#entries[this.#at]!
  }

  get state(): unknown {
    return this.now.state
  }

  /** The queries of all entries, the first one first. */
  get queries(): string[] {
    return this.#entries.map(({ url }) => url.search)
  }

  pushState(state: unknown, _unused: string, url?: string | URL | null): void {
    this.#entries.splice(++this.#at, Infinity, { state, url: this.#resolved(url, this.#at - 1) })
  }

  replaceState(state: unknown, _unused: string, url?: string | URL | null): void {
    this.#entries[this.#at] = { state, url: this.#resolved(url, this.#at) }
  }

  move(steps: number): void {
    this.#at = Math.min(Math.max(this.#at + steps, 0), this.#entries.length - 1)
  }

  #resolved(url: string | URL | null | undefined, from: number): URL {
    return new URL(url ?? '', this.#entries[from]!.url)
  }
}

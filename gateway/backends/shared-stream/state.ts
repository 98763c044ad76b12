/**
 * The browsers that hold an hour of this salon-day, each by the SHA-256 of its owner token: they
 * follow a stream of their own.
 */
export type Holders = { holders: readonly string[] }

/** A leader without a sign of life for this long is gone, with its request. */
const SILENT_MS = 25_000

/** An opening that takes longer is gone, too: the backend's timeout is shorter. */
const OPENING_MS = 6_000

/** Listeners who are woken at a stretch. */
const STRETCH = 200

/** A listener who waits for a change, in his own request. */
export type Waiter = {
  /** SHA-256 of his owner token; null without one. */
  ownerHash: string | null
  /** The event that he had last; undefined for a newcomer. */
  seen: object | undefined
  /** Makes him look again, or fail. */
  wake: (failure?: { error: unknown }) => void
}

/** What the listeners of one key share. */
export class SharedStream<E extends object> {
  newest: { event: E; at: number } | undefined
  holders: ReadonlySet<string> = new Set()
  /** Whose request reads the stream, and when he last did something. */
  leader: symbol | undefined
  aliveAt = 0
  opening: { by: symbol; since: number } | undefined
  /** The stream has ended, or failed with an error. */
  over: { error?: unknown } | undefined
  listeners = 0
  readonly waiting = new Set<Waiter>()

  take(event: E | Holders, at: number): void {
    if (isHolders(event)) {
      this.holders = new Set(event.holders)
      this.wake(({ ownerHash }) => ownerHash !== null && this.holders.has(ownerHash))
      return
    }
    this.newest = { event, at }
    this.opening = undefined
    void this.#announce(event)
  }

  /**
   * Wakes who has not had the event, so many at a stretch: what a thousand listeners write takes
   * the thread for a tenth of a second, and other requests, bookings above all, get their turn
   * between two stretches. A newer event takes its place.
   */
  async #announce(event: E): Promise<void> {
    while (this.newest?.event === event) {
      const next = [...this.waiting].filter(({ seen }) => seen !== event).slice(0, STRETCH)
      for (const waiter of next) waiter.wake()
      if (next.length < STRETCH) return
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }

  end(over: { error?: unknown }): void {
    this.over = over
    this.wake(() => true)
  }

  wake(isFor: (waiter: Waiter) => boolean, failure?: { error: unknown }): void {
    for (const waiter of this.waiting) if (isFor(waiter)) waiter.wake(failure)
  }

  /** Whether somebody reads the stream or is about to. */
  isLed(now: number): boolean {
    return this.leader !== undefined && now - this.aliveAt < SILENT_MS
  }

  isOpening(now: number): boolean {
    return this.opening !== undefined && now - this.opening.since < OPENING_MS
  }
}

function isHolders(event: object): event is Holders {
  return 'holders' in event
}

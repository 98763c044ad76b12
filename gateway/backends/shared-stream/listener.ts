import type { Events } from '../../../workers/kit/streams/open-stream'
import type { Holders, SharedStream, Waiter } from './state'

/** How a listener reaches the backend. */
export type StreamOpeners<E> = {
  /** SHA-256 of his owner token; null without one. */
  ownerHash: string | null
  /** Opens the stream for everybody. */
  openShared: () => Promise<Events<E | Holders>>
  /** Opens his own stream, in which the hour that he holds is free. */
  openOwn: () => Promise<Events<E>>
}

/** An event older than this is not a newcomer's first: hours pass without an event. */
const FRESH_MS = 10_000

/** Between two checks of a listener: whether the upstream is still read by somebody. */
const CHECK_MS = 10_000

/** Equal events of one stream are the same object; those of a listener's own stream are not. */
function isEqual(one: object, other: object | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** One listener; everything that he awaits, opens and closes belongs to his own request. */
export class StreamListener<E extends object> implements AsyncIterableIterator<E, undefined> {
  readonly #me = Symbol('listener')
  readonly #check: ReturnType<typeof setInterval>
  #seen: E | undefined
  #upstream: Events<E | Holders> | undefined
  #own: Events<E> | undefined
  /** He no longer takes part in the shared stream: he has left, or has one of his own. */
  #isApart = false
  #isOver = false
  #wake = (): void => undefined

  constructor(
    readonly shared: SharedStream<E>,
    readonly openers: StreamOpeners<E>,
    readonly now: () => number,
    readonly onLeave: () => void,
  ) {
    shared.listeners += 1
    this.#check = setInterval(() => this.#checkLeader(), CHECK_MS)
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async next(): Promise<IteratorResult<E, undefined>> {
    try {
      for (;;) {
        await this.ready()
        const event = this.#own && !this.#isOver ? await this.#own.next() : this.#nextShared()
        if (event.done) return await this.return()
        if (this.#own ? isEqual(event.value, this.#seen) : event.value === this.#seen) continue
        this.#seen = event.value
        return event
      }
    } catch (error) {
      await this.return()
      throw error
    }
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    if (!this.#isOver) {
      this.#isOver = true
      clearInterval(this.#check)
      this.shared.listeners -= 1
      this.#part()
      this.#wake()
      void this.#own?.return?.()
      this.onLeave()
    }
    return { done: true, value: undefined }
  }

  /** Resolves when there is an event or the end; rejects when there will be none. */
  async ready(): Promise<void> {
    for (;;) {
      if (this.#isOver || this.#own) return
      const { shared, openers } = this
      if (openers.ownerHash !== null && shared.holders.has(openers.ownerHash)) {
        this.#part()
        this.#own = await openers.openOwn()
        if (this.#isOver) void this.#own.return?.()
        return
      }
      if (this.#hasNews()) return
      if (shared.over && 'error' in shared.over) throw shared.over.error
      if (shared.over) return
      const now = this.now()
      const needsLeader = this.#seen === undefined || !shared.isLed(now)
      if (needsLeader && !shared.isOpening(now)) void this.#lead()
      const failure = await this.#change()
      if (failure) throw failure.error
    }
  }

  /** An event that this listener has not had; for a newcomer a recent one. */
  #hasNews(): boolean {
    const { newest, over } = this.shared
    if (!newest || newest.event === this.#seen) return false
    return this.#seen !== undefined || over !== undefined || this.now() - newest.at < FRESH_MS
  }

  #nextShared(): IteratorResult<E, undefined> {
    const { newest } = this.shared
    return newest && !this.#isOver && this.#hasNews()
      ? { done: false, value: newest.event }
      : { done: true, value: undefined }
  }

  /** Resolves at the next change. The promise is made here, so that it continues here. */
  #change(): Promise<{ error: unknown } | undefined> {
    const { shared, openers } = this
    return new Promise((resolve) => {
      const waiter: Waiter = {
        ownerHash: openers.ownerHash,
        seen: this.#seen,
        wake: (failure) => {
          shared.waiting.delete(waiter)
          resolve(failure)
        },
      }
      shared.waiting.add(waiter)
      this.#wake = () => waiter.wake()
    })
  }

  /** Opens the stream and reads it for everybody until this listener leaves or another one leads. */
  async #lead(): Promise<void> {
    const { shared } = this
    const opening = { by: this.#me, since: this.now() }
    shared.opening = opening
    let upstream: Events<E | Holders> | undefined
    let isLeader = false
    try {
      upstream = await this.openers.openShared()
      this.#upstream = upstream
      for (;;) {
        if (this.#isApart) return
        const { done, value } = await upstream.next()
        if (this.#isApart) return
        // With its first event the stream takes the place of an older one.
        if (!isLeader) shared.leader = this.#me
        isLeader = true
        if (shared.leader !== this.#me) return
        shared.aliveAt = this.now()
        if (done) return shared.end({})
        shared.take(value, shared.aliveAt)
      }
    } catch (error) {
      if (shared.leader === this.#me) shared.end({ error })
      // Only newcomers need a stream that could not be opened while another one goes on.
      else if (!isLeader && shared.isLed(this.now()))
        shared.wake(({ seen }) => seen === undefined, { error })
      else if (!isLeader) shared.end({ error })
    } finally {
      this.#upstream = undefined
      void upstream?.return?.()
      if (shared.opening === opening) {
        shared.opening = undefined
        shared.wake(() => true)
      }
    }
  }

  #part(): void {
    this.#isApart = true
    void this.#upstream?.return?.()
    if (this.shared.leader !== this.#me) return
    this.shared.leader = undefined
    this.shared.wake(() => true)
  }

  #checkLeader(): void {
    const { shared } = this
    const now = this.now()
    if (shared.leader === this.#me) shared.aliveAt = now
    else if (shared.opening?.by === this.#me) return
    else if (this.#upstream) void this.#upstream.return?.()
    else if (!this.#isApart && !shared.over && !shared.isLed(now) && !shared.isOpening(now))
      void this.#lead()
  }
}

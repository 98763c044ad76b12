/** The work after changes, and its timing. */
export type ThrottledWork = {
  /** Resolves when what is being written is through. */
  settled: () => Promise<void>
  work: () => Promise<void>
  /** The work is begun at most once in so many ms. */
  intervalMs: number
  onFailure: (error: unknown) => void
}

/**
 * Does its work soon after a change, and then not again for a while, so that a busy salon-day is
 * not spent on it. A change during the work is followed by another.
 */
export class ChangeThrottle {
  #isWorking = false
  #hasChanged = false

  constructor(readonly what: ThrottledWork) {}

  /** Something has changed. */
  changed(): void {
    this.#hasChanged = true
    if (!this.#isWorking) void this.#workWhileChanging()
  }

  async #workWhileChanging(): Promise<void> {
    const { settled, work, intervalMs, onFailure } = this.what
    this.#isWorking = true
    try {
      while (this.#hasChanged) {
        await settled()
        this.#hasChanged = false
        await work()
        await scheduler.wait(intervalMs)
      }
    } catch (error) {
      onFailure(error)
    } finally {
      this.#isWorking = false
    }
  }
}

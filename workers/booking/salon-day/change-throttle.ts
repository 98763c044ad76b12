/** The work after changes, and its timing. */
export type ThrottledWork = {
  /** Resolves when what is being written is through. */
  settled: () => Promise<void>
  work: () => Promise<void>
  /** So many ms lie between the end of the work and its next begin. */
  intervalMs: number
  /**
   * The work begins when nothing has changed for `quietMs`, or `atMostMs` after a change: a rush of
   * changes has one work at its end. Without it the work begins at once.
   */
  rush?: { quietMs: number; atMostMs: number }
  onFailure: (error: unknown) => void
}

/** Ms until another try where what is being written cannot be known. */
const RETRY_MS = 5_000

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
    const { work, intervalMs, onFailure } = this.what
    this.#isWorking = true
    while (this.#hasChanged) {
      try {
        await this.#rushOver()
      } catch (error) {
        onFailure(error)
        // The change has not been worked on: else its listeners would keep what they had.
        this.#hasChanged = true
        await scheduler.wait(RETRY_MS)
        continue
      }
      // A change meanwhile is followed by other work, also after a failure.
      await work().catch(onFailure)
      await scheduler.wait(intervalMs)
    }
    this.#isWorking = false
  }

  /** Resolves when the rush is over or lasts too long, and nothing is being written. */
  async #rushOver(): Promise<void> {
    const { settled, rush } = this.what
    const since = Date.now()
    while (rush && this.#hasChanged && Date.now() - since < rush.atMostMs) {
      await settled()
      this.#hasChanged = false
      await scheduler.wait(rush.quietMs)
    }
    await settled()
    this.#hasChanged = false
  }
}

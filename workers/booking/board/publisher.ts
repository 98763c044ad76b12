import type { BoardEntry } from '../../../domain/board-entry'
import type { SalonDayState } from '../salon-day/state'
import { holdsOverShare } from '../salon-day/address-share'
import { ChangeThrottle } from '../salon-day/change-throttle'
import { freeDigits } from './free-digits'
import { freeBoard, isOnBoard } from './stub'

/** The board is written to at most once in so many ms by one salon-day. */
const INTERVAL_MS = 250

/**
 * Publishes to the board who is free on a salon-day, after each change of it; what the board has
 * already is not sent again.
 */
export class BoardPublisher {
  readonly #publication: ChangeThrottle
  #sent = ''

  constructor(
    readonly state: SalonDayState,
    settled: () => Promise<void>,
    onFailure: (error: unknown) => void,
  ) {
    this.#publication = new ChangeThrottle({
      settled,
      work: () => this.#publish(),
      intervalMs: INTERVAL_MS,
      onFailure,
    })
  }

  /** Something has changed. */
  changed(): void {
    this.#publication.changed()
  }

  /** The entry for a board that fetches it; of a prepared salon-day. */
  entry(): BoardEntry | null {
    const entry = this.#current()
    if (entry) this.#sent = textOf(entry)
    return entry
  }

  async #publish(): Promise<void> {
    const entry = this.#current()
    if (!entry || textOf(entry) === this.#sent) return
    await freeBoard(this.state.env).publish(entry)
    this.#sent = textOf(entry)
  }

  #current(): BoardEntry | null {
    const { day, holds } = this.state
    if (!day || !isOnBoard(day.date, this.state.now())) return null
    const { salonId, date, opening } = day
    const overShare = holdsOverShare(this.state).map(({ id }) => id)
    const digits = holds.without(overShare, () => freeDigits({ ledger: holds.ledger, opening }))
    return { salonId, date, ...digits }
  }
}

function textOf({ stylists, skinners }: BoardEntry): string {
  return stylists + skinners
}

import { DurableObject } from 'cloudflare:workers'
import type { BoardEntry } from '../../../domain/board-entry'
import { BoardPublisher } from '../board'
import {
  holdsOverShare,
  type HoldResult,
  holdForBrowser,
  releaseBrowserHold,
  type HoldRequest,
} from './slot-hold'
import { commitOrders, nextGroup, type QueuedOrder } from './commit'
import { SalonDayState, logFault } from './state'
import type { BookingEnv } from '../env'
import type { Place, StaffNeed } from './ledger'
import { type ExtendRequest, type ExtendResult, extendPlaces, shrinkPlaces } from './extend'
import {
  endDay,
  RETRY_MS,
  finishCanceling,
  finishConfirming,
  finishReplacing,
  repair,
  settleOne,
  STEP_MS,
} from './recovery'
import { hoursFor, offeringOf, type HoursRequest, hoursRequestHeader, Watchers } from './watchers'
import { sendDueMessages } from '../messages/send'
import { nearestHours, type FreeHour } from './hours'
import type { OfferedHour, Order, OrderResult } from '../pricing/order'
import { acceptOffer, type AcceptResult, advanceWaitlist, declineOffer } from '../waitlist/advance'
import {
  endEntry,
  type EntryView,
  joinWaitlist,
  matchWaitlist,
  type NewEntry,
  viewOf,
} from '../waitlist/match'

/** Orders that are written to D1 together at most. */
const MAX_ORDERS_AT_ONCE = 100

/** Ms that the first order waits for others, to share its transaction. */
const GATHERING_MS = 1

/**
 * One salon on one day (`getByName('<salonId>:<date>')`): it alone assigns its places. It stores
 * each hold in its own storage before the booking is written to D1; the alarm finishes what is left
 * half done.
 */
export class SalonDay extends DurableObject<BookingEnv> {
  /** The object's state; private to callers over RPC, public for tests. */
  readonly state = new SalonDayState(this.env, this.ctx.storage, this.ctx.id.name)
  readonly #queue: QueuedOrder[] = []
  readonly #underWay = new Map<string, { order: Order; outcome: Promise<OrderResult> }>()
  readonly #watching = new Watchers(
    this.env,
    this.ctx,
    { settled: () => this.#settled(), hours: (listeners) => hoursFor(this.state, listeners) },
    (error) => logFault('watch', error),
  )
  readonly #board = new BoardPublisher(
    this.state,
    // A day that is over would be read again, and be stored for one more end.
    async () => void (await this.#committing),
    (error) => logFault('publish', error),
  )
  #isQueueRunning = false
  #isMatching = false
  /**
   * Settled when the group of orders that is being written has its responses; null while none is.
   */
  #committing: Promise<void> | null = null

  constructor(ctx: DurableObjectState, env: BookingEnv) {
    super(ctx, env)
    this.state.onChange = () => {
      this.#watching.changed()
      this.#board.changed()
      this.#matchSoon()
    }
  }

  /** The frames of the day with who is free for the whole length. */
  async hours(input: HoursRequest): Promise<FreeHour[]> {
    await this.state.prepare()
    const [hours = []] = hoursFor(this.state, [input])
    return hours
  }

  /** How lists of days mark this one: nobody can be cut on it, or the salon is closed. */
  async mark(): Promise<'full' | 'closed' | null> {
    const { opening } = await this.state.prepare()
    if (!opening.isOpen) return 'closed'
    const cut = { stylistId: null, frames: 1, delivery: 1, ownerToken: null } as const
    const [hours = []] = hoursFor(this.state, [cut])
    return hours.some(({ isFree }) => isFree) ? null : 'full'
  }

  /** The board's entry of this day; null for a day that the board does not show. */
  async boardEntry(): Promise<BoardEntry | null> {
    await this.state.prepare()
    return this.#board.entry()
  }

  /**
   * Opens a WebSocket that gets the hours now and after each change; what is wanted stands in
   * `x-wanted` as JSON, from which network in `x-network`.
   */
  override async fetch(request: Request): Promise<Response> {
    await this.state.prepare()
    return this.#watching.accept(
      hoursRequestHeader.parse(request.headers.get('x-wanted')),
      request.headers.get('x-network'),
    )
  }

  /** Holds an hour for a browser, or returns the refusal. */
  async hold(request: HoldRequest): Promise<HoldResult> {
    const { state } = this
    await state.prepare()
    const result = holdForBrowser(state, request)
    if (result.kind === 'held') await state.persist()
    state.failpoint('chosen')
    return result
  }

  /** Releases what a browser holds here; false: nothing. */
  async release(ownerToken: string): Promise<boolean> {
    await this.state.prepare()
    return releaseBrowserHold(this.state, ownerToken)
  }

  /** Ids of those who are at work at least for a part of the day. */
  async staffAtWork(): Promise<number[]> {
    await this.state.prepare()
    return this.state.holds.ledger.roster.map((employee) => employee.id)
  }

  /** Free times of this day nearest to those needed, the same hour first. */
  async nearest(needs: StaffNeed[]): Promise<OfferedHour[]> {
    const { state } = this
    const { date } = await state.prepare()
    const hours = state.holds.without(
      holdsOverShare(state).map(({ id }) => id),
      () => nearestHours(offeringOf(state), needs, 'same'),
    )
    return hours.map((hourId) => ({ hourId, date }))
  }

  /**
   * Books, or returns the refusal. Orders that arrive while others are being written are written
   * together, in one D1 transaction.
   */
  async book(order: Order): Promise<OrderResult> {
    const underWay = this.#underWay.get(order.idempotencyKey)
    // The same request several times at once is decided once.
    if (underWay && isSameRequest(underWay.order, order)) return underWay.outcome
    if (underWay) {
      // Another request under the same key looks when the first is through.
      await underWay.outcome.catch(() => undefined)
      return this.book(order)
    }
    const outcome = new Promise<OrderResult>((resolve, reject) =>
      this.#queue.push({ order, resolve, reject }),
    )
    this.#underWay.set(order.idempotencyKey, { order, outcome })
    void this.#commitQueue()
    return outcome.finally(() => this.#underWay.delete(order.idempotencyKey))
  }

  /** Confirms a booking whose phone was proved. False: its place is gone. */
  async confirm(id: string): Promise<boolean> {
    const { state } = this
    await state.prepare()
    if (state.holds.get(id)?.state === 'writing') await settleOne(state, id)
    const hold = state.holds.get(id)
    if (hold?.state !== 'waiting' && hold?.state !== 'confirming') return hold?.state === 'booked'
    state.holds.mark(id, 'confirming', state.now() + STEP_MS)
    // Its browser may have pressed this hour again meanwhile, or another.
    if (hold.ownerToken) releaseBrowserHold(state, hold.ownerToken)
    await state.persist()
    state.failpoint('confirming')
    return finishConfirming(state, id)
  }

  /** Whether a booking is confirmed, after finishing steps in progress. */
  async isConfirmed(id: string): Promise<boolean> {
    await this.state.prepare()
    const state = this.state.holds.get(id)?.state
    return state === 'confirming' ? finishConfirming(this.state, id) : state === 'booked'
  }

  /** Cancels a booking and frees its places. False: there was nothing to cancel. */
  async cancel(id: string): Promise<boolean> {
    const { state } = this
    await state.prepare()
    if (state.holds.get(id)?.state === 'writing') await settleOne(state, id)
    if (state.holds.get(id)) {
      state.holds.mark(id, 'canceling', state.now() + STEP_MS)
      await state.persist()
    }
    state.failpoint('canceling')
    return finishCanceling(state, id)
  }

  /** Extends a booking's places for a late customer, or returns when else they can be served. */
  async extend(request: ExtendRequest): Promise<ExtendResult> {
    const { state } = this
    await state.prepare()
    if (state.holds.get(request.id)?.state === 'writing') await settleOne(state, request.id)
    const result = extendPlaces(state, request)
    if (result.kind === 'extended') await state.persist()
    state.failpoint('extended')
    return result
  }

  /** Gives a booking the places back that it has in D1, as its extension came to nothing. */
  async shrink(id: string, places: Place[]): Promise<void> {
    await this.state.prepare()
    shrinkPlaces(this.state, id, places)
  }

  /** Puts a customer at the end of the line; false: it is too long, or there is nothing to move. */
  async joinWaitlist(entry: NewEntry): Promise<boolean> {
    await this.state.prepare()
    const hasJoined = joinWaitlist(this.state, entry)
    if (hasJoined) await this.state.persist()
    return hasJoined
  }

  /** An entry of the waitlist with its place in line; null: there is none. */
  async waitlistEntry(id: string): Promise<EntryView | null> {
    await this.state.prepare()
    return viewOf(this.state, id)
  }

  /** Books what is offered to an entry. */
  async acceptOffer(id: string, offerId: string): Promise<AcceptResult> {
    await this.state.prepare()
    return acceptOffer(this.state, (order) => this.book(order), id, offerId)
  }

  /** Passes an offer on to the next in line; false: it does not stand. */
  async declineOffer(id: string, offerId: string): Promise<boolean> {
    await this.state.prepare()
    return declineOffer(this.state, id, offerId)
  }

  /** Ends an entry. */
  async leaveWaitlist(id: string, ended: 'left' | 'hasBooking'): Promise<void> {
    await this.state.prepare()
    endEntry(this.state, id, ended)
    await this.state.persist()
  }

  /** Offers places again to a customer who says that they still wait. */
  async wakeEntry(id: string): Promise<void> {
    await this.state.prepare()
    if (this.state.waitlist.get(id)) this.state.waitlist.change(id, { ignored: 0 })
    this.#matchSoon()
  }

  /** Brings a hold in line with the status of its booking in D1. */
  async settle(id: string): Promise<void> {
    await this.state.prepare()
    await settleOne(this.state, id)
  }

  /**
   * Finishes what was left half done, frees what has expired, and ends the day. A step that fails
   * keeps none of the others from theirs: customers wait for their messages.
   */
  override async alarm(): Promise<void> {
    const { state } = this
    const steps = [
      () => repair(state, 'due'),
      () => finishReplacing(state),
      () => advanceWaitlist(state, (order) => this.book(order)),
      () => sendDueMessages(state),
    ]
    try {
      const day = await state.prepare()
      const faults: unknown[] = []
      for (const step of steps) await step().catch((error: unknown) => faults.push(error))
      if (faults.length > 0) throw faults[0]
      if (state.now() < day.endsAt) return await state.scheduleAlarm()
      await endDay(state, day)
    } catch (error) {
      logFault('alarm', error)
      await state.setAlarm(Date.now() + RETRY_MS)
    }
  }

  /** Resolves when the day is known and no booking is being written. */
  async #settled(): Promise<void> {
    await this.state.prepare()
    await this.#committing
  }

  /**
   * Matches the waitlist as soon as the step that changes something is through, before any other
   * request sees the place; the alarm does the rest.
   */
  #matchSoon(): void {
    const { state } = this
    if (this.#isMatching || !state.day || state.waitlist.all().length === 0) return
    this.#isMatching = true
    queueMicrotask(() => {
      this.#isMatching = false
      try {
        if (state.day) matchWaitlist(state)
      } catch (error) {
        logFault('match', error)
      }
      state.scheduleAlarm().catch((error: unknown) => logFault('wake', error))
    })
  }

  async #commitQueue(): Promise<void> {
    if (this.#isQueueRunning) return
    this.#isQueueRunning = true
    while (this.#queue.length > 0) {
      // Orders that arrive within these ms are written in the same transaction; waiting costs less
      // than another transaction.
      await scheduler.wait(GATHERING_MS)
      const group = nextGroup(this.#queue, MAX_ORDERS_AT_ONCE)
      try {
        await this.state.prepare()
        const commit = commitOrders(this.state, group)
        this.#committing = commit.catch(() => undefined)
        await commit
      } catch (error) {
        for (const { reject } of group) reject(error)
        await this.state.scheduleAlarm().catch((failure: unknown) => logFault('wake', failure))
      } finally {
        this.#committing = null
      }
    }
    this.#isQueueRunning = false
    this.ctx.waitUntil(
      finishReplacing(this.state).catch((error: unknown) => logFault('replace', error)),
    )
  }
}

/** Whether two orders under one key have equal content, browser and session. */
function isSameRequest(one: Order, other: Order): boolean {
  return (
    one.content === other.content &&
    one.ownerToken === other.ownerToken &&
    one.sessionPhone === other.sessionPhone
  )
}

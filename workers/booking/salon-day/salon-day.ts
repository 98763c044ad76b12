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
import type { StaffNeed, Place } from './ledger'
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
import {
  hoursFor,
  hoursSourceOf,
  offeringOf,
  type HoursRequest,
  hoursRequestHeader,
  Watchers,
} from './watchers'
import { sendDueMessages } from '../messages/send'
import { nearestHours, type FreeHour, fitsOpening } from './hours'
import type { OfferedHour, Order, OrderResult } from '../pricing/order'

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
    hoursSourceOf(this.state, () => this.#settled()),
    (error) => logFault('watch', error),
  )
  readonly #board = new BoardPublisher(
    this.state,
    () => this.#settled(),
    (error) => logFault('publish', error),
  )
  #isQueueRunning = false
  /**
   * Settled when the group of orders that is being written has its responses; null while none is.
   */
  #committing: Promise<void> | null = null

  constructor(ctx: DurableObjectState, env: BookingEnv) {
    super(ctx, env)
    this.state.onChange = () => {
      this.#watching.changed()
      this.#board.changed()
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
    const phase = state.holds.get(id)?.state
    if (phase !== 'waiting' && phase !== 'confirming') return phase === 'booked'
    state.holds.mark(id, 'confirming', state.now() + STEP_MS)
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

  /** Brings a hold in line with the status of its booking in D1. */
  async settle(id: string): Promise<void> {
    await this.state.prepare()
    await settleOne(this.state, id)
  }

  /** Finishes what was left half done, frees what has expired, and ends the day. */
  override async alarm(): Promise<void> {
    const { state } = this
    try {
      const day = await state.prepare()
      await repair(state, 'due')
      await finishReplacing(state)
      await sendDueMessages(state)
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

/**
 * A booking whose customer will be late: the places it has, longer, and what they need at another
 * hour.
 */
type ExtendRequest = { id: string; places: Place[]; needs: StaffNeed[] }

/** Extended, or the free hours after their own. */
type ExtendResult = { kind: 'extended' } | { kind: 'refused'; nearest: OfferedHour[] }

/**
 * Extends the same people's time in one synchronous step, when it is free and the salon is still
 * open. A repeated call changes nothing.
 */
function extendPlaces(state: SalonDayState, { id, places, needs }: ExtendRequest): ExtendResult {
  const { holds } = state
  const hold = holds.get(id)
  const isTheirs =
    hold?.state === 'booked' &&
    hold.places.length === places.length &&
    places.every((place) => hold.places.some((own) => isSamePlace(own, place)))
  // Another announcement of the same booking may have extended them further, and only it be stored.
  const longest = places.map((place) => longer(place, hold?.places ?? []))
  if (isTheirs && holds.without([id], () => areFree(state, longest))) {
    holds.replacePlaces(id, longest)
    return { kind: 'extended' }
  }
  const own = needs[0]?.hourId ?? 0
  const hours = holds.without([hold?.id ?? null], () =>
    nearestHours(offeringOf(state), needs, 'others'),
  )
  return {
    kind: 'refused',
    nearest: hours.flatMap((hourId) => (hourId > own ? { hourId, date: state.prepared.date } : [])),
  }
}

/** A place with the longer of its lengths, now and in `held`. */
function longer(place: Place, held: readonly Place[]): Place {
  const own = held.find((one) => isSamePlace(one, place))
  return own && own.frames > place.frames ? own : place
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.staffId === other.staffId && one.hourId === other.hourId
}

/** Whether all of these can be had at once. */
function areFree(
  { holds: { ledger }, prepared }: SalonDayState,
  places: readonly Place[],
): boolean {
  const taken: Place[] = []
  const isAnyRefused = places.some((place) => {
    const isFree =
      ledger.isFreePlace(place) && fitsOpening(prepared.opening, place.hourId, place.frames)
    if (!isFree) return true
    ledger.take(place)
    taken.push(place)
    return false
  })
  for (const place of taken) ledger.release(place)
  return !isAnyRefused
}

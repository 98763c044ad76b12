import * as z from 'zod'
import { jsonColumn } from '../../kit/rows'
import type { BookingEnv } from '../env'
import { limitOf } from '../limits'
import { type FreeHour, freeHours, type Offering, firstHourAfter, firstHourAtSalon } from './hours'
import { holdsOverShare } from './slot-hold'
import type { SalonDayState } from './state'
import { ownHolds } from './taken-over'

const hoursRequest = z.object({
  stylistId: z.int().nullable(),
  frames: z.int(),
  delivery: z.literal([1, 2, 3]),
  /** The client claims to be at the salon, where a frame that has just begun may be taken. */
  isAtSalon: z.boolean().exactOptional(),
  /**
   * The listener's owner token, hashed, null without one: their own holds count as free for them.
   */
  ownerToken: z.string().nullable(),
  /** Ids of the listener's bookings that they are changing; their places count as free for them. */
  changed: z.array(z.string()).exactOptional(),
})
/** The hours that a listener follows. */
export type HoursRequest = z.output<typeof hoursRequest>

/** The header in which a handler sends them. */
export const hoursRequestHeader = jsonColumn(hoursRequest)

/** So many ms lie between two publications. */
const INTERVAL_MS = 250

/**
 * Hours are published when nothing has changed for a moment. Each publication costs time of the
 * customers who book, with 2,000 listeners a quarter of a second: so a rush has one at its end, and
 * one that lasts has one in so many ms, which is a fifth of the time at most.
 */
const RUSH = { quietMs: 20, atMostMs: 1000 }

/**
 * Ms between the look-up and its publication, so that the customer whose booking has just been
 * written gets their response first.
 */
const PUBLISH_DELAY_MS = 10

/**
 * Listeners who are written to at a stretch; between two stretches others get their turn, customers
 * who book above all.
 */
const SEND_CHUNK = 100

/** Seconds after which a refused listener may try again. */
const RETRY_AFTER_SECONDS = 30

/** The source of the published hours. */
type HoursSource = {
  /**
   * Resolves when no booking is being written: the hours that are free then are in no unfinished
   * booking.
   */
  settled: () => Promise<void>
  /**
   * The hours for several listeners at this instant; listeners with the same hours get the same
   * array.
   */
  hours: (input: readonly HoursRequest[]) => FreeHour[][]
}

/**
 * Publishes availability to open screens, over WebSockets that hibernate with the object: while
 * nothing changes, a watched salon-day costs nothing. A listener's query is attached to its socket,
 * so it survives the object.
 */
export class Watchers {
  readonly #publication: ChangeThrottle
  readonly #requests = new WeakMap<WebSocket, HoursRequest>()
  readonly #last = new WeakMap<WebSocket, string>()

  constructor(
    readonly env: BookingEnv,
    readonly state: DurableObjectState,
    readonly source: HoursSource,
    onFailure: (error: unknown) => void,
  ) {
    this.#publication = new ChangeThrottle({
      settled: source.settled,
      work: () => this.#publish(),
      intervalMs: INTERVAL_MS,
      rush: RUSH,
      onFailure,
    })
  }

  /**
   * Takes a listener in, who gets the hours at once; 429 when there are too many, of one network or
   * in all.
   */
  accept(input: HoursRequest, network: string | null): Response {
    const isFull = this.state.getWebSockets().length >= limitOf(this.env, 'WATCHERS')
    const isCrowded =
      network !== null &&
      this.state.getWebSockets(network).length >= limitOf(this.env, 'WATCHERS_PER_ADDRESS')
    if (isFull || isCrowded)
      return new Response(null, {
        status: 429,
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      })
    const [hours] = this.source.hours([input])
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.state.acceptWebSocket(ours, network === null ? [] : [network])
    ours.serializeAttachment(input)
    this.#requests.set(ours, input)
    this.#send(ours, JSON.stringify(hours))
    return new Response(null, { status: 101, webSocket: theirs })
  }

  /** Something has changed: publishes it soon, if anybody listens. */
  changed(): void {
    if (this.state.getWebSockets().length > 0) this.#publication.changed()
  }

  /**
   * One look-up and one text for all listeners with the same view; nothing is sent to those whose
   * last message was the same.
   */
  async #publish(): Promise<void> {
    const sockets = this.state.getWebSockets()
    const input = sockets.map((socket) => this.#requestOf(socket))
    const hours = this.source.hours(input)
    const known = new Map<FreeHour[], string>()
    const messages = hours.map((list) => {
      const text = known.get(list) ?? JSON.stringify(list)
      known.set(list, text)
      return text
    })
    await scheduler.wait(PUBLISH_DELAY_MS)
    for (const [index, socket] of sockets.entries()) {
      if (index > 0 && index % SEND_CHUNK === 0) await scheduler.wait(0)
      const current = messages[index]
      if (current) this.#send(socket, current)
    }
  }

  /** Sends a message unless it is the listener's last one again. */
  #send(socket: WebSocket, message: string): void {
    if (this.#last.get(socket) === message) return
    this.#last.set(socket, message)
    try {
      socket.send(message)
    } catch {
      // It has just left.
    }
  }

  /** A listener's query; read back from its socket when the object has hibernated meanwhile. */
  #requestOf(socket: WebSocket): HoursRequest {
    const known = this.#requests.get(socket)
    if (known) return known
    const input = hoursRequest.parse(socket.deserializeAttachment())
    this.#requests.set(socket, input)
    return input
  }
}

/** The availability of a prepared salon-day at this instant. */
export function offeringOf(state: SalonDayState): Offering {
  const { opening, date } = state.prepared
  return { ledger: state.holds.ledger, opening, firstHour: firstHourAfter(date, state.now()) }
}

/**
 * The hours of a prepared salon-day for several listeners, each selection looked up once: listeners
 * with the same hours get the same array.
 */
export function hoursFor(state: SalonDayState, listeners: readonly HoursRequest[]): FreeHour[][] {
  const offering = offeringOf(state)
  const { holds } = state
  const atSalon = (frames: number) => firstHourAtSalon(state.prepared.date, state.now(), frames)
  const overShare = holdsOverShare(state).map(({ id }) => id)
  const known = new Map<string, FreeHour[]>()
  return listeners.map((listener) => {
    // Most browsers hold nothing and see the same hours.
    const own = ownHolds(state, listener)
    const input = { ...listener, ownerToken: own.length > 0 ? listener.ownerToken : null }
    const { stylistId, frames, delivery, isAtSalon, ownerToken, changed = [] } = input
    const key = JSON.stringify([stylistId, frames, delivery, isAtSalon, ownerToken, changed])
    const hours =
      known.get(key) ??
      holds.without([...own, ...changed, ...overShare], () =>
        freeHours(
          input.isAtSalon ? { ...offering, firstHour: atSalon(input.frames) } : offering,
          input,
        ),
      )
    known.set(key, hours)
    return hours
  })
}

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

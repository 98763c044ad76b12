import { numberOf, type BookingEnv } from '../env'
import type { Delivery, FreeHour } from './slots'

/** What a list of hours is asked for. */
export type HoursWanted = {
  stylistId: number | null
  frames: number
  delivery: Delivery
  /** Says that he is at the salon, where a frame that has just begun may be taken (B-225). */
  isAtSalon?: boolean
  /** Who asks, null for nobody: he sees as free what his visit keeps. */
  visit: string | null
}

/** A listener is told at most once in so many ms. */
const QUIET_MS = 250

/** Listeners of one salon-day, without WATCHERS and WATCHERS_PER_ADDRESS; customers of a carrier share an address. */
const WATCHERS = 2000
const WATCHERS_PER_ADDRESS = 50

/** Seconds after which somebody who found no room may ask again. */
const COME_AGAIN_SECONDS = 30

/**
 * Tells open screens who is free, over WebSockets that sleep with the object: while nothing changes, a watched salon-day costs nothing.
 * What a listener asked for is attached to its socket, so it survives the object.
 */
export class Watchers {
  #isQuiet = false
  #hasChanged = false

  constructor(
    readonly env: BookingEnv,
    readonly state: DurableObjectState,
    /** The hours for several askers at one instant. */
    readonly look: (wanted: readonly HoursWanted[]) => Promise<FreeHour[][]>,
    readonly onFailure: (error: unknown) => void,
  ) {}

  /** Takes a listener in, who is told at once; 429 when there are too many, of one network or in all. */
  async admit(wanted: HoursWanted, network: string | null): Promise<Response> {
    const isFull = this.state.getWebSockets().length >= numberOf(this.env.WATCHERS, WATCHERS)
    const isCrowded =
      network !== null &&
      this.state.getWebSockets(network).length >=
        numberOf(this.env.WATCHERS_PER_ADDRESS, WATCHERS_PER_ADDRESS)
    if (isFull || isCrowded)
      return new Response(null, {
        status: 429,
        headers: { 'retry-after': String(COME_AGAIN_SECONDS) },
      })
    const [hours] = await this.look([wanted])
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.state.acceptWebSocket(ours, network === null ? [] : [network])
    ours.serializeAttachment(wanted)
    ours.send(JSON.stringify(hours))
    return new Response(null, { status: 101, webSocket: theirs })
  }

  /** Something has changed: tells all, and then not again for a while, so that a busy salon-day is not spent on telling. */
  changed(): void {
    this.#hasChanged = true
    if (this.#isQuiet || this.state.getWebSockets().length === 0) return
    void this.#broadcastChanges()
  }

  async #broadcastChanges(): Promise<void> {
    this.#isQuiet = true
    try {
      while (this.#hasChanged) {
        this.#hasChanged = false
        await this.#broadcast()
        await scheduler.wait(QUIET_MS)
      }
    } catch (error) {
      this.onFailure(error)
    } finally {
      this.#isQuiet = false
    }
  }

  async #broadcast(): Promise<void> {
    const sockets = this.state
      .getWebSockets()
      .map((socket) => ({ socket, wanted: socket.deserializeAttachment() as HoursWanted }))
    const hours = await this.look(sockets.map(({ wanted }) => wanted))
    sockets.forEach(({ socket }, index) => {
      try {
        socket.send(JSON.stringify(hours[index]))
      } catch {
        // It has just left.
      }
    })
  }
}

import { LAST_HOUR_ID } from '../../../domain/frames'
import type { Delivery } from '../../../domain/delivery'
import { lastHourOf } from './slots'

/** Somebody at work on one day: a set of frames (index hourId) in which he is there. */
export type Worker = {
  id: number
  kind: 'stylist' | 'skinner'
  level: number
  isThere: readonly boolean[]
}

/** A stretch of one person's time. */
export type Place = { staffId: number; hourId: number; frames: number }

/** What one customer needs: who serves, from when, how long; null lets the system choose. */
export type Need = {
  hourId: number
  frames: number
  delivery: Delivery
  stylistId: number | null
  skinnerId: number | null
}

/** Who serves one customer. */
export type Seat = { stylistId: number | null; skinnerId: number | null }

/** A master (level 3) serves so many customers a day at most (B-248). */
export const MASTER_CUSTOMERS = 12

/** skillLevel of a master. */
export const MASTER_LEVEL = 3

/**
 * Who is busy when on one salon-day. Knows nothing of storage, clocks or bookings, so that it can
 * be tested by the thousand.
 */
export class Ledger {
  #roster: readonly Worker[] = []
  /**
   * How many places cover each frame; above 1 only while a booking of one phone replaces another.
   */
  #covered = new Map<number, Uint8Array>()
  #customers = new Map<number, number>()

  /** Sets who works; what is taken stays taken. */
  setRoster(roster: readonly Worker[]): void {
    this.#roster = roster
  }

  /** Who works that day. */
  get roster(): readonly Worker[] {
    return this.#roster
  }

  /** Takes a place without asking whether it is free. */
  take(place: Place): void {
    this.#change(place, 1)
  }

  /** Gives back exactly what `take` took. */
  release(place: Place): void {
    this.#change(place, -1)
  }

  /** Whether somebody is at work and free for the whole length. */
  isFree(worker: Worker, hourId: number, frames: number): boolean {
    if (worker.level === MASTER_LEVEL && this.customersOf(worker.id) >= MASTER_CUSTOMERS)
      return false
    if (hourId < 1 || lastHourOf(hourId, frames) > LAST_HOUR_ID) return false
    const covered = this.#covered.get(worker.id)
    for (let hour = hourId; hour <= lastHourOf(hourId, frames); hour++)
      if (!worker.isThere[hour] || (covered && covered[hour]! > 0)) return false
    return true
  }

  /** Those of a kind who are free for the whole length; only `id` when it is given. */
  freeOf(kind: Worker['kind'], hourId: number, frames: number, id: number | null): Worker[] {
    return this.#roster.filter(
      (worker) =>
        worker.kind === kind &&
        (id === null || worker.id === id) &&
        this.isFree(worker, hourId, frames),
    )
  }

  /** Customers that somebody has on this day. */
  customersOf(staffId: number): number {
    return this.#customers.get(staffId) ?? 0
  }

  /** Frames of a day that are taken of somebody. */
  busyFrames(staffId: number): number {
    return this.#covered.get(staffId)?.reduce((sum, count) => sum + Math.min(1, count), 0) ?? 0
  }

  /** How often somebody's frame is taken; above 1 is a promise that cannot be kept. */
  coveredTimes(staffId: number, hourId: number): number {
    return this.#covered.get(staffId)?.[hourId] ?? 0
  }

  /** Seats for all customers at once, or null when not all can be served. Takes nothing. */
  plan(needs: readonly Need[]): Seat[] | null {
    const stylists = this.#seat(
      needs,
      'stylist',
      (need) => need.delivery !== 2,
      (need) => need.stylistId,
    )
    const skinners =
      stylists &&
      this.#seat(
        needs,
        'skinner',
        (need) => need.delivery !== 1,
        (need) => need.skinnerId,
      )
    if (!stylists || !skinners) return null
    return needs.map((_need, index) => ({
      stylistId: stylists.get(index) ?? null,
      skinnerId: skinners.get(index) ?? null,
    }))
  }

  /**
   * Gives each customer that needs this kind somebody of his own. Exact, by trying: those with the
   * fewest candidates come first,
   * and whoever has as many candidates as there are customers always finds one, so five customers
   * need few steps.
   */
  #seat(
    needs: readonly Need[],
    kind: Worker['kind'],
    concerns: (need: Need) => boolean,
    wanted: (need: Need) => number | null,
  ): Map<number, number> | null {
    const asks = needs
      .map((need, index) => ({
        need,
        index,
        candidates: concerns(need)
          ? this.freeOf(kind, need.hourId, need.frames, wanted(need)).sort((a, b) =>
              this.#prefer(a, b),
            )
          : null,
      }))
      .filter((ask) => ask.candidates !== null)
      .sort((a, b) => a.candidates!.length - b.candidates!.length)
    const seats = new Map<number, number>()
    const fill = (position: number): boolean => {
      const ask = asks[position]
      if (!ask) return true
      for (const worker of ask.candidates!) {
        if (!this.isFree(worker, ask.need.hourId, ask.need.frames)) continue
        const place = { staffId: worker.id, hourId: ask.need.hourId, frames: ask.need.frames }
        this.take(place)
        const filled = fill(position + 1)
        this.release(place)
        if (!filled) continue
        seats.set(ask.index, worker.id)
        return true
      }
      return false
    }
    return fill(0) ? seats : null
  }

  /** Masters only if nobody else is free, then whoever has least to do. */
  #prefer(a: Worker, b: Worker): number {
    const masters = Number(a.level === MASTER_LEVEL) - Number(b.level === MASTER_LEVEL)
    return masters || this.busyFrames(a.id) - this.busyFrames(b.id) || a.id - b.id
  }

  #change({ staffId, hourId, frames }: Place, by: 1 | -1): void {
    const covered = this.#covered.get(staffId) ?? new Uint8Array(LAST_HOUR_ID + 1)
    this.#covered.set(staffId, covered)
    for (let hour = hourId; hour <= lastHourOf(hourId, frames); hour++) {
      if (by < 0 && covered[hour] === 0)
        throw new Error(`place ${staffId}@${hour} given back but never taken`)
      covered[hour]! += by
    }
    this.#customers.set(staffId, this.customersOf(staffId) + by)
  }
}

/** The places that seated customers take. */
export function placesOf(needs: readonly Need[], seats: readonly Seat[]): Place[] {
  return needs.flatMap(({ hourId, frames }, index) =>
    [seats[index]!.stylistId, seats[index]!.skinnerId]
      .filter((id) => id !== null)
      .map((staffId) => ({ staffId, hourId, frames })),
  )
}

import { LAST_HOUR_ID } from '../../../domain/frames'
import type { Delivery } from '../../../domain/delivery'
import { lastHourOf, framesWithin, type Opening } from './hours'

/**
 * A member of staff on one day, with the set of frames (index hourId) in which they are there; it ends
 * with the last frame of the day.
 */
export type StaffOnDay = {
  id: number
  kind: 'stylist' | 'skinner'
  level: number
  isThere: readonly boolean[]
}

/** A stretch of one person's time. */
export type Place = { staffId: number; hourId: number; frames: number }

/** The needs of one customer: who serves, from when, how long; null lets the system choose. */
export type StaffNeed = {
  hourId: number
  frames: number
  delivery: Delivery
  stylistId: number | null
  skinnerId: number | null
}

/** The staff who serve one customer. */
export type StaffAssignment = { stylistId: number | null; skinnerId: number | null }

/** A master (level 3) serves so many customers a day at most. */
export const MAX_MASTER_CUSTOMERS = 12

/** skillLevel of a master. */
export const MASTER_LEVEL = 3

/**
 * The busy frames of the staff of one salon-day. It has no storage, clock or bookings, so that
 * thousands of cases can be tested.
 */
export class Ledger {
  #roster: readonly StaffOnDay[] = []
  /**
   * Number of places that cover each frame; above 1 only while a booking of one phone replaces
   * another, or a browser presses an hour again that waits for its code.
   */
  #covered = new Map<number, Uint8Array>()
  #customers = new Map<number, number>()

  /** Sets who works; what is taken stays taken. */
  setRoster(roster: readonly StaffOnDay[]): void {
    this.#roster = roster
  }

  /** The staff of the day. */
  get roster(): readonly StaffOnDay[] {
    return this.#roster
  }

  /**
   * Takes a place without checking whether it is free. A pressed hour is no customer yet: it does
   * not count towards what a master serves a day, or presses would hide them at every hour.
   */
  take(place: Place, isPressed = false): void {
    this.#change(place, 1, isPressed)
  }

  /** Gives back exactly what `take` took. */
  release(place: Place, isPressed = false): void {
    this.#change(place, -1, isPressed)
  }

  /** Whether an employee is there and free for the whole length. */
  isFree(employee: StaffOnDay, hourId: number, frames: number): boolean {
    if (employee.level === MASTER_LEVEL && this.customersOf(employee.id) >= MAX_MASTER_CUSTOMERS)
      return false
    if (hourId < 1 || lastHourOf(hourId, frames) > LAST_HOUR_ID) return false
    const covered = this.#covered.get(employee.id)
    for (let hour = hourId; hour <= lastHourOf(hourId, frames); hour++)
      if (!employee.isThere[hour] || covered?.[hour]) return false
    return true
  }

  /** Whether nobody has this place, and its employee is there. */
  isFreePlace({ staffId, hourId, frames }: Place): boolean {
    const employee = this.#roster.find(({ id }) => id === staffId)
    return employee !== undefined && this.isFree(employee, hourId, frames)
  }

  /** Those of a kind who are free for the whole length; only `id` when it is given. */
  freeOf(
    kind: StaffOnDay['kind'],
    hourId: number,
    frames: number,
    id: number | null,
  ): StaffOnDay[] {
    return this.#roster.filter(
      (employee) =>
        employee.kind === kind &&
        (id === null || employee.id === id) &&
        this.isFree(employee, hourId, frames),
    )
  }

  /** Number of an employee's customers on this day, without pressed hours. */
  customersOf(staffId: number): number {
    return this.#customers.get(staffId) ?? 0
  }

  /** Number of an employee's busy frames. */
  busyFrames(staffId: number): number {
    return this.#covered.get(staffId)?.reduce((sum, count) => sum + Math.min(1, count), 0) ?? 0
  }

  /** How often an employee's frame is taken; above 1 it is double-booked. */
  coveredTimes(staffId: number, hourId: number): number {
    return this.#covered.get(staffId)?.[hourId] ?? 0
  }

  /** Staff for all customers at once, or null when not all can be served. Takes nothing. */
  plan(needs: readonly StaffNeed[]): StaffAssignment[] | null {
    const stylists = this.#assign(
      needs,
      'stylist',
      (need) => need.delivery !== 2,
      (need) => need.stylistId,
    )
    const skinners =
      stylists &&
      this.#assign(
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
   * Assigns an employee to each customer that needs this kind. Exact, by backtracking: customers with
   * the fewest candidates come first, and one with as many candidates as there are customers always
   * finds an employee, so five customers need few steps.
   */
  #assign(
    needs: readonly StaffNeed[],
    kind: StaffOnDay['kind'],
    concerns: (need: StaffNeed) => boolean,
    input: (need: StaffNeed) => number | null,
  ): Map<number, number> | null {
    const requests = needs
      .flatMap((need, index) => {
        if (!concerns(need)) return []
        const free = this.freeOf(kind, need.hourId, need.frames, input(need))
        return [{ need, index, candidates: free.sort((a, b) => this.#prefer(a, b)) }]
      })
      .sort((a, b) => a.candidates.length - b.candidates.length)
    const assignments = new Map<number, number>()
    const fill = (position: number): boolean => {
      const request = requests[position]
      if (!request) return true
      for (const employee of request.candidates) {
        if (!this.isFree(employee, request.need.hourId, request.need.frames)) continue
        const place = {
          staffId: employee.id,
          hourId: request.need.hourId,
          frames: request.need.frames,
        }
        this.take(place)
        const filled = fill(position + 1)
        this.release(place)
        if (!filled) continue
        assignments.set(request.index, employee.id)
        return true
      }
      return false
    }
    return fill(0) ? assignments : null
  }

  /** Masters only if no other is free, then the employee with the fewest busy frames. */
  #prefer(a: StaffOnDay, b: StaffOnDay): number {
    const masters = Number(a.level === MASTER_LEVEL) - Number(b.level === MASTER_LEVEL)
    return masters || this.busyFrames(a.id) - this.busyFrames(b.id) || a.id - b.id
  }

  #change({ staffId, hourId, frames }: Place, by: 1 | -1, isPressed: boolean): void {
    const covered = this.#covered.get(staffId) ?? new Uint8Array(LAST_HOUR_ID + 1)
    this.#covered.set(staffId, covered)
    for (let hour = hourId; hour <= lastHourOf(hourId, frames); hour++) {
      if (by === -1 && covered[hour] === 0)
        throw new Error(`place ${staffId}@${hour} given back but never taken`)
      covered[hour] = (covered[hour] ?? 0) + by
    }
    if (!isPressed) this.#customers.set(staffId, this.customersOf(staffId) + by)
  }
}

/** The staff of a customer in a plan for all; throws where the plan has none. */
export function assignmentOf(
  assignments: readonly StaffAssignment[],
  index: number,
): StaffAssignment {
  const assignment = assignments[index]
  if (!assignment) throw new Error(`customer ${index + 1} has no assignment`)
  return assignment
}

/** The places that customers take, each by the assignment at their index. */
export function placesOf(
  needs: readonly Pick<StaffNeed, 'hourId' | 'frames'>[],
  assignments: readonly StaffAssignment[],
): Place[] {
  return needs.flatMap(({ hourId, frames }, index) => {
    const { stylistId, skinnerId } = assignmentOf(assignments, index)
    return [stylistId, skinnerId].flatMap((staffId) =>
      staffId === null ? [] : { staffId, hourId, frames },
    )
  })
}

/**
 * A stylist or skinner as employed: day off (0 Sunday to 6 Saturday) and shift in minutes after
 * midnight, null for the salon's.
 */
export type Employee = {
  id: number
  kind: StaffOnDay['kind']
  level: number
  dayOff: number | null
  fromMinutes: number | null
  toMinutes: number | null
}

/** An absence on one day, in minutes after midnight. */
export type Absence = { staffId: number; fromMinutes: number; toMinutes: number }

/** The staff of a day with their frames; those who are absent all day are left out. */
export function rosterOf(
  employees: readonly Employee[],
  absences: readonly Absence[],
  weekday: number,
  opening: Opening,
): StaffOnDay[] {
  const { last } = framesWithin(opening.openMinutes, opening.closeMinutes)
  return employees
    .filter((employee) => employee.dayOff !== weekday)
    .map((employee) => {
      const shift = framesWithin(
        Math.max(opening.openMinutes, employee.fromMinutes ?? 0),
        Math.min(opening.closeMinutes, employee.toMinutes ?? 24 * 60),
      )
      const away = absences.filter((absence) => absence.staffId === employee.id).map(touchedFrames)
      const isThere = Array.from(
        { length: last + 1 },
        (_, hour) =>
          hour >= shift.first &&
          hour <= shift.last &&
          !away.some(({ first, last }) => hour >= first && hour <= last),
      )
      return { id: employee.id, kind: employee.kind, level: employee.level, isThere }
    })
    .filter((employee) => employee.isThere.includes(true))
}

/** A frame that an absence only touches is lost as well. */
function touchedFrames({ fromMinutes, toMinutes }: Absence): { first: number; last: number } {
  const inside = framesWithin(fromMinutes, toMinutes)
  const before = framesWithin(0, fromMinutes).last
  const after = framesWithin(toMinutes, 24 * 60).first
  return { first: Math.min(inside.first, before + 1), last: Math.max(inside.last, after - 1) }
}

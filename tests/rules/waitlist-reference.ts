import type { Place } from '../../workers/booking/salon-day/ledger'

/** What one customer of the line wants. */
export type Wanted = {
  mode: 'ask' | 'book'
  from: number
  until: number
  frames: number
  delivery: 1 | 2 | 3
  people: number
  stylist: number | null
}

type Waiting = Wanted & { id: string; seen: Set<number>; ignored: number }

const MINUTE = 60_000

/** The waitlist as one would explain it: a queue, a table of who is busy, and no storage. */
export class ReferenceQueue {
  #line: Waiting[] = []

  constructor(
    readonly stylists: readonly number[],
    readonly skinners: readonly number[],
    readonly midnight: number,
  ) {}

  open(): readonly Waiting[] {
    return this.#line
  }

  join(id: string, wanted: Wanted, taken: readonly Place[], now: number): void {
    const entry = { ...wanted, id, seen: new Set<number>(), ignored: 0 }
    entry.seen = this.#hours(entry, taken, now)
    this.#line.push(entry)
  }

  /** The line is full: the last did not get in. */
  refuse(id: string): false {
    this.end(id)
    return false
  }

  end(id: string): void {
    this.#line = this.#line.filter((entry) => entry.id !== id)
  }

  wake(id: string): void {
    for (const entry of this.#line) if (entry.id === id) entry.ignored = 0
  }

  /** The customer did not want these places, or did not say: what they free is no news to them. */
  passOn(
    id: string,
    places: readonly Place[],
    taken: readonly Place[],
    now: number,
    why: 'declined' | 'ignored',
  ): void {
    const entry = this.#line.find((one) => one.id === id)
    if (!entry || (why === 'ignored' && entry.mode === 'book')) return
    const without = taken.filter((place) => !places.includes(place))
    const before = this.#hours(entry, taken, now)
    for (const hour of this.#hours(entry, without, now)) if (!before.has(hour)) entry.seen.add(hour)
    if (why === 'declined') entry.ignored = 0
    else entry.ignored++
  }

  /** Who gets an offer now, as `entry@hour`; `placesOf` says which of the team serve. */
  match(
    booked: readonly Place[],
    offers: ReadonlyMap<string, readonly Place[]>,
    now: number,
    placesOf: (id: string) => readonly Place[] | undefined,
  ): string[] {
    const minutes = (now - this.midnight) / MINUTE
    const isNight = minutes % 1440 >= 21 * 60 + 55 || minutes % 1440 < 6 * 60 + 30
    const waiting = new Map(offers)
    const made: string[] = []
    for (const entry of this.#line) {
      const taken = [...booked, ...[...waiting.values()].flat()]
      const free = this.#hours(entry, taken, now)
      // An hour that somebody has booked is news again when it is freed; one that is only offered is not.
      const known = this.#hours(entry, booked, now)
      for (const hour of entry.seen) if (!known.has(hour)) entry.seen.delete(hour)
      const isHeld = waiting.has(`offered:${entry.id}`)
      if (isHeld || entry.ignored >= 2 || (entry.mode === 'ask' && isNight)) continue
      const news = [...free].filter((hour) => !entry.seen.has(hour))
      const hour = news.find((one) => this.#isWithinHalf(entry, one, [...waiting.values()].flat()))
      if (hour === undefined) continue
      made.push(`${entry.id}@${hour}`)
      const places = placesOf(entry.id) ?? []
      const isRight =
        places.length === entry.people * (entry.delivery === 3 ? 2 : 1) &&
        places.every(({ hourId, frames }) => hourId === hour && frames === entry.frames) &&
        places.every(({ staffId }) => this.#isFree(staffId, hour, entry.frames, taken)) &&
        new Set(places.map(({ staffId }) => staffId)).size === places.length
      if (!isRight) throw new Error(`wrong places at ${hour}: ${JSON.stringify(places)}`)
      waiting.set(`offered:${entry.id}`, places)
    }
    return made
  }

  #hours(entry: Waiting, taken: readonly Place[], now: number): Set<number> {
    const found = new Set<number>()
    for (let hour = entry.from; hour <= entry.until; hour++) {
      const starts = this.midnight + (510 + (hour - 1) * 20) * MINUTE
      const isLate = starts - now < (entry.mode === 'ask' ? 20 : 60) * MINUTE
      const isClosing = 510 + (hour - 1 + entry.frames) * 20 > 1230
      const freeOf = (team: readonly number[]) =>
        team.filter((id) => this.#isFree(id, hour, entry.frames, taken)).length
      const cutters = entry.stylist === null ? this.stylists : [entry.stylist]
      const isServed =
        (entry.delivery === 2 || freeOf(cutters) >= entry.people) &&
        (entry.delivery === 1 || freeOf(this.skinners) >= entry.people)
      if (!isLate && !isClosing && isServed) found.add(hour)
    }
    return found
  }

  #isFree(staffId: number, hour: number, frames: number, taken: readonly Place[]): boolean {
    return !taken.some(
      (place) =>
        place.staffId === staffId &&
        place.hourId < hour + frames &&
        hour < place.hourId + place.frames,
    )
  }

  /** At most half of a team wait for an answer in a frame, or one customer or group alone. */
  #isWithinHalf(entry: Waiting, hour: number, waiting: readonly Place[]): boolean {
    const teams = [
      ...(entry.delivery === 2 ? [] : [this.stylists]),
      ...(entry.delivery === 1 ? [] : [this.skinners]),
    ]
    return teams.every((team) => {
      for (let frame = hour; frame < hour + entry.frames; frame++) {
        const held = waiting.filter(
          ({ staffId, hourId, frames }) =>
            team.includes(staffId) && hourId <= frame && frame < hourId + frames,
        ).length
        if (held > 0 && held + entry.people > Math.max(1, Math.ceil(team.length / 2))) return false
      }
      return true
    })
  }
}

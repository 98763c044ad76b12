/** What stands between two numbers of free stylists, and the numbers, of one day's hours. */
type Day = { pieces: string[]; free: number[]; changes: number }

const FREE_STYLISTS = /"totalStylistEmpty":(\d+)/g
const FIELD = '"totalStylistEmpty":'
const MAX_FREE = 10

/**
 * Hours that change as they are asked for: with one of `each` questions the number of free stylists
 * at one hour of the asked day becomes another one; 0 leaves them as they are.
 */
export function createMovingHours() {
  const days = new Map<string, Day>()
  let each = 0
  let questions = 0
  return {
    /** Sets how often hours change from now on. */
    change(eachQuestions: number): void {
      each = eachQuestions
    },
    /** The day's hours now; `recorded` is how they began. */
    now(key: string, recorded: string): string {
      questions += 1
      const isChanging = each > 0 && questions % each === 0
      const known = days.get(key)
      if (!known && !isChanging) return recorded
      const day = known ?? dayOf(recorded)
      days.set(key, day)
      if (isChanging && day.free.length > 0) changeOne(day)
      return textOf(day)
    },
  }
}

function changeOne(day: Day): void {
  const at = day.changes % day.free.length
  day.free[at] = ((day.free[at] ?? 0) + 1) % MAX_FREE
  day.changes += 1
}

function dayOf(recorded: string): Day {
  const parts = recorded.split(FREE_STYLISTS)
  return {
    pieces: parts.filter((_part, index) => index % 2 === 0),
    free: parts.filter((_part, index) => index % 2 === 1).map(Number),
    changes: 0,
  }
}

function textOf({ pieces, free }: Day): string {
  return pieces
    .map((piece, index) => piece + (index < free.length ? `${FIELD}${free[index]}` : ''))
    .join('')
}

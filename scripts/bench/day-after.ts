const HOURS_AHEAD_OF_UTC = 7
const MS_PER_HOUR = 3_600_000

/** The Vietnamese day so many days after an instant (ISO), `YYYY-MM-DD`. */
export function dayAfter(iso: string, days = 1): string {
  const hours = HOURS_AHEAD_OF_UTC + 24 * days
  return new Date(new Date(iso).getTime() + hours * MS_PER_HOUR).toISOString().slice(0, 10)
}

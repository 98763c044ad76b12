import { fullDay } from '~/booking/time/vietnam-day'

/** What a visit is called. A line does not end between “Salon” and the number of its house. */
export function visitTitle({
  date,
  salonName,
}: {
  date: string
  salonName: string | null
}): string {
  return [fullDay(date), salonName?.replace(/^Salon (?=\d)/, 'Salon\u00a0')]
    .filter(Boolean)
    .join(' · ')
}

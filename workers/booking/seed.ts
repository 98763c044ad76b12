import { insertInto } from '../kit/seeding'
import { vietnamDay } from '../kit/vietnam-time'
import { seedCatalogue } from './seed/catalogue'
import { seedMarketing } from './seed/marketing'
import { seedMasters } from './seed/masters'
import { seedPeople } from './seed/people'
import { seedVisits } from './seed/visits'
import { staffRows } from './seed/staff'

/** Demo data of the booking backend as SQL, dated from `now`'s day in Vietnam (demo-data §2, §3). */
export function seed(now: Date): string[] {
  const today = vietnamDay(now.getTime())
  const staff = staffRows()
  return [
    ...seedCatalogue(today),
    ...insertInto('staff', staff),
    ...seedPeople(staff, today, now.getTime()),
    ...seedVisits(staff, today, now.getTime()),
    ...seedMasters(staff, now.getTime()),
    ...seedMarketing(today),
  ]
}

import { required } from '../../kit/required'
import { randomFrom, seedOf } from '../../kit/random'
import { insertInto } from '../../kit/seeding'
import { addDays, vietnamDay } from '../../kit/vietnam-time'
import { monthOf } from '../catalogue/master-list'
import type { StaffRow } from './staff'
import { popular } from './visits'

/** Votes in each list of this month and the last. */
const VOTES = { cat: 260, 'uon-nhuom': 150 } as const

/** Votes of others as SQL, in the months of `now` and before (epoch ms). */
export function seedMasters(staff: readonly StaffRow[], now: number): string[] {
  const month = vietnamDay(now).slice(0, 7)
  const last = addDays(`${month}-01`, -1).slice(0, 7)
  const stylists = popular(staff.filter((member) => member.kind === 'stylist'))
  const rows = [month, last].flatMap((of) =>
    Object.entries(VOTES).flatMap(([list, count]) =>
      votesOf(`${list}-${of}`, count, stylists, monthOf(of), now),
    ),
  )
  return insertInto('style_master_vote', rows)
}

function votesOf(
  key: string,
  count: number,
  stylists: readonly StaffRow[],
  { from, to }: { from: number; to: number },
  now: number,
) {
  const random = randomFrom(seedOf('votes', key))
  // Each list has another leader.
  const first = Math.floor(random() * stylists.length)
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(random() ** 1.5 * stylists.length)
    return {
      master_key: key,
      phone: `0798${String(100_000 + index)}`,
      stylist_id: required(stylists[(first + place * 7) % stylists.length], 'a stylist').id,
      voted_at: Math.floor(from + random() * (Math.min(to, now) - from)),
    }
  })
}

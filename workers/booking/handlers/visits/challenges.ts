import { nowOf } from '../../../kit/clock'
import type { ReplyOf } from '../../../kit/endpoint'
import type { HandlerContext } from '../../../kit/serve'
import { vietnamDay } from '../../../kit/vietnam-time'
import { challenges } from '../../challenges'
import type { bookingApi } from '../../contract'
import type { BookingEnv } from '../../env'
import { monthOf } from '../../catalogue/master-list'
import { readStandings } from '../../store/visits'

/** This month's challenges with their leaders. */
export async function listChallenges(
  _input: unknown,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<typeof bookingApi.listChallenges>> {
  const { from, to } = monthOf(vietnamDay(nowOf(env)).slice(0, 7))
  const standings = await readStandings(
    env.DB,
    challenges.map((challenge) => challenge.counted),
    from,
    to,
  )
  return {
    data: challenges.map(({ counted: _, ...challenge }, index) => ({
      ...challenge,
      ranking: standings[index] ?? [],
    })),
  }
}

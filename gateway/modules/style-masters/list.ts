import type { StyleMasterList, StyleMasterTopic } from '../../../schema/generated/resolvers'
import { masterKey as masterKeyForm } from '../../../workers/booking/contract'
import { vietnamDay } from '../../../workers/kit/vietnam-time'
import type { Context } from '../../context'
import { isId } from '../../graphql/input'

/** Most of a ranking that are shown. */
const MAX_RANKED = 30

const topics: Readonly<Record<string, StyleMasterTopic>> = {
  cat: 'CUT',
  'uon-nhuom': 'PERM_AND_COLOUR',
}

/** A list by its key, that of cuts in this month without one; null for a key that names none or a month to come. */
export async function styleMasterList(
  key: string | null,
  salonId: number | null,
  { backends, now, content }: Context,
): Promise<StyleMasterList | null> {
  const thisMonth = vietnamDay(now).slice(0, 7)
  const masterKey = key ?? `cat-${thisMonth}`
  const month = masterKey.slice(-thisMonth.length)
  const topic = topics[masterKey.slice(0, -`-${thisMonth}`.length)]
  if (!topic || !isListKey(masterKey) || month > thisMonth) return null
  const ofSalon = salonId !== null && isId(salonId) ? salonId : undefined
  const [byVotes, byStars] = await Promise.all([
    backends.booking.listTopLiked({ ...content, masterKey, top: MAX_RANKED }),
    backends.booking.listTopRated(
      ofSalon === undefined
        ? { ...content, masterKey, top: MAX_RANKED }
        : { ...content, masterKey, salonId: ofSalon },
    ),
  ])
  return {
    key: masterKey,
    topic,
    month,
    isOpen: month === thisMonth,
    byVotes: ofSalon === undefined ? byVotes : byVotes.filter((one) => one.salonId === ofSalon),
    byStars,
  }
}

/** Whether a text is the key of a list. */
export function isListKey(key: string): boolean {
  return masterKeyForm.safeParse(key).success
}

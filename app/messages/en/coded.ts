import type { coded as vi, params as viParams } from '../vi/coded'
import type { Wording } from '../wording'
import { language } from './language'

/** The sentences of the messages that backends send as codes. */
export const coded = {
  TOO_MANY_TRIES_MOMENT: 'That was a bit quick. Please wait a moment and try again!',

  NO_SPINS: 'You have no spins left. Do quests or swap points for more!',
  NOTHING_TO_WIN: 'Today’s gifts are all gone. Come back tomorrow!',
  NO_WHEEL: 'This wheel is no longer open.',
  NO_GIFT: 'We can’t find this gift.',
  NO_PACK: 'This pack is no longer there.',
  NO_QUEST: 'This quest is no longer there.',
  NO_LUCKY_VOUCHER: 'This gift is no longer there.',
  LUCKY_VOUCHER_SOLD_OUT: 'This gift is all gone. Please choose another one!',
  TOO_FEW_POINTS: 'You don’t have enough lucky points for this yet.',
  CHECKED_IN_TODAY: 'You’ve checked in today already. Come back tomorrow!',
  QUEST_NOT_DONE: 'You haven’t completed this quest yet.',
} as const satisfies Wording<typeof vi>

/** How parameters of these sentences are written. */
export const params = {
  or: 'or',
  tiers: { '2': 'Silver', '3': 'Gold', '4': 'Diamond' },
  date: language.fullDay,
} as const satisfies Wording<typeof viParams>

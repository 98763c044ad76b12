import { draftAfter, type Draft } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { groupRefusal, type GroupCaller } from '~/booking/group/group'
import { withoutUnsold, type SoldCatalogue } from '../group/people.server'

type FoundSalon = { isOpen: boolean } | null
type LoadedMain = {
  data: { salon?: FoundSalon; serviceCatalogue?: SoldCatalogue | null } | null
  failed: readonly string[]
}

/**
 * The address without what the draft cannot have, and with the notices about it; null when it can
 * have everything. One redirect, whatever was lost.
 */
export function pathWithoutLost(
  draft: Draft,
  loaded: LoadedMain,
  caller: GroupCaller,
): string | null {
  const { data } = loaded
  const isSalonLost = losesSalon(draft, loaded)
  const placed = isSalonLost ? withoutSalon(draft, data?.salon ?? null) : draft
  const refusal = groupRefusal(draft.people.length, { ...caller, salonId: placed.salonId })
  // A group that only needs the log-in stays.
  const groupLost = refusal === 'login' ? null : refusal
  const alone = groupLost ? draftAfter(placed, { type: 'setSize', size: 1 }) : placed
  // The list of services is that of the lost salon.
  const sold = isSalonLost ? alone : withoutUnsold(alone, data?.serviceCatalogue ?? null)
  if (sold === draft) return null
  return bookingPath(sold, {
    off: isSalonLost && data?.salon ? draft.salonId : null,
    group_refused: groupLost,
    gone: sold === alone ? null : 1,
  })
}

/** It is closed, or does not exist. */
function losesSalon({ salonId }: Draft, { data, failed }: LoadedMain): boolean {
  return salonId > 0 && data !== null && !failed.includes('salon') && !data.salon?.isOpen
}

/** An unknown salon has no dialog with others, so the section shows what is missing. */
function withoutSalon(draft: Draft, salon: FoundSalon): Draft {
  const without = draftAfter(draft, {
    type: 'chooseSalon',
    salon: { id: draft.salonId, isOpen: false, openingDate: null },
    today: '',
  })
  return salon ? without : { ...without, isPressed: true }
}

import { type Draft, draftAfter } from '~/booking/draft/draft'
import { isHourFixed } from '~/booking/group/group'
import { currentPerson } from '~/booking/group/person'

/** The draft without an hour that is gone, so that the customer may choose another one. */
export function withoutGoneHour(draft: Draft, hourId: number | null): Draft {
  return isHourFixed(draft) && currentPerson(draft).hourId !== hourId
    ? draftAfter(draft, { type: 'loseHour', index: draft.current })
    : draft
}

/** The draft with the hour that the screen shows as chosen, or with none. */
export function withShownHour(draft: Draft, hourId: number | null): Draft {
  return hourId === null
    ? draftAfter(draft, { type: 'loseHour', index: draft.current })
    : { ...draftAfter(draft, { type: 'chooseHour', hourId }), isPressed: draft.isPressed }
}

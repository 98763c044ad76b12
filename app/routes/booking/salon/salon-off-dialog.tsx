import { step } from '~/booking/steps'
import { vietnamDay } from '~/booking/time/vietnam-day'
import { dialogs as messages } from '~/messages/vi/dialogs'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { SalonCard, type SalonOption } from './salon-card'
import { useDraft } from '../use-draft'

type SalonOffDialogProps = {
  message: string | null
  alternatives: readonly SalonOption[]
  now: number
  closeTo: string
}

/** A salon that cannot be booked: why, and the open ones nearby, closest first. */
export function SalonOffDialog({ message, alternatives, now, closeTo }: SalonOffDialogProps) {
  const { draft, after } = useDraft()
  const isServed = draft.people[0].serviceIds.length > 0
  return (
    <Dialog
      open
      title={messages.offTitle}
      closeTo={closeTo}
      footer={
        <Button to={after({ type: 'goTo', step: step.salon })} wide>
          {messages.offBack}
        </Button>
      }
    >
      <div className="stack">
        <p>{message || messages.offUnknown}</p>
        {alternatives.length > 0 ? (
          <>
            <p className="strong">{messages.offNearby}</p>
            <ul className="stack stack--tight">
              {alternatives.map((salon) => (
                <li key={salon.id}>
                  <SalonCard
                    salon={salon}
                    to={after(
                      { type: 'chooseSalon', salon, today: vietnamDay(now) },
                      { type: 'goTo', step: isServed ? step.main : step.services },
                    )}
                  />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

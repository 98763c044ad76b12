import { canChooseTime } from '~/booking/readiness'
import { booking as messages } from '~/messages/vi/booking'
import { TimeChoice } from '../screens'
import { useDraft } from '../use-draft'
import type { TimeChoiceProps } from './time-choice'

/** 3: day, stylist and hour, once there is something to find a time for. */
export function TimeSection(props: TimeChoiceProps) {
  const { draft } = useDraft()
  return (
    <section id="part-hour" className="part" aria-labelledby="part-hour-title">
      <h2 id="part-hour-title" className="part__title">
        {messages.partTime}
      </h2>
      {canChooseTime(draft) ? (
        <TimeChoice.Part {...props} />
      ) : (
        <p className="part__later">{messages.hoursLater}</p>
      )}
    </section>
  )
}

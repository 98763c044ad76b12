import { dayText } from '~/booking/time/vietnam-day'
import { time as messages } from '~/messages/vi/time'
import { days as dayWords } from '~/messages/vi/days'
import { IconCheck } from '~/ui/icons'
import { PressLink } from '~/ui/press-link'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/** The days on offer; greyed ones are labelled so and cannot be chosen. */
export function DayPicker({ days, day }: { days: MainData['days']; day: string }) {
  const { after } = useDraft()
  const offered = days.some(({ date }) => date === day)
    ? days
    : [{ date: day, tag: null, isActive: true, isWeekend: false, price: null }, ...days]
  return (
    <div className="days" role="group" aria-label={messages.day}>
      {offered.map((one) => {
        const name = one.tag ? dayWords.tags[one.tag] : dayText(one.date)
        const face = (
          <>
            <span className="days__name">
              {one.date === day ? <IconCheck size="s" /> : null}
              <span>{name}</span>
            </span>
            <span className="days__date">{one.tag ? dayText(one.date) : null}</span>
            <span className="days__kind">
              {one.isActive
                ? one.isWeekend
                  ? dayWords.weekend
                  : dayWords.weekday
                : messages.dayGreyed}
            </span>
            {one.price ? <span className="days__price num">{one.price}</span> : null}
          </>
        )
        if (!one.isActive) {
          return (
            <span key={one.date} className="days__day days__day--greyed" aria-disabled="true">
              {face}
            </span>
          )
        }
        return (
          <PressLink
            key={one.date}
            className={one.date === day ? 'days__day days__day--on' : 'days__day'}
            to={after({ type: 'chooseDate', date: one.date })}
            replace
            preventScrollReset
            aria-current={one.date === day ? 'date' : undefined}
          >
            {face}
          </PressLink>
        )
      })}
    </div>
  )
}

import { dayText } from '~/booking/time/vietnam-day'
import { time as messages } from '~/messages/vi/time'
import { days as dayWords } from '~/messages/vi/days'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { IconCheck } from '~/ui/icons'
import { PressLink } from '~/ui/press-link'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

type Day = MainData['days'][number]

/** Days that are one press away; the others stand in a list. */
const FIRST_DAYS = 3

/** The pressed day whose page still loads, null without one: its hours are not known yet. */
export function useLoadingDay(day: string): string | null {
  const { draft, next } = useDraft()
  return next.date !== draft.date && next.date !== day ? next.date : null
}

/** The days on offer; greyed ones are labelled so and cannot be chosen. */
export function DayPicker({ days, day }: { days: readonly Day[]; day: string }) {
  const first = days.slice(0, FIRST_DAYS)
  const later = days.slice(FIRST_DAYS)
  const unlisted = { date: day, tag: null, isActive: true, kind: null, price: null }
  const shown = days.some(({ date }) => date === day) ? first : [unlisted, ...first]
  return (
    <>
      <div className="days" role="group" aria-label={messages.day}>
        {shown.map((one) => (
          <DayChip key={one.date} {...one} isChosen={one.date === day} />
        ))}
      </div>
      {later.some(({ isActive }) => isActive) ? <LaterDays days={later} day={day} /> : null}
    </>
  )
}

type ChipDay = Pick<Day, 'date' | 'tag' | 'isActive' | 'price'> & { kind: string | null }

function DayChip({ date, tag, isActive, kind, price, isChosen }: ChipDay & { isChosen: boolean }) {
  const { after } = useDraft()
  const face = (
    <>
      <span className="days__name">
        {isChosen ? <IconCheck size="s" /> : null}
        <span>{tag ? dayWords.tags[tag] : dayText(date)}</span>
      </span>
      <span className="days__date">{tag ? dayText(date) : null}</span>
      <span className="days__kind">{kind}</span>
      {price ? <span className="days__price num">{price}</span> : null}
    </>
  )
  return isActive ? (
    <PressLink
      className={isChosen ? 'days__day days__day--on' : 'days__day'}
      to={after({ type: 'chooseDate', date })}
      replace
      preventScrollReset
      aria-current={isChosen ? 'date' : undefined}
    >
      {face}
    </PressLink>
  ) : (
    <span className="days__day days__day--greyed" aria-disabled="true">
      {face}
    </span>
  )
}

/**
 * The days of a sale. The form that they are sent with stands outside the booking's, which must not
 * be sent with them.
 */
function LaterDays({ days, day }: { days: readonly Day[]; day: string }) {
  const { after } = useDraft()
  const [, query] = after({ type: 'chooseDate', date: '' }).split('?')
  const isChosen = days.some(({ date }) => date === day)
  return (
    <div className="days__later">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" form="later-day" name={name} value={value} />
      ))}
      <SelectField
        key={day}
        form="later-day"
        label={messages.laterDays}
        hideLabel
        name="date"
        defaultValue={isChosen ? day : ''}
        options={[
          { value: '', label: messages.laterDays },
          ...days.map(({ date, kind, price, isActive }) => ({
            value: date,
            label: [dayText(date), kind, price].filter(Boolean).join(' · '),
            disabled: !isActive,
          })),
        ]}
      />
      <Button type="submit" form="later-day">
        {messages.seeLaterDay}
      </Button>
    </div>
  )
}

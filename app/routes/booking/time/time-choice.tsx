import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { whoIsFull } from '~/booking/time/slots'
import { formatMessage } from '~/messages/format-message'
import { booking as words } from '~/messages/vi/booking'
import { days as dayWords } from '~/messages/vi/days'
import { time as timeWords } from '~/messages/vi/time'
import { clockText, dayText, hourText } from '~/booking/time/vietnam-day'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { trackStep } from '../track-step'
import { useOffline } from '../offline'
import { useDraft } from '../use-draft'
import type { BookingAttempt } from '../submit/create.server'
import { BackupSection } from '../salon/backup-section'
import { DayPicker } from './day-picker'
import { HourPicker } from './hour-picker'
import type { HoursShown } from './hours-shown'
import type { MainData } from '../main/load.server'
import { StylistPicker } from './stylist-picker'
import type { HoldStatus } from './use-held-hours'
import { useLoadingDay } from './use-other-day'

/** The inputs of the choice of day, stylist and hour; `error` marks a missing hour. */
export type TimeChoiceProps = {
  data: MainData
  shown: HoursShown
  news: HoldStatus
  outcome: BookingAttempt | null
  error: string | null
}

/** Day, stylist and hour, and what became of hours that were chosen before. */
export function TimeChoice({ data, shown, news, outcome, error }: TimeChoiceProps) {
  const { draft, after } = useDraft()
  const { hours, hourId, isDayFull } = shown
  const me = currentPerson(draft)
  const loadingDay = useLoadingDay(data.day)
  const waitingDay = useOffline() ? loadingDay : null
  return (
    <>
      {outcome?.kind === 'taken' ? <TakenNotice outcome={outcome} isBooking /> : null}
      {news?.kind === 'refused' && outcome?.kind !== 'taken' ? (
        <TakenNotice outcome={news.taken} isBooking={false} />
      ) : null}
      {news?.kind === 'lost' ? <Notice afterToast>{news.text}</Notice> : null}
      <DayPicker days={data.days} day={data.day} />
      {waitingDay ? (
        <Notice>{formatMessage(timeWords.dayWaits, { day: nameOf(waitingDay, data.days) })}</Notice>
      ) : null}
      {data.mayChooseStylist && data.needsStylist ? (
        <Stylists stylists={data.stylists} day={loadingDay ?? data.day} />
      ) : null}
      {whoIsFull(!isDayFull, me.stylistId) === 'salon' && hours ? (
        <Notice>{timeWords.salonFull}</Notice>
      ) : null}
      {hours ? (
        <HourPicker
          key={`${draft.current} ${data.day} ${me.stylistId ?? ''} ${me.serviceIds.join()}`}
          hours={hours}
          day={data.day}
          now={data.now}
          hourId={hourId}
          isInactive={loadingDay !== null}
          error={error}
          hasOffer={data.proposal !== null || data.isOfferAuto}
          onRefused={(gone) => trackStep('click_hour_not_free', draft, data, { pressed: gone })}
        />
      ) : (
        <ErrorNote retryTo={after()}>{timeWords.hoursFailed}</ErrorNote>
      )}
      {news?.kind === 'held' ? (
        <p className="small muted">
          {formatMessage(timeWords.hourHeld, { time: clockText(news.until) })}
        </p>
      ) : null}
      {hours && waitingDay === null ? (
        <BackupSection
          key={`${draft.salonId} ${data.day} ${me.stylistId ?? ''} ${me.serviceIds.join()}`}
          data={data}
          hourId={hourId}
        />
      ) : null}
    </>
  )
}

/** A day as it is named in a sentence. */
function nameOf(day: string, days: MainData['days']): string {
  const tag = days.find(({ date }) => date === day)?.tag
  return tag ? dayWords.names[tag] : dayText(day)
}

function Stylists({ stylists, day }: { stylists: MainData['stylists']; day: string }) {
  const { after } = useDraft()
  return stylists ? (
    <StylistPicker stylists={stylists} day={day} />
  ) : (
    <ErrorNote retryTo={after()}>{timeWords.staffFailed}</ErrorNote>
  )
}

/**
 * The place is taken: the server's sentence, and the nearest free times as buttons. After an
 * attempt to book, a press books one of them; before it, and in a group, it chooses it.
 */
function TakenNotice({
  outcome,
  isBooking,
}: {
  outcome: Extract<BookingAttempt, { kind: 'taken' }>
  isBooking: boolean
}) {
  const { draft, next, after } = useDraft()
  const isTaking = isBooking && draft.people.length === 1
  // In a group the hour is customer 1's, and the others choose theirs beside it.
  const choiceOf = ({ date, hourId }: { date: string; hourId: number }) =>
    after(
      { type: 'choosePerson', index: 0 },
      { type: 'chooseDate', date },
      { type: 'chooseHour', hourId },
    )
  return (
    <div className="taken">
      <Notice kind="error" title={words.notice} afterToast>
        {outcome.message}
      </Notice>
      {outcome.nearest.length > 0 ? (
        <div role="group" aria-label={timeWords.nearest} className="stack stack--tight">
          <p className="strong">{timeWords.nearest}</p>
          <div className="row">
            {outcome.nearest.map((hour) => (
              <Button
                key={`${hour.date}.${hour.hourId}`}
                {...(isTaking
                  ? { type: 'submit' as const, name: 'take', value: `${hour.date}.${hour.hourId}` }
                  : { to: choiceOf(hour), replace: true })}
                size="s"
              >
                {formatMessage(isTaking ? timeWords.takeHour : timeWords.chooseHour, {
                  hour: hourText(hour.label),
                  day: dayText(hour.date),
                })}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
      {/* The skinner comes from the link, so nothing else on the page shows that they may be the one
          without time. */}
      {draft.skinnerId === null ? null : (
        <Button to={bookingPath({ ...next, skinnerId: null })} replace size="s">
          {timeWords.anySkinner}
        </Button>
      )}
    </div>
  )
}

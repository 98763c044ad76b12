import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson, wantSame } from '~/booking/group/person'
import { whoIsFull, canTake, frameGroup } from '~/booking/time/slots'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
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
import type { HoursShown } from './hours-shown'
import type { MainData } from '../main/load.server'
import { DayPicker, FullHours, HourGroup, StylistPicker, useLoadingDay } from './pickers'
import type { HoldStatus } from './use-held-hours'
import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { draftAfterAll } from '~/booking/draft/draft'
import { isHourFixed } from '~/booking/group/group'
import { IconAlert } from '~/ui/icons'
import { useToast } from '~/ui/toast'
import { useServerNow } from '~/ui/use-server-now'
import type { CurrentBooking } from '../change/current.server'
import { soonestAddress } from '../../soonest/query'
import { joinAddress } from '../../waitlist/query'

/** The inputs of the choice of day, stylist and hour; `error` marks a missing hour. */
export type TimeChoiceProps = {
  data: MainData
  /** The booking that is being changed. */
  changing: CurrentBooking | null
  shown: HoursShown
  news: HoldStatus
  outcome: BookingAttempt | null
  error: string | null
}

/** Day, stylist and hour, and what became of hours that were chosen before. */
export function TimeChoice({ data, changing, shown, news, outcome, error }: TimeChoiceProps) {
  const { draft, here, query } = useDraft()
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
      {query.has('day_gone') ? <Notice kind="error">{timeWords.dayGone}</Notice> : null}
      <DayPicker days={data.days} day={data.day} />
      {data.sale ? <p className="small muted">{data.sale}</p> : null}
      {waitingDay ? (
        <Notice>{formatMessage(timeWords.dayWaits, { day: nameOf(waitingDay, data.days) })}</Notice>
      ) : null}
      {whoIsFull(!isDayFull, me.stylistId) === 'salon' && hours ? <FullDay data={data} /> : null}
      {data.mayChooseStylist && data.needsStylist ? (
        <Stylists stylists={data.stylists} day={loadingDay ?? data.day} />
      ) : null}
      {hours ? (
        <HourPicker
          key={`${draft.salonId} ${draft.current} ${data.day} ${me.stylistId ?? ''} ${me.serviceIds.join()}`}
          hours={hours}
          day={data.day}
          now={data.now}
          hourId={hourId}
          ownHour={ownHourOn(changing, data, draft.current)}
          isInactive={loadingDay !== null}
          error={error}
          extra={data.hourExtra}
          hasOffer={data.proposal !== null || data.isOfferAuto}
          onRefused={(gone) =>
            trackStep('click_hour_not_free', draft, data, { pressed: Number(gone) })
          }
        />
      ) : (
        <ErrorNote retryTo={here}>{timeWords.hoursFailed}</ErrorNote>
      )}
      {hours?.seenAt && hours.everySeconds ? (
        <p className="small muted">
          {formatMessage(timeWords.hoursSeen, {
            time: clockText(hours.seenAt),
            n: hours.everySeconds,
          })}
        </p>
      ) : null}
      {/* Its line is there before the answer, so that nothing moves under a finger. */}
      {hourId === null ? null : (
        <p className="hours__held small muted">
          {news?.kind === 'held'
            ? formatMessage(timeWords.hourHeld, { time: clockText(news.until) })
            : null}
        </p>
      )}
      {hours && waitingDay === null ? (
        <BackupSection
          key={`${draft.salonId} ${data.day} ${me.stylistId ?? ''} ${me.serviceIds.join()}`}
          data={data}
          hourId={hourId}
          isDayFull={isDayFull}
        />
      ) : null}
      {hours && !changing ? <WaitlistLink data={data} /> : null}
    </>
  )
}

/** Leads one or two who want the same to the line before the day; who has a booking waits on its page. */
function WaitlistLink({ data: { day, hasWaitlist } }: { data: MainData }) {
  const { draft } = useDraft()
  const { serviceIds, stylistId } = currentPerson(draft)
  const { length } = draft.people
  const isSame = draft.people.every((one) => one.serviceIds.join() === serviceIds.join())
  if (!hasWaitlist || draft.salonId === null || length > 2 || !isSame) return null
  return (
    <Button
      size="s"
      to={joinAddress({
        salonId: draft.salonId,
        date: day,
        serviceIds: [...serviceIds],
        stylistId,
        people: length === 2 ? 2 : 1,
      })}
    >
      {timeWords.waitFor}
    </Button>
  )
}

/** A day as it is named in a sentence. */
function nameOf(day: string, days: MainData['days']): string {
  const tag = days.find(({ date }) => date === day)?.tag
  return tag ? dayWords.names[tag] : dayText(day)
}

/** A person's hour in the booking that is being changed, on the day and at the salon that are shown. */
function ownHourOn(
  changing: CurrentBooking | null,
  { day, salon }: MainData,
  index: number,
): string | null {
  if (changing?.date !== day || changing.salonName !== salon?.name) return null
  return changing.hourLabels[index] ?? null
}

/** What helps on a day without a free hour: the next day that can be booked, or another salon. */
function FullDay({ data: { day, days } }: { data: MainData }) {
  const { draft, after } = useDraft()
  const later = days.find(({ date, isActive }) => isActive && date > day)
  return (
    <div className="stack stack--tight">
      <Notice>{timeWords.salonFull}</Notice>
      <div className="row">
        {later ? (
          <Button
            size="s"
            kind="primary"
            to={after({ type: 'chooseDate', date: later.date })}
            replace
            preventScrollReset
          >
            {formatMessage(timeWords.seeDay, { day: nameOf(later.date, days) })}
          </Button>
        ) : null}
        {wantSame(draft) ? (
          <Button
            size="s"
            to={soonestAddress({
              salonId: draft.salonId,
              serviceIds: [...currentPerson(draft).serviceIds],
              people: draft.people.length,
            })}
            data-track="click_soonest"
          >
            {timeWords.soonestNear}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function Stylists({ stylists, day }: { stylists: MainData['stylists']; day: string }) {
  const { here } = useDraft()
  return stylists ? (
    <StylistPicker stylists={stylists} day={day} />
  ) : (
    <ErrorNote retryTo={here}>{timeWords.staffFailed}</ErrorNote>
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
  // In a group the hour is customer 1's, and the others choose theirs anew beside it.
  const choiceOf = ({ date, hourId }: { date: string; hourId: string }) =>
    after(
      ...draft.people.map((_, index) => ({ type: 'loseHour' as const, index })),
      { type: 'choosePerson', index: 0 },
      { type: 'chooseDate', date },
      { type: 'chooseHour', hourId },
    )
  return (
    <div className="taken" tabIndex={-1}>
      <Notice kind="error" title={messages.notice} afterToast>
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

type HourPickerProps = {
  hours: NonNullable<MainData['hours']>
  day: string
  now: number
  hourId: string | null
  /** The hour of the booking that is being changed. */
  ownHour: string | null
  /** The hours of another day are on their way, so these must not be taken for theirs. */
  isInactive: boolean
  error: string | null
  extra: MainData['hourExtra']
  /** There may be a better price at the pressed hour. */
  hasOffer: boolean
  onRefused: (hourId: string) => void
}

/**
 * The free hours of the day in their groups, the first one marked, and the taken ones folded behind
 * them: one labelled group of radio buttons, posted as they are without JavaScript.
 */
function HourPicker({
  hours,
  day,
  now,
  hourId,
  ownHour,
  isInactive,
  error,
  extra,
  hasOffer,
  onRefused,
}: HourPickerProps) {
  const { draft, next } = useDraft()
  const navigate = useNavigate()
  const toast = useToast()
  const serverNow = useServerNow(now)
  const [expired, setExpired] = useState<readonly string[]>([])
  const { group, restore } = useRadios(hourId, choose)
  const look = { date: day, utmSource: draft.origin.utmSource }
  const frames = hours.groups.flatMap((part) => part.hours)
  const groups = hours.groups.map((part) => frameGroup(part, { ...look, now }, expired))
  const all = groups.flatMap((part) => part.frames)
  const ownId = frames.find(({ label }) => label === ownHour)?.id ?? null
  const first = all.find(({ frame, canTake }) => canTake && frame.id !== ownId)?.frame.id ?? null
  const [freeAtFirst] = useState(() =>
    all.filter((one) => one.canTake).map(({ frame }) => frame.id),
  )
  const isListed = ({ frame, canTake }: (typeof all)[number]) =>
    canTake || freeAtFirst.includes(frame.id)
  const full = all.filter((one) => !isListed(one))
  const marks = {
    hourId,
    ownId,
    firstId: isHourFixed(draft) ? null : first,
    extra: extra?.short,
    onRefused,
  }
  const pathOf = (id: string) =>
    bookingPath(
      draftAfterAll(
        { ...next, takesBestOffer: next.takesBestOffer ?? (hasOffer || null) },
        { type: 'chooseDate', date: day },
        { type: 'chooseHour', hourId: id },
      ),
    )

  function choose(value: string) {
    const frame = frames.find(({ id }) => id === value)
    if (!frame) return
    // Its time came while the page was open.
    if (!canTake(frame, { ...look, now: serverNow() })) {
      setExpired([...expired, frame.id])
      restore()
      return toast({ kind: 'error', title: messages.notice, text: timeWords.hourGone })
    }
    // In a group the others follow customer 1.
    if (isHourFixed(draft) && frame.id !== hourId) {
      restore()
      return toast({ kind: 'error', title: messages.notice, text: timeWords.hourFixed })
    }
    navigate(pathOf(frame.id), { replace: true, preventScrollReset: true })
  }

  return (
    // The radios keep their own state and the group handles their events: pressed before hydration,
    // they stay pressed.
    <fieldset
      ref={group}
      className="hours"
      disabled={isInactive}
      onChange={(event) => event.target instanceof HTMLInputElement && choose(event.target.value)}
      aria-describedby={error ? 'hours-error' : undefined}
    >
      <legend className="visually-hidden">{timeWords.hour}</legend>
      {error ? (
        <p id="hours-error" className="field__error" role="alert">
          <IconAlert size="s" />
          <span>{error}</span>
        </p>
      ) : null}
      {extra ? <p className="small strong">{extra.text}</p> : null}
      {groups.map(({ name, free, frames }) =>
        frames.some(isListed) ? (
          <HourGroup
            key={name}
            name={name}
            free={free}
            frames={frames.filter(isListed)}
            {...marks}
          />
        ) : null,
      )}
      {full.length > 0 ? <FullHours frames={full} {...marks} /> : null}
    </fieldset>
  )
}

/** The radio buttons of the hours. The chosen hour is in the address, also after Back; they follow it. */
function useRadios(hourId: string | null, choose: (value: string) => void) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isFirst = useRef(true)
  const checked = () => group.current?.querySelector<HTMLInputElement>('input:checked')

  function restore() {
    for (const radio of group.current?.querySelectorAll<HTMLInputElement>('input') ?? [])
      radio.checked = radio.value === hourId
  }

  useEffect(() => {
    // An hour that was pressed while the page's JavaScript was still on its way is as good as any other.
    const early = isFirst.current ? checked()?.value : undefined
    isFirst.current = false
    if (early && early !== hourId) return choose(early)
    restore()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hourId])

  return { group, restore }
}

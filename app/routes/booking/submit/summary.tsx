import type { People } from '~/booking/group/person'
import { isDoneInactive, missingPart, type Missing } from '~/booking/readiness'
import { firstHourLabel, hourLabel } from '~/booking/time/slots'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { Button } from '~/ui/button'
import { IconCalendar, IconPin, IconScissors, IconUser } from '~/ui/icons'
import { IconTicket } from '~/ui/offer-icons'
import { Price } from '~/ui/price'
import { formatDong } from '~/ui/price-format'
import { serviceName } from '../../../../domain/service-name'
import type { CurrentBooking } from '../change/current.server'
import { changeText } from '../change/time-text'
import { useDraft } from '../use-draft'
import { useHydrated } from '../use-script'
import type { MainData } from '../main/load.server'
import { Suspense, useRef, useState, type RefObject } from 'react'
import { useTicking } from '~/ui/use-server-now'
import { HoldNotice } from '../screens'
import type { HoldStatus } from '../time/use-held-hours'

/**
 * The choices so far and the button that books them: a bar at the bottom, on wide screens a card
 * beside the form.
 */
export function Summary({
  data,
  people,
  changing = null,
  held = null,
  onExtend = () => undefined,
  isBusy,
}: {
  data: MainData
  people: People
  changing?: CurrentBooking | null
  /** Until when the hours are held, null while they are not, and how to keep them longer. */
  held?: Extract<HoldStatus, { kind: 'held' }> | null
  onExtend?: () => void
  isBusy: boolean
}) {
  const { draft } = useDraft()
  const hasScript = useHydrated()
  const timer = useRef<HTMLSpanElement>(null)
  const { salon, total, day, stylists, hours } = data
  const firstHour = firstHourLabel(hours, people)
  const count = people.reduce((sum, { serviceIds }) => sum + serviceIds.length, 0)
  const isGroup = people.length > 1
  // Without JavaScript an hour shows in the form only, so the button cannot know that one is missing.
  const isInactive =
    draft.salonId === null || (hasScript && isDoneInactive({ salonId: draft.salonId, people }))
  const missing = isInactive ? missingPart({ salonId: draft.salonId, people }) : null
  return (
    <aside
      className={draft.salonId !== null ? 'summary summary--begun' : 'summary'}
      aria-label={messages.summary}
    >
      <div className="summary__details">
        <h2 className="h3">{messages.summary}</h2>
        <p className="summary__line">
          <IconPin />
          <span className={salon ? '' : 'muted'}>{salon?.addressNew ?? messages.summarySalon}</span>
        </p>
        {people.map((person, index) => (
          <div key={index} className="summary__person">
            {isGroup ? (
              <h3 className="summary__name">
                {formatMessage(messages.customer, { n: index + 1 })}
              </h3>
            ) : null}
            <ul className="summary__services">
              {data.people[index]?.chosen?.map((service) => (
                <li key={service.id} className="summary__line">
                  <IconScissors />
                  <span>{serviceName(service)}</span>
                  <Price dong={service.price} oldDong={service.oldPrice} />
                </li>
              ))}
              <Discount view={data.people[index]} />
            </ul>
            <p className="summary__line">
              <IconCalendar />
              <span className={person.hourId === null ? 'muted' : 'num'}>
                {person.hourId === null
                  ? messages.summaryTime
                  : timeOf(hourLabel(hours, person.hourId), day)}
              </span>
            </p>
            {person.stylistId === null ? null : (
              <Stylist name={stylists?.find(({ id }) => id === person.stylistId)?.name} />
            )}
          </div>
        ))}
      </div>
      <p className="summary__hint small muted">{messages.doneHint}</p>
      <p className="summary__facts small">
        <span className="summary__salon">{salon?.name}</span>
        <span className="summary__times">{timesOf(people, data)}</span>
        {held && <HeldFor endsAt={held.endsAt} timer={timer} />}
      </p>
      <div className="summary__ending" role="status">
        {held && (
          <Suspense>
            <HoldNotice.Part
              key={held.endsAt}
              held={held}
              onExtend={() => {
                // The answer takes the pressed button away, and the focus with it.
                timer.current?.focus()
                onExtend()
              }}
            />
          </Suspense>
        )}
      </div>
      <div className="summary__bar">
        <p className="summary__total">
          <span className="small muted">
            {count > 0 ? formatMessage(messages.servicesChosen, { n: count }) : messages.totalShort}
          </span>
          {count > 0 && data.people[0]?.chosen ? (
            <Price dong={total.dong} oldDong={total.oldDong} />
          ) : (
            <span className="price">–</span>
          )}
          {changing && firstHour !== null ? (
            <span className="small muted">{changeText(changing, firstHour, day)}</span>
          ) : null}
        </p>
        <Button kind="primary" type="submit" busy={isBusy} inactive={isInactive}>
          {messages.done}{' '}
          {missing ? <span className="summary__lacks small">{lackText(missing)}</span> : null}
        </Button>
      </div>
    </aside>
  )
}

/** The hours of everybody and their day; those who come along may have other hours. */
function timesOf(people: People, { hours, day }: MainData): string {
  const labels = people.flatMap(({ hourId }) => hourLabel(hours, hourId) ?? [])
  const times = [...new Set(labels)].map(hourText).join(', ')
  return times && `· ${times} ${dayText(day)}`
}

/** Why the button cannot book yet, and for which person of a group. */
function lackText({ part, index }: Missing): string {
  const text = messages.lacks[part]
  return index === 0 ? text : `${text} · ${formatMessage(messages.customer, { n: index + 1 })}`
}

/** Discounts on the total, which no service's price shows. */
function Discount({ view }: { view: MainData['people'][number] | undefined }) {
  const onServices = view?.chosen?.reduce((sum, { price }) => sum + price, 0) ?? 0
  const off = view?.chosen ? onServices - view.total.dong : 0
  return off > 0 ? (
    <li className="summary__line">
      <IconTicket />
      <span>{messages.offersOnTotal}</span>
      <span className="price num">{formatDong(-off)}</span>
    </li>
  ) : null
}

function Stylist({ name }: { name: string | undefined }) {
  return name ? (
    <p className="summary__line">
      <IconUser />
      <span>{name}</span>
    </p>
  ) : null
}

function timeOf(label: string | null, day: string): string {
  return [label && hourText(label), dayText(day)].filter(Boolean).join(' · ')
}

/**
 * The remaining time of the held hours, in minutes and seconds; `endsAt` by this browser's clock, as
 * the page may be much older than the hold.
 */
function HeldFor({ endsAt, timer }: { endsAt: number; timer: RefObject<HTMLSpanElement> }) {
  const [now] = useState(Date.now)
  const seconds = Math.max(0, Math.floor((endsAt - useTicking(now)) / 1000))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span ref={timer} className="summary__held num" role="timer" tabIndex={-1}>
      {formatMessage(messages.heldFor, { left })}
    </span>
  )
}

import { brand } from '~/brand'
import { Link, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { fullWeekday, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import type { loader } from '~/root'
import { Button } from '~/ui/button'
import { Countdown } from '~/ui/countdown'
import { formatDong } from '~/ui/price-format'
import {
  IconCalendar,
  IconCar,
  IconClock,
  IconDown,
  IconPhone,
  IconPin,
  IconRoute,
  IconScissors,
} from '~/ui/icons'
import type { BookingCardPartsFragment } from '../../../../schema/generated/graphql'
import './booking-card.css'

/** What a booking card needs (success.graphql, `BookingCardParts`). */
export type CardBooking = BookingCardPartsFragment

/** Where the card leads besides the salon; null is not offered. The manage page has its own. */
export type CardActions = {
  change: ReactNode
  calendar: string | null
  googleCalendar: string | null
  cancel: string | null
}

/**
 * A booking: when, how long until then by the server's `now` (epoch ms), where, by whom, what and
 * for how much. It has two actions, and the rest folded away.
 */
export function BookingCard({
  booking,
  now,
  heading: Heading = 'h2',
  linksToPage,
  googleCalendar = null,
  actions = ownActions(booking, now, googleCalendar),
}: {
  booking: CardBooking
  now: number
  heading?: 'h2' | 'h3'
  linksToPage?: boolean
  googleCalendar?: string | null
  actions?: CardActions
}) {
  const title = formatMessage(messages.cardTitle, {
    hour: hourText(booking.hourLabel),
    day: fullWeekday(booking.date),
  })
  const state = booking.isCanceled ? 'CANCELED' : booking.status
  return (
    <article className={booking.isCanceled ? 'booking-card booking-card--off' : 'booking-card'}>
      <header className="booking-card__head on-pine">
        <p className="booking-card__state">{messages.state[state]}</p>
        <Heading className="booking-card__time">
          {linksToPage ? <Link to={pageOf(booking.id)}>{title}</Link> : title}
        </Heading>
        {state === 'CONFIRMED' ? (
          <div className="booking-card__countdown">
            <p className="small">{messages.countdown}</p>
            <Countdown targetMs={booking.startsAt} nowMs={now} />
          </div>
        ) : null}
      </header>
      <div className="booking-card__body">
        <p className="booking-card__salon">
          <IconPin />
          <span>
            <span className="strong">{booking.salonName}</span>
            <span className="muted">{booking.salonAddress}</span>
          </span>
        </p>
        <p className="booking-card__salon">
          <IconScissors />
          <span>
            <span>{workOf(booking)}</span>
            <BookingExtras booking={booking} />
          </span>
          {booking.total === null ? null : (
            <span className="price num">{formatDong(booking.total)}</span>
          )}
        </p>
        {booking.isCanceled ? null : <Actions booking={booking} actions={actions} />}
      </div>
    </article>
  )
}

/** What is done, and by whom where that is one person. */
function workOf({ people }: CardBooking): string {
  const [first, second] = people
  const names = new Set(people.flatMap(({ services }) => services.map(({ name }) => name)))
  const work = [...names].join(', ') || messages.consultation
  const stylist = second ? null : first?.stylistName
  return stylist ? `${work} · ${stylist}` : work
}

function BookingExtras({ booking }: { booking: CardBooking }) {
  const { total, oldTotal } = booking
  const saved = total === null || oldTotal === null ? 0 : oldTotal - total
  const extras = [
    booking.personCount > 1 ? formatMessage(messages.persons, { n: booking.personCount }) : null,
    booking.isAtHome ? messages.atHome : null,
    saved > 0 ? formatMessage(messages.saved, { price: formatDong(saved) }) : null,
  ].filter(Boolean)
  return extras.length > 0 ? <span className="small muted">{extras.join(' · ')}</span> : null
}

/** The actions of a booking's owner. */
function ownActions(booking: CardBooking, now: number, googleCalendar: string | null): CardActions {
  const isPending = booking.isOwner && booking.status === 'PENDING_CODE'
  const isConfirmed = booking.isOwner && booking.status === 'CONFIRMED'
  const mayChange = isConfirmed && booking.startsAt > now
  return {
    change: isPending ? (
      <Button size="s" kind="primary" to={codePath(booking)}>
        {messages.enterCode}
      </Button>
    ) : mayChange ? (
      <Button
        size="s"
        to={changePath(booking)}
        icon={<IconClock size="s" />}
        data-track="booking_change_open"
      >
        {messages.change}
      </Button>
    ) : null,
    calendar: isConfirmed ? `/booking/calendar?bookingId=${encodeURIComponent(booking.id)}` : null,
    googleCalendar,
    cancel: isPending || mayChange ? `${pageOf(booking.id)}&ask=cancel` : null,
  }
}

/** What can be done about a booking that is not canceled. */
function Actions({ booking, actions }: { booking: CardBooking; actions: CardActions }) {
  const call = (
    <Button
      size="s"
      href={`tel:${booking.salonPhone || brand.hotline.tel}`}
      icon={<IconPhone size="s" />}
    >
      {messages.call}
    </Button>
  )
  const button = actions.change ?? call
  const isInApp = useRouteLoaderData<typeof loader>('root')?.isInApp === true
  const google = actions.googleCalendar ? (
    <Button size="s" href={actions.googleCalendar} external icon={<IconCalendar size="s" />}>
      {messages.googleCalendar}
    </Button>
  ) : null
  return (
    <>
      {booking.salonMapUrl ? null : <p className="small muted">{messages.noMap}</p>}
      <div className="booking-card__actions">
        {booking.salonMapUrl ? (
          <Button size="s" href={booking.salonMapUrl} external icon={<IconRoute size="s" />}>
            {messages.directions}
          </Button>
        ) : null}
        {button}
      </div>
      <div className="booking-card__rest">
        <details className="booking-card__more">
          <summary>
            <span>{messages.more}</span>
            <IconDown size="s" />
          </summary>
          <div className="booking-card__actions">
            {actions.change ? call : null}
            {booking.salonAddress && booking.salonMapUrl && !booking.isAtHome ? (
              <Button
                size="s"
                href={motorbikeParking(booking.salonAddress)}
                external
                icon={<IconPin size="s" />}
              >
                {messages.parkingMotorbike}
              </Button>
            ) : null}
            {booking.parkingMapUrl ? (
              <Button size="s" href={booking.parkingMapUrl} external icon={<IconCar size="s" />}>
                {messages.parkingCar}
              </Button>
            ) : null}
            {/* Many apps open no file. */}
            {isInApp ? google : null}
            {actions.calendar ? (
              <Button size="s" href={actions.calendar} icon={<IconCalendar size="s" />}>
                {messages.calendar}
              </Button>
            ) : null}
            {isInApp ? null : google}
          </div>
        </details>
        {actions.cancel ? (
          <Button
            size="s"
            kind="plain"
            to={actions.cancel}
            preventScrollReset
            data-track="booking_cancel_open"
          >
            {messages.cancel}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** Places for motorbikes around a salon: the chain keeps a parking map for cars only. */
function motorbikeParking(address: string): string {
  const query = encodeURIComponent(formatMessage(messages.motorbikeSearch, { address }))
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}

/** The page of a booking. */
function pageOf(id: string): string {
  return `/booking/success?bookingId=${encodeURIComponent(id)}`
}

type CardPerson = Pick<CardBooking['people'][number], 'stylistId' | 'chosenStylistId'> & {
  services: readonly { id: string }[]
  offers: readonly { id: string }[]
}
type BookedParts<Names extends keyof CardPerson> = Pick<CardBooking, 'salonId' | 'phone'> & {
  people: readonly Pick<CardPerson, Names>[]
}

/**
 * The flow in which a booking that stands is changed: what is booked is chosen already, with its
 * day, its offers and the stylist that one person chose. The hours are in view, and finishing
 * replaces it.
 */
export function changePath(
  booking: BookedParts<'services' | 'chosenStylistId' | 'offers'> & Pick<CardBooking, 'date'>,
): string {
  const [first, second] = booking.people
  const by = stylistIn(second ? null : first?.chosenStylistId)
  const used = booking.people.map(({ offers }) => offers.map(({ id }) => id))
  const own = used[0]?.length ? `&offers=${used[0].join(',')}` : ''
  return `${bookedPath(booking, used)}${by}${own}&date=${booking.date}&change=1#part-hour`
}

/**
 * The screen that asks for the code of a booking whose place is held until it is entered. One may
 * have been sent already.
 */
function codePath(booking: BookedParts<'services'> & Pick<CardBooking, 'id'>): string {
  return `${bookedPath(booking)}&code=${encodeURIComponent(booking.id)}&sent=before`
}

/** The flow in which the same is booked again, with the nearest free hour for one person. */
export function againPath(booking: BookedParts<'services' | 'stylistId'>): string {
  const [first, second] = booking.people
  if (!first || second) return bookedPath(booking)
  return `${bookedPath(booking)}${stylistIn(first.stylistId)}&nearest=1`
}

function stylistIn(id: string | null | undefined): string {
  return id ? `&stylistId=${id}` : ''
}

/**
 * The flow with the booked choices filled in. A booking without services is for advice, and so is
 * the new one. A masked phone has to be typed again. The address is written here, as Home does not
 * need the flow's rules. `used` are the offers of each person, which the flow is to keep.
 */
function bookedPath(
  { salonId, phone, people }: BookedParts<'services'>,
  used: readonly (readonly string[])[] = [],
): string {
  const [first = [], ...others] = people.map(({ services }) => services.map(({ id }) => id))
  const mine = first.length > 0 ? `chosenService=${first.join(',')}` : 'consult=1'
  const guests = others.map((ids, index) => {
    const offers = used[index + 1]?.join('-')
    return `&p${index + 2}=${ids.join('-') || 'c'}${offers ? `___${offers}` : ''}`
  })
  return `/booking?step=0&salonId=${salonId ?? 0}&phone=${/^\d{10}$/.test(phone) ? phone : 0}&${mine}${guests.join('')}`
}

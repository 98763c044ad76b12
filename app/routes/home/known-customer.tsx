import { Link } from '@remix-run/react'
import { useMemo, type ReactNode } from 'react'
import { useQuery, type CombinedError } from 'urql'
import { openingPath } from '~/booking/draft/opening-path'
import { kilometresText } from '~/booking/salons/distance'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { givenName } from '../../../domain/customer-name'
import { formatMessage } from '~/messages/format-message'
import { known as messages } from '~/messages/vi/known'
import { soonest } from '~/messages/vi/soonest'
import { byId } from '~/persisted-document'
import { BookingCard } from '~/routes/booking/success/booking-card'
import type { Personal } from '~/routes/personal/use-personal'
import { soonestAddress } from '~/routes/soonest/query'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { IconClock, IconPin, IconScissors, IconUser } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { UrqlProvider } from '~/urql/provider'
import { hasPlace } from '../../../domain/distance'
import {
  SoonestHoursDocument,
  UsualDocument,
  type UsualQuery,
} from '../../../schema/generated/graphql'

const usualQuery = byId(UsualDocument)
const soonestQuery = byId(SoonestHoursDocument)

/** Hours that Home shows. */
const SHOWN_HOURS = 3

/**
 * The top of Home for known customers: name, next booking, or the usual booking; loaded for them
 * only.
 */
export default function KnownCustomer({ personal }: { personal: Personal }) {
  return (
    <UrqlProvider>
      <Greeting {...personal} />
    </UrqlProvider>
  )
}

function Greeting({ viewer, browser: { bookings }, now: clock }: Personal) {
  const now = useMemo(() => clock(), [clock])
  const profile = viewer?.profile ?? null
  const hasBooking = bookings !== null && bookings.length > 0
  const proposes = profile !== null && bookings !== null && !hasBooking
  const [{ data, error, fetching }] = useQuery({ query: usualQuery, pause: !proposes })
  const usual = proposalOf(data, error)
  if (!profile && bookings?.length === 0) return null
  return (
    <section className="page known" aria-labelledby="known-hello">
      <h2 id="known-hello" className="known__hello">
        {profile?.name
          ? formatMessage(messages.hello, { name: givenName(profile.name) })
          : messages.helloNameless}
      </h2>
      {bookings === null ? <Notice kind="error">{messages.myBookingsFailed}</Notice> : null}
      {hasBooking ? (
        <ul className={bookings.length > 1 ? 'grid grid--2' : undefined}>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} now={now} heading="h3" linksToPage />
            </li>
          ))}
        </ul>
      ) : null}
      {profile && usual ? <RebookCard proposal={usual} phone={profile.phone} /> : null}
      {usual && usual.services.length > 0 ? <NearbyHours {...usual} /> : null}
      {fetching ? <div className="known__coming" aria-hidden="true" /> : null}
    </section>
  )
}

/** The last visit as a proposal with the nearest free hour: one press takes it, each piece can be changed by itself. */
export function RebookCard({ proposal, phone }: { proposal: Proposal; phone: string }) {
  const { salon, services, stylist, nearest, isFull } = proposal
  const paths = rebookPaths(proposal, phone)
  const time = nearest
    ? formatMessage(messages.rebookTime, {
        hour: hourText(nearest.label),
        day: dayText(nearest.date),
      })
    : null
  const withoutTime = isFull ? messages.rebookOpen : messages.rebookContinue
  const isBusy = nearest?.isStylistFull ?? false
  return (
    <article className="rebook" aria-labelledby="rebook-title">
      <h3 id="rebook-title" className="rebook__title">
        {messages.rebook}
      </h3>
      <ul className="rebook__pieces">
        <RebookLink icon={<IconPin />} to={paths.salon} name={messages.rebookSalon}>
          {salon.name}
        </RebookLink>
        <RebookLink icon={<IconScissors />} to={paths.services} name={messages.rebookServices}>
          {services.length > 0
            ? services.map(({ name }) => name).join(', ')
            : messages.rebookNoServices}
        </RebookLink>
        <RebookLink icon={<IconUser />} to={paths.hour} name={messages.rebookStylist}>
          {stylist && !isBusy ? stylist.name : messages.rebookAnyStylist}
        </RebookLink>
        <RebookLink icon={<IconClock />} to={paths.hour} name={messages.rebookHour}>
          {time ?? (isFull ? messages.rebookFull : messages.rebookNoHour)}
        </RebookLink>
      </ul>
      {isBusy && stylist ? (
        <p className="small muted">{formatMessage(messages.rebookBusy, { name: stylist.name })}</p>
      ) : null}
      <Button kind="primary" wide to={paths.take} data-track="home_rebook">
        {time ? formatMessage(messages.rebookTake, { time }) : withoutTime}
      </Button>
    </article>
  )
}

type RebookLinkProps = { icon: Elements; to: string; name: string; children: ReactNode }

function RebookLink({ icon, to, name, children }: RebookLinkProps) {
  return (
    <li className="rebook__piece">
      {icon}
      <span>{children}</span>
      <Link to={to} aria-label={formatMessage(messages.rebookChangeOf, { name })}>
        {messages.rebookChange}
      </Link>
    </li>
  )
}

/**
 * The soonest hours around a customer's usual salon, each one press away from their booking;
 * nothing when there are none.
 */
function NearbyHours({ salon, services }: Proposal) {
  const near = hasPlace(salon) ? { latitude: salon.latitude, longitude: salon.longitude } : null
  const serviceIds = services.map(({ id }) => id)
  const [{ data }] = useQuery({
    query: soonestQuery,
    pause: near === null,
    variables: { serviceIds, ...near, provinceId: null, after: null, first: SHOWN_HOURS },
  })
  const hours = data?.soonest?.hours ?? []
  if (near === null || hours.length === 0) return null
  return (
    <section className="rebook" aria-labelledby="nearby-title">
      <h3 id="nearby-title" className="rebook__title">
        {soonest.nearbyTitle}
      </h3>
      {hours.map(({ salon: at, date, hourId, label, distanceKm, cursor }) => (
        <Button
          key={cursor}
          wide
          to={openingPath({ salonId: at.id, serviceIds, date, hourId })}
          data-track="home_soonest"
        >
          {formatMessage(distanceKm ? soonest.nearbyAt : soonest.nearby, {
            hour: hourText(label),
            day: dayText(date),
            salon: at.name,
            distance: kilometresText(distanceKm ?? 0),
          })}
        </Button>
      ))}
      <Button kind="plain" to={soonestAddress({ near, serviceIds })} data-track="home_soonest_all">
        {soonest.more}
      </Button>
    </section>
  )
}

/** A customer's usual visit with the nearest free hour. */
export type Proposal = NonNullable<NonNullable<UsualQuery['viewer']>['usualVisit']> & {
  /** No hour is free, as opposed to hours that could not be loaded or had no services to fit. */
  isFull: boolean
}

/** The proposal of a response; null when the customer has no usual visit. */
export function proposalOf(
  data: UsualQuery | undefined,
  error: Pick<CombinedError, 'graphQLErrors'> | undefined,
): Proposal | null {
  const usual = data?.viewer?.usualVisit
  if (!usual) return null
  const isUnknown = error?.graphQLErrors.some(
    ({ path }) => path?.join('.') === 'viewer.usualVisit.nearest',
  )
  return { ...usual, isFull: usual.services.length > 0 && !isUnknown && !usual.nearest }
}

/**
 * The addresses that accept a proposal or change one of its parts. They are written here, as Home
 * does not load the flow's rules.
 */
export function rebookPaths({ salon, services, stylist, nearest }: Proposal, phone: string) {
  const chosen =
    services.length > 0 ? `&chosenService=${services.map(({ id }) => id).join(',')}` : ''
  const at = (step: number) => `/booking?step=${step}&salonId=${salon.id}&phone=${phone}${chosen}`
  // Changing one part keeps the others; the hour is one of the stylist's.
  const day = nearest ? `&date=${nearest.date}` : ''
  const by = (id: string | null | undefined) => (id ? `&stylistId=${id}` : '')
  const busy = nearest?.isStylistFull && stylist ? `&busy=${stylist.id}` : ''
  return {
    take: nearest
      ? `${at(0)}${day}&hour=${nearest.hourId}${by(nearest.stylistId)}&again=ready${busy}`
      : at(0),
    salon: at(1),
    services: `${at(2)}${by(nearest?.stylistId)}&flow=1`,
    hour: `${at(0)}${day}${by(nearest?.stylistId)}`,
  }
}

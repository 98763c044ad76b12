import { useQuery } from 'urql'
import { givenName } from '../../../domain/customer-name'
import { formatMessage } from '~/messages/format-message'
import { known as messages } from '~/messages/vi/known'
import { byId } from '~/persisted-document'
import { BookingCard } from '~/routes/booking/success/booking-card'
import type { Personal } from '~/routes/personal/use-personal'
import { Notice } from '~/ui/notice'
import { UrqlProvider } from '~/urql/provider'
import { UsualDocument } from '../../../schema/generated/graphql'
import { NearbyHours } from './nearby-hours'
import { proposalOf, rebookPaths, type Proposal } from './rebook-paths'
import { Link } from '@remix-run/react'
import { useMemo, type ReactNode } from 'react'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { IconClock, IconPin, IconScissors, IconUser } from '~/ui/icons'

const usualQuery = byId(UsualDocument)

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

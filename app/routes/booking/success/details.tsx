import { dotted } from '~/booking/customer/phone'
import { clockText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { Price } from '~/ui/price'
import { formatDong } from '~/ui/price-format'
import type { BookedPartsFragment } from '../../../../schema/generated/graphql'

/**
 * The booking's services, people and prices; callers who do not own it see a masked phone and no
 * note.
 */
export function BookedDetails({ booking }: { booking: BookedPartsFragment }) {
  // A host of the chain's own may say of a booking neither what is done nor what it costs.
  const [first] = booking.people
  const isGroup = booking.people.length > 1
  const isAhead = booking.status === 'CONFIRMED' && !booking.isCanceled && !booking.isAtHome
  const offers = booking.people.flatMap((person) => person.offers)
  return (
    <section className="booked__details" aria-labelledby="booked-details">
      <h2 id="booked-details" className="h3">
        {messages.details}
      </h2>
      <dl>
        {booking.people.map((person, index) => (
          <div key={index}>
            <dt>
              <span>
                {isGroup
                  ? formatMessage(messages.person, {
                      n: index + 1,
                      hour: hourText(person.hourLabel),
                    })
                  : messages.services}
              </span>
              {person.name ? <span className="booked__name">{person.name}</span> : null}
            </dt>
            <dd>
              {person.services.length === 0 ? <span>{messages.consultation}</span> : null}
              {person.services.map((service) => (
                <span key={service.id} className="booked__service">
                  <span>{service.name}</span>{' '}
                  <Price dong={service.price} oldDong={service.oldPrice} />
                </span>
              ))}
              {isGroup && person.stylistName ? (
                <span className="small muted">
                  {formatMessage(messages.byStylist, { name: person.stylistName })}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
        {isGroup || !first ? null : (
          <Row term={messages.stylist}>{first.stylistName ?? messages.anyStylist}</Row>
        )}
        <Row term={messages.phone}>
          {/^\d{10}$/.test(booking.phone) ? dotted(booking.phone) : booking.phone}
        </Row>
        {offers.length > 0 ? (
          <Row term={messages.offers}>
            {offers.map(({ name, saved }, index) => (
              <span key={index} className="booked__service">
                <span>{name}</span> <span className="num">{formatDong(-saved)}</span>
              </span>
            ))}
          </Row>
        ) : null}
        {booking.minutes ? (
          <Row term={messages.length}>
            {formatMessage(messages.lengthText, {
              minutes: booking.minutes,
              end: clockText(booking.startsAt + booking.minutes * 60_000),
            })}
          </Row>
        ) : null}
        {booking.note ? <Row term={messages.note}>{booking.note}</Row> : null}
        {first && booking.total !== null ? (
          <Row term={messages.total}>
            <span className="booked__total">
              <Price dong={booking.total} oldDong={booking.oldTotal} />
            </span>
            {isAhead ? <span className="small muted">{messages.payAtSalon}</span> : null}
          </Row>
        ) : null}
        {isAhead ? (
          <Row term={messages.number}>
            <span>{booking.id.slice(-6)}</span>
            <span className="small muted">{messages.numberWhy}</span>
          </Row>
        ) : null}
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { history as messages } from '~/messages/vi/history'
import { IconClock, IconPin } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { formatDong } from '~/ui/price-format'
import type { VisitPageQuery } from '../../../schema/generated/graphql'

type Visit = NonNullable<VisitPageQuery['visit']>

/** The visit's salon, time, staff, services and price. */
export function VisitFacts({ visit }: { visit: Visit }) {
  return (
    <section className="stack stack--tight" aria-labelledby="visit-services">
      <p className="visit-where">
        <IconPin />
        <span>
          <strong>{visit.salonName}</strong>{' '}
          {visit.salonAddress ? <span className="muted">{visit.salonAddress}</span> : null}
        </span>
      </p>
      <p className="visit-where">
        <IconClock />
        <span>{hourText(visit.hourLabel)}</span>
      </p>
      <h2 className="h3" id="visit-services">
        {messages.services}
      </h2>
      {visit.people.map((person, index) => (
        <div key={index} className="visit-person">
          {visit.people.length > 1 ? (
            <h3 className="strong">{formatMessage(messages.person, { n: index + 1 })}</h3>
          ) : null}
          <Server person={person} />
          <ul className="history-lines">
            {person.services.map((service) => (
              <li key={service.id}>
                <span>{service.name}</span>
                <span className="num">
                  {service.oldPrice ? (
                    <s className="muted small">{formatDong(service.oldPrice)}</s>
                  ) : null}{' '}
                  <span>{formatDong(service.price)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="row row--apart visit-total">
        <strong>{messages.total}</strong>
        <strong className="num">{formatDong(visit.total)}</strong>
      </p>
    </section>
  )
}

function Server({ person: { stylist, skinner } }: { person: Visit['people'][number] }) {
  return (
    <div className="visit-server">
      {stylist ? (
        <Picture
          src={stylist.avatar || '/art/mark.svg'}
          width={56}
          height={56}
          alt=""
          shape="round"
        />
      ) : null}
      <dl>
        <div>
          <dt className="small muted">{messages.stylist}</dt>
          <dd>{stylist?.name ?? messages.nobody}</dd>
        </div>
        {skinner ? (
          <div>
            <dt className="small muted">{messages.skinner}</dt>
            <dd>{skinner.name}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  )
}

import { Link } from '@remix-run/react'
import { fullDay, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { history as words } from '~/messages/vi/history'
import { Button } from '~/ui/button'
import { Picture } from '~/ui/picture'
import { formatDong } from '~/ui/price-format'
import type { VisitCardPartsFragment } from '../../../schema/generated/graphql'
import { rebookPath, visitPath } from './paths'
import { Stars } from './stars'
import { visitTitle } from './visit-title'

/** A visit in the list: when, where, by whom, what was done, how it was rated. */
export function VisitCard({ visit }: { visit: VisitCardPartsFragment }) {
  const [before, after] = visit.photos.filter((photo) => !photo.isReported)
  const picture = after ?? before
  const stylist = visit.people[0]?.stylist
  return (
    <li className="visit-card">
      <Picture
        src={picture?.url ?? '/art/empty/no-picture.svg'}
        width={96}
        height={96}
        alt=""
        shape="soft"
      />
      <div className="visit-card__words">
        <h3 className="visit-card__title">
          <Link to={visitPath(visit.id)}>{visitTitle(visit)}</Link>
        </h3>
        <p className="small muted">
          {[
            formatMessage(words.visitHour, { hour: hourText(visit.hourLabel) }),
            stylist ? formatMessage(words.withStylist, { name: stylist.name }) : null,
            visit.people.length > 1
              ? formatMessage(words.people, { n: visit.people.length })
              : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="small">
          {visit.people
            .flatMap((person) => person.services.map((service) => service.name))
            .join(', ')}
        </p>
        <p className="row row--apart small">
          {visit.rating ? (
            <Stars stars={visit.rating.stars} />
          ) : (
            <span className="chip chip--amber">{words.unrated}</span>
          )}
          <strong>{formatDong(visit.total)}</strong>
        </p>
        <Button
          size="s"
          to={rebookPath(visit)}
          aria-label={formatMessage(words.againNamed, { day: fullDay(visit.date) })}
          data-track="history_list_book_again"
        >
          {words.again}
        </Button>
      </div>
    </li>
  )
}

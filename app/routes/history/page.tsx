import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, Link } from '@remix-run/react'
import { history as messages } from '~/messages/vi/history'
import { cursorOf, pageOf, stayWithin } from '~/paging'
import { BookingCard, type CardBooking } from '~/routes/booking/success/booking-card'
import { freshBookingPath } from '~/routes/home/booking-path'
import { logInStatusOf } from '~/routes/auth/log-in-status'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { pagePath, Pager } from '~/ui/pager'
import {
  VisitHistoryDocument,
  type VisitHistoryQuery,
  type VisitCardPartsFragment,
} from '../../../schema/generated/graphql'
import { areaMeta } from '~/seo/inner-meta'
import { HistoryTabs } from './lists'
import { historyPath, rowsPerPage, visitPath } from './paths'
import { fullDay, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { Picture } from '~/ui/picture'
import { formatDong } from '~/ui/price-format'
import { rebookPath, Stars, visitTitle } from './visits'

export { listHandle as handle } from './lists'

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, { path: historyPath, isPublic: false })

/** Future and past bookings. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const page = pageOf(request)
  const response = await site.gateway.query(VisitHistoryDocument, {
    after: cursorOf(page, rowsPerPage),
  })
  const { now, viewer, browser } = response.ok
    ? response.data
    : { now: site.now, viewer: null, browser: null }
  const visits = viewer?.visits ?? null
  if (visits) stayWithin(historyPath, page, { ...visits, size: rowsPerPage })
  const hasVisitPage = !(response.ok && response.data.lacking.includes('VISIT'))
  return {
    now,
    page,
    who: logInStatusOf(response),
    hasVisitPage,
    visits,
    coming: browser?.bookings ?? null,
  }
}

/** /lich-su: bookings to come and visits that were. */
export default function History() {
  const { now, page, who, hasVisitPage, visits, coming } = useLoaderData<typeof loader>()
  return (
    <>
      <HistoryTabs current="visits" />
      {who === 'member' && page === 1 ? <Coming bookings={coming} now={now} /> : null}
      {visits === null ? (
        <ErrorNote retryTo={pagePath(historyPath, page)}>{messages.visitsFailed}</ErrorNote>
      ) : null}
      {visits ? <Visits visits={visits} page={page} hasVisitPage={hasVisitPage} /> : null}
    </>
  )
}

function Coming({ bookings, now }: { bookings: CardBooking[] | null; now: number }) {
  if (bookings === null) return <ErrorNote retryTo={historyPath}>{messages.comingFailed}</ErrorNote>
  if (bookings.length === 0) return null
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{messages.coming}</h2>
      {bookings.map((booking) => (
        <BookingCard key={booking.id} booking={booking} now={now} heading="h3" linksToPage />
      ))}
    </section>
  )
}

function Visits({
  visits: { nodes, totalCount },
  page,
  hasVisitPage,
}: {
  visits: NonNullable<NonNullable<VisitHistoryQuery['viewer']>['visits']>
  page: number
  hasVisitPage: boolean
}) {
  if (nodes.length === 0) {
    return (
      <EmptyState
        picture="no-booking"
        title={messages.noVisits}
        action={
          <Button kind="primary" to={freshBookingPath}>
            {messages.book}
          </Button>
        }
      >
        <p>{messages.noVisitsText}</p>
      </EmptyState>
    )
  }
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{messages.visits}</h2>
      <ul className="history-list" data-testid="visits">
        {nodes.map((visit) => (
          <VisitCard key={visit.id} visit={visit} hasPage={hasVisitPage} />
        ))}
      </ul>
      <Pager path={historyPath} page={page} total={totalCount} size={rowsPerPage} />
    </section>
  )
}

/** A visit in the list: when, where, by whom, what was done, how it was rated on its page. */
function VisitCard({ visit, hasPage }: { visit: VisitCardPartsFragment; hasPage: boolean }) {
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
          {hasPage ? <Link to={visitPath(visit.id)}>{visitTitle(visit)}</Link> : visitTitle(visit)}
        </h3>
        <p className="small muted">
          {[
            formatMessage(messages.visitHour, { hour: hourText(visit.hourLabel) }),
            stylist ? formatMessage(messages.withStylist, { name: stylist.name }) : null,
            visit.people.length > 1
              ? formatMessage(messages.people, { n: visit.people.length })
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
          ) : hasPage ? (
            <span className="chip chip--amber">{messages.unrated}</span>
          ) : (
            <span />
          )}
          <strong>{formatDong(visit.total)}</strong>
        </p>
        <Button
          size="s"
          to={rebookPath(visit)}
          aria-label={formatMessage(messages.againNamed, { day: fullDay(visit.date) })}
          data-track="history_list_book_again"
        >
          {messages.again}
        </Button>
      </div>
    </li>
  )
}

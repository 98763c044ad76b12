import { brand } from '~/brand'
import { clockText, fullDay, fullWeekday, hourText, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { offline as messages } from '~/messages/vi/offline'
import { managePath } from '~/routes/manage/paths'
import { LATE_MINUTES } from '../../../domain/late-minutes'
import type { OfflinePartsFragment } from '../../../schema/generated/graphql'
import { DAY_MS, MINUTE_MS } from '../../../domain/durations'

/**
 * A booking as a device stores it: when, where, what, and the way to its manage page; nothing of
 * the customer themselves.
 */
export function OfflineCard({
  booking,
  token,
  now,
}: {
  booking: OfflinePartsFragment
  token: string | null
  now: number
}) {
  const when = `${hourText(booking.hourLabel)} · ${fullWeekday(booking.date)}`
  return (
    <>
      <h1>{messages.title}</h1>
      <article>
        <h2>{when}</h2>
        <dl>
          <dt>{messages.salon}</dt>
          <dd>
            <strong>{booking.salonName}</strong>
            <span>{booking.salonAddress}</span>
          </dd>
          {booking.people.map((person, index) => (
            <Person key={index} person={person} n={booking.people.length > 1 ? index + 1 : 0} />
          ))}
          <dt>{messages.number}</dt>
          <dd>{booking.id.slice(-6)}</dd>
        </dl>
        <p className="ways">
          <a href={`tel:${booking.salonPhone ?? brand.hotline.tel}`}>{messages.call}</a>
          {token ? <a href={managePath(token)}>{messages.manage}</a> : null}
          {booking.salonMapUrl ? (
            <a href={booking.salonMapUrl} rel="noreferrer">
              {messages.directions}
            </a>
          ) : null}
        </p>
        <p className="small">{messages.needsNetwork}</p>
      </article>
      {token ? <OfflineForms path={managePath(token)} /> : null}
      <p className="small">
        {formatMessage(messages.stored, { time: clockText(now), day: fullDay(vietnamDay(now)) })}
      </p>
      <LoadAgain />
      <Switch isOn />
    </>
  )
}

/**
 * Forms of the manage page that the service worker stores without a network and sends later; it
 * shows the sentence of the one that waits (app/offline/outbox.ts).
 */
function OfflineForms({ path }: { path: string }) {
  return (
    <section aria-labelledby="desk">
      <h3 id="desk">{messages.desk}</h3>
      <p hidden data-waiting="late">
        {messages.lateWaits}
      </p>
      <p hidden data-waiting="cancel">
        {messages.cancelWaits}
      </p>
      <p className="small">{messages.deskText}</p>
      <form method="post" action={path} className="ways">
        <input type="hidden" name="intent" value="late" />
        {LATE_MINUTES.map((minutes) => (
          <button key={minutes} type="submit" name="minutes" value={minutes}>
            {formatMessage(messages.lateBy, { n: minutes })}
          </button>
        ))}
      </form>
      <details>
        <summary>{messages.cancel}</summary>
        <form method="post" action={path}>
          <button type="submit" name="intent" value="cancel">
            {messages.cancelSure}
          </button>
        </form>
      </details>
    </section>
  )
}

function Person({ person, n }: { person: OfflinePartsFragment['people'][number]; n: number }) {
  const services = person.services.map(({ name }) => name)
  return (
    <>
      <dt>
        {n > 0
          ? formatMessage(messages.person, { n, hour: hourText(person.hourLabel) })
          : messages.people}
      </dt>
      <dd>
        <span>{services.length > 0 ? services.join(', ') : messages.consultation}</span>
        {person.stylistName ? (
          <span>{formatMessage(messages.stylist, { name: person.stylistName })}</span>
        ) : null}
      </dd>
    </>
  )
}

/** An empty reference is the address that the document was loaded for, with its query. */
const sameAddress = ''

/** Shown in place of a page that could not be loaded, it leads there. */
export function LoadAgain() {
  return (
    <p>
      <a className="button" href={sameAddress}>
        {messages.again}
      </a>
    </p>
  )
}

/** Switches the storing on this device off, which deletes what is stored, or on. */
export function Switch({ isOn }: { isOn: boolean }) {
  return (
    <form method="post" action="/offline">
      <button type="submit" name="store" value={isOn ? '0' : '1'}>
        {isOn ? messages.off : messages.on}
      </button>
    </form>
  )
}

/** How long a visit takes where the backend sends no length, in minutes. */
const MINUTES = 60

type StoredVisit = Pick<OfflinePartsFragment, 'status' | 'isCanceled' | 'startsAt' | 'minutes'>

/** The next visit, or the last one until a day after it; null without one (`now` is epoch ms). */
export function nextVisit<Booking extends StoredVisit>(
  bookings: readonly Booking[],
  now: number,
): Booking | null {
  const standing = bookings
    .filter((booking) => booking.status === 'CONFIRMED' && !booking.isCanceled)
    .filter((booking) => secondsStored(booking, now) > 0)
    .sort((one, other) => one.startsAt - other.startsAt)
  return standing.find((booking) => endOf(booking) > now) ?? standing.at(-1) ?? null
}

/** For how many seconds a device may store a visit: until a day after its end. */
export function secondsStored(visit: StoredVisit, now: number): number {
  return Math.ceil((endOf(visit) + DAY_MS - now) / 1000)
}

function endOf({ startsAt, minutes }: StoredVisit): number {
  return startsAt + (minutes ?? MINUTES) * MINUTE_MS
}

import { Link, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { openingPath } from '~/booking/draft/opening-path'
import { kilometresText } from '~/booking/salons/distance'
import { clockText, dayText, hourText, vietnamDay } from '~/booking/time/vietnam-day'
import type { HoldResult } from '~/live/live-hours'
import { formatMessage } from '~/messages/format-message'
import { days } from '~/messages/vi/days'
import { soonest as messages } from '~/messages/vi/soonest'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { isPlainPress } from '~/ui/plain-press'
import { formatPrice } from '~/ui/price-format'
import { useAfterPress } from '~/ui/use-after-press'
import type { HoldHourInput, SoonestHoursQuery } from '../../../schema/generated/graphql'
import { soonestAddress, type SoonestQuery } from './query'

/** The hours that were found. */
type Found = NonNullable<SoonestHoursQuery['soonest']>

/** One of them. */
type FoundHour = Found['hours'][number]

/** The booking with everything filled in; those who come along have the same services and hour. */
export function draftPath(
  { salon, date, hourId }: FoundHour,
  { serviceIds, people, stylist }: SoonestQuery,
): string {
  const own = openingPath({
    salonId: salon.id,
    serviceIds,
    stylistId: stylist?.id,
    date,
    hourId,
  })
  const others = Array.from(
    { length: people - 1 },
    (_none, index) => `&p${index + 2}=${serviceIds.join('-')}_${hourId}`,
  )
  return own + others.join('')
}

/** A press waits no longer for its hold, in ms: the booking holds the hour as well. */
const TIMEOUT_MS = 2_000

/** What became of a pressed hour; `own` is aborted when the visitor goes elsewhere first. */
type HoldAnswer = {
  own: AbortController
  response: HoldResult | null
  hour: FoundHour
  path: string
}

/**
 * Holds an hour when it is pressed, and then opens its booking; `onTaken` gets one that somebody
 * else has taken meanwhile. Returns the cursor of the hour that is being held, and the handler. When
 * the visitor goes elsewhere first, the booking is not opened and the hour is released.
 */
function useTakeHour(query: SoonestQuery, onTaken: (hour: FoundHour) => void) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [taking, setTaking] = useState<string | null>(null)
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => {
    // Loaded while the list is read, so that the press waits for one request only.
    void loadLive().catch(() => undefined)
  }, [])
  useEffect(
    () => () => {
      waiting.current?.abort()
      waiting.current = null
      setTaking(null)
    },
    [isLeaving],
  )

  const answer = useAfterPress(({ own, response, hour, path }: HoldAnswer) => {
    if (own.signal.aborted) return
    waiting.current = null
    setTaking(null)
    if (response?.__typename === 'PlaceTaken') onTaken(hour)
    else navigate(path)
  })

  function press(event: MouseEvent<HTMLAnchorElement>, hour: FoundHour, path: string) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    if (taking) return
    const own = new AbortController()
    waiting.current = own
    setTaking(hour.cursor)
    void hold(requestOf(hour, query), own.signal).then((response) =>
      answer({ own, response, hour, path }),
    )
  }
  return { taking, press }
}

const loadLive = () => import('~/live/live-hours')

/** The response to a hold; null when there is none in time. Aborting releases the hour. */
async function hold(input: HoldHourInput, signal: AbortSignal): Promise<HoldResult | null> {
  const live = await loadLive().catch(() => null)
  return new Promise((resolve) => {
    if (!live || signal.aborted) return resolve(null)
    setTimeout(() => resolve(null), TIMEOUT_MS)
    live.holdHours(input, resolve)
    signal.addEventListener('abort', () => live.holdHours(null, () => undefined))
  })
}

function requestOf(
  { salon, date, hourId }: FoundHour,
  { serviceIds, people, stylist }: SoonestQuery,
): HoldHourInput {
  const person = { serviceIds, hourId, stylistId: stylist?.id ?? null }
  return { salonId: salon.id, date, people: Array.from({ length: people }, () => person) }
}

/** A list older than this shows its age, in ms. */
const OLD_MS = 10_000

/** Salons in the group of the nearest. */
const NEAREST = 3

/**
 * The hours that were found: the soonest first, and below them the nearest salons' where a position
 * is known. One that was taken before it could be held gives way to the next.
 */
export function FoundHours({
  found: { hours: all, seenAt, isPartial },
  hasMore,
  query,
  now,
}: {
  found: Found
  hasMore: boolean
  query: SoonestQuery
  now: number
}) {
  const today = vietnamDay(now)
  const [lost, setLost] = useState<FoundHour[]>([])
  const { taking, press } = useTakeHour(query, (hour) => setLost((before) => [...before, hour]))
  const hours = all.filter(({ cursor }) => lost.every((one) => one.cursor !== cursor))
  const last = lost.at(-1)
  const next = last && (hours.find((hour) => all.indexOf(hour) > all.indexOf(last)) ?? hours[0])
  const list = useRef<HTMLUListElement>(null)
  const nextAt = next ? hours.indexOf(next) : -1
  useEffect(() => {
    // The pressed row is gone, and the focus with it.
    if (lost.length > 0 && nextAt >= 0)
      list.current?.querySelectorAll<HTMLAnchorElement>('.soonest-row')[nextAt]?.focus()
  }, [lost, nextAt])
  const nearest = query.near ? nearestOf(hours) : []
  const furthest = all.at(-1)
  const row = (hour: FoundHour) => (
    <HourRow
      key={hour.cursor}
      hour={hour}
      query={query}
      today={today}
      isBusy={taking === hour.cursor}
      onPress={(event, path) => press(event, hour, path)}
    />
  )
  return (
    <>
      {now - seenAt > OLD_MS ? (
        <Notice>{formatMessage(messages.seenAt, { time: clockText(seenAt) })}</Notice>
      ) : null}
      {isPartial ? <Notice>{messages.partial}</Notice> : null}
      {last ? (
        <TakenNotice key={last.cursor} hour={last} next={next ?? null} today={today} />
      ) : null}
      <section aria-labelledby="soonest-list">
        <h2 id="soonest-list" className="h3">
          {messages.list}
        </h2>
        <ul className="soonest-list" ref={list}>
          {hours.map(row)}
        </ul>
      </section>
      {nearest.length > 0 ? (
        <section aria-labelledby="soonest-nearest">
          <h2 id="soonest-nearest" className="h3">
            {messages.nearest}
          </h2>
          <ul className="soonest-list">{nearest.map(row)}</ul>
        </section>
      ) : null}
      {hasMore && furthest ? (
        <Button to={soonestAddress({ ...query, after: furthest.cursor })} wide>
          {messages.more}
        </Button>
      ) : null}
    </>
  )
}

/** So many free stylists are counted. */
const COUNTED = 5

/**
 * One hour: a link to the booking with salon, services, day and hour filled in, for everybody of a
 * group; with JavaScript the press holds the hour first.
 */
function HourRow({
  hour,
  query,
  today,
  isBusy,
  onPress,
}: {
  hour: FoundHour
  query: SoonestQuery
  today: string
  isBusy: boolean
  onPress: (event: MouseEvent<HTMLAnchorElement>, path: string) => void
}) {
  const { salon, distanceKm, travelMinutes, label, freeStylists, price } = hour
  const many = freeStylists >= COUNTED ? messages.freeMany : messages.free
  const path = draftPath(hour, query)
  return (
    <li>
      <Link
        className="soonest-row"
        to={path}
        aria-busy={isBusy || undefined}
        onClick={(event) => onPress(event, path)}
        data-track="soonest_take"
      >
        <span className="soonest-row__hour">
          <strong className="num">{hourText(label)}</strong>
          <span className="small muted">{dayOf(hour, today)}</span>
        </span>
        <span className="soonest-row__where">
          <strong>{salon.name}</strong>
          <span className="small muted">
            {distanceKm !== null && travelMinutes !== null
              ? formatMessage(messages.distance, {
                  distance: kilometresText(distanceKm),
                  minutes: travelMinutes,
                })
              : salon.districtName}
          </span>
          {freeStylists > 0 && !query.stylist ? (
            <span className="small muted">{formatMessage(many, { n: freeStylists })}</span>
          ) : null}
        </span>
        <span className="soonest-row__take">
          <span>{formatPrice(price)}</span>
          {query.people > 1 ? <span className="small muted">{messages.each}</span> : null}
          <span className="soonest-row__press" aria-hidden="true">
            {messages.take}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Today, or tomorrow with its date. */
function dayOf({ date }: FoundHour, today: string): string {
  return date === today ? days.tags.TODAY : `${days.tags.TOMORROW}, ${dayText(date)}`
}

/** What became of a pressed hour, and which is offered instead. */
function TakenNotice({
  hour,
  next,
  today,
}: {
  hour: FoundHour
  next: FoundHour | null
  today: string
}) {
  return (
    <Notice kind="error">
      <p>{formatMessage(messages.taken, { hour: hourText(hour.label), salon: hour.salon.name })}</p>
      {next ? (
        <p>
          {formatMessage(messages.takenNext, {
            hour: hourText(next.label),
            day: dayOf(next, today),
            salon: next.salon.name,
          })}
        </p>
      ) : null}
    </Notice>
  )
}

/** The first hour of each of the nearest salons, unless the list begins with them anyway. */
function nearestOf(hours: readonly FoundHour[]): FoundHour[] {
  const firsts = hours.filter(
    (hour, index) => hours.findIndex(({ salon }) => salon.id === hour.salon.id) === index,
  )
  const nearest = [...firsts]
    .sort((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0))
    .slice(0, NEAREST)
  return nearest.every((hour, index) => hour === hours[index]) ? [] : nearest
}

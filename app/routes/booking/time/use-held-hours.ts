import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { draftAfter, type Draft } from '~/booking/draft/draft'
import { bookingPath, readDraft } from '~/booking/draft/draft-query'
import { losesHour } from '~/booking/group/group'
import { currentPerson } from '~/booking/group/person'
import { hourLabel } from '~/booking/time/slots'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import type { HoldResult } from '~/live/live-hours'
import { useToast } from '~/ui/toast'
import { useAfterPress } from '~/ui/use-after-press'
import type { HoldHourInput } from '../../../../schema/generated/graphql'
import { useDraft } from '../use-draft'
import type { BookingAttempt } from '../submit/create.server'
import type { HoursShown } from './hours-shown'

type TakenResult = Extract<BookingAttempt, { kind: 'taken' }>

/**
 * The state of the chosen hours: held until an instant (epoch ms), taken by another customer, or
 * refused with alternatives.
 */
export type HoldStatus =
  /**
   * `endsAt` is the same instant by this browser's clock, for the countdown; `extendableAt` is when
   * it can be kept longer, null when it cannot.
   */
  | { kind: 'held'; until: number; endsAt: number; extendableAt: number | null }
  | { kind: 'lost'; text: string }
  | { kind: 'refused'; taken: TakenResult }
  | null

/** An hour that is gone: `of` is the hold request that it was chosen with. */
type LostHour = { of: string; index: number; text: string; what: HoldStatus }

type ShownTime = {
  day: string
  shown: HoursShown
  /** The booking is being sent or has a result, which the page shows instead. */
  hasResult: boolean
}

/**
 * Holds the chosen hours while the customer finishes, and reports when one is lost; `extend` asks to
 * keep them longer. All other choices and input stay.
 */
export function useHeldHours(
  draft: Draft,
  { day, shown, hasResult }: ShownTime,
): { news: HoldStatus; extend: () => void } {
  const navigate = useNavigate()
  const { next } = useDraft()
  const toast = useToast()
  const [news, setNews] = useState<News>({ of: '', news: null })
  const key = JSON.stringify(holdRequestOf(draft, day))
  const [asked, setAsked] = useState<{ of: string } | null>(null)
  const extension = asked?.of === key ? asked : null
  const hourId = currentPerson(draft).hourId
  const lastSeen = useRef({ seen: '', label: '' })
  const isFree = hourId !== null && hourId === shown.hourId

  const loseHour = useAfterPress(({ of, index, text, what }: LostHour, navigation) => {
    const { location: loading, formMethod } = navigation
    // Whoever is on the way to another screen, or books, goes on; the server refuses the hour.
    if (formMethod === 'POST') return
    if (loading && (loading.pathname !== '/booking' || stepOf(loading.search) !== next.step)) return
    // Another choice has been pressed meanwhile, and is held anew.
    if (JSON.stringify(holdRequestOf(next, day)) !== of) return
    // The day is written down: an hour of another day that is chosen next has to load its day.
    const after = draftAfter({ ...next, date: day }, { type: 'loseHour', index })
    setNews({ of: JSON.stringify(holdRequestOf(after, day)), news: what })
    toast({ kind: 'error', title: messages.notice, text })
    navigate(bookingPath(after), { replace: true, preventScrollReset: true })
  })

  // The hour was free on this screen a moment ago, so the change needs a message.
  useEffect(() => {
    const seen = `${key} ${draft.current}`
    if (isFree) lastSeen.current = { seen, label: hourLabel(shown.hours, hourId) ?? '' }
    else if (hourId !== null && shown.hours && !hasResult && lastSeen.current.seen === seen) {
      const text = formatMessage(messages.hourLost, { hour: hourText(lastSeen.current.label) })
      lastSeen.current = { seen: '', label: '' }
      loseHour({ of: key, index: draft.current, text, what: { kind: 'lost', text } })
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isFree, shown.hours, hasResult])

  useEffect(() => {
    let isOld = false
    const onResult = (result: HoldResult) => {
      if (isOld) return
      if (result.__typename === 'HourHeld')
        setNews((last) => newsHeld(last, { of: key, news: heldFrom(result, Date.now()) }))
      else if (result.__typename === 'PlaceTaken')
        loseHour({
          of: key,
          index: losesHour(draft),
          text: result.message,
          what: { kind: 'refused', taken: { ...result, kind: 'taken' } },
        })
      // It stays held until its end, but no longer.
      else if (extension)
        setNews(({ of, news }) => ({
          of,
          news: news?.kind === 'held' ? { ...news, extendableAt: null } : news,
        }))
    }
    let forget = (): void => undefined
    import('~/live/live-hours').then(
      ({ holdHours, onHeldElsewhere }) => {
        if (isOld) return
        const request = JSON.parse(key) as HoldHourInput | null
        holdHours(extension && request ? { ...request, isExtension: true } : request, onResult)
        forget = onHeldElsewhere(() => setNews({ of: '', news: null }))
      },
      () => undefined,
    )
    return () => {
      isOld = true
      forget()
    }
    // Another choice needs another hold; everything else is read when the response comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, extension])

  const endsAt = news.news?.kind === 'held' ? news.news.endsAt : null
  useEffect(() => {
    if (endsAt === null) return
    const timer = setTimeout(
      () => setNews({ of: '', news: null }),
      Math.max(0, endsAt - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [endsAt])

  return { news: news.of === key ? news.news : null, extend: () => setAsked({ of: key }) }
}

/** News of a hold request. */
type News = { of: string; news: HoldStatus }

/**
 * The news once hours are held. Where the rest of a group is held after a refusal, that stays with
 * its nearest times until the next choice.
 */
export function newsHeld(last: News, held: News): News {
  return last.of === held.of && last.news?.kind === 'refused' ? last : held
}

/** The state after the server's response at `now` by this browser's clock. */
function heldFrom(
  { until, secondsLeft, secondsToExtension }: Extract<HoldResult, { __typename: 'HourHeld' }>,
  now: number,
): HoldStatus {
  return {
    kind: 'held',
    until,
    endsAt: now + secondsLeft * 1000,
    extendableAt: secondsToExtension === null ? null : now + secondsToExtension * 1000,
  }
}

function stepOf(search: string): number {
  return readDraft(new URLSearchParams(search)).step
}

/** The hours to hold: those of all people of the group with an hour; null when there are none. */
function holdRequestOf(draft: Draft, date: string): HoldHourInput | null {
  const { salonId, people, origin } = draft
  const chosen = people.flatMap(({ serviceIds, hourId, stylistId }) =>
    hourId === null ? [] : [{ serviceIds: [...serviceIds], hourId, stylistId }],
  )
  return salonId !== null && chosen.length > 0
    ? {
        salonId,
        date,
        people: chosen,
        utmSource: origin.utmSource || null,
        changesBookingOf: draft.isChange ? draft.phone : null,
      }
    : null
}

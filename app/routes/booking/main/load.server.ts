import { redirect } from '@remix-run/cloudflare'
import { mayOfferBackups } from '~/booking/salons/backup-salons'
import { needsConsent, ownDecision, photoDefault, readConsent } from '~/booking/customer/consent'
import { currentDay, dayAfterFull, withChosenDay, withoutLostDay } from '~/booking/time/days'
import { type Draft, draftAfter } from '~/booking/draft/draft'
import { readGroupRefusal, type GroupCaller, groupRefusal } from '~/booking/group/group'
import { needsName } from '~/booking/customer/name'
import { currentPerson } from '~/booking/group/person'
import { kilometresText } from '~/booking/salons/distance'
import { readPoint } from '../../../../domain/distance'
import { readId } from '~/booking/read-id'
import { largestCities, previousSalons } from '~/booking/salons/salon-list'
import { canChooseTime, hoursChosen } from '~/booking/readiness'
import { firstToTake } from '~/booking/time/slots'
import { clockText, dayText, instantOf, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { prices } from '~/messages/vi/booking'
import { minutesIn } from '../../../../domain/frames'
import { addDays } from '../../../../domain/vietnam-day'
import type { Site } from '~/context'
import type { BookingToChange } from '../change/current.server'
import { priceNotes } from './price-notes.server'
import {
  BookingDayDocument,
  BookingMainDocument,
  type BookingMainQuery,
} from '../../../../schema/generated/graphql'
import { bookingPath } from '~/booking/draft/draft-query'
import {
  withoutUnsold,
  type SoldCatalogue,
  peopleAt,
  servicesOf,
} from '~/routes/booking/group/people.server'
import { popularOf, suggestionOf } from '../services/proposed.server'
import { sumOf } from '~/booking/offers/offer-prices'
import {
  offersOfPeople,
  offerVariables,
  proposalFor,
  withBestOffer,
} from '~/routes/booking/offers/offers.server'
import { hoursInput } from '../time/hours-shown'

/** Cities that are one press away; the others follow on all salons. */
const CITIES = 4

/** Salons that are proposed: the nearest ones, or one of each of the first cities. */
const PROPOSED = 2

/** What was loaded of the chosen salon besides itself. */
type AtSalon = NonNullable<BookingMainQuery['atSalon']>

type Schedule = Pick<AtSalon, 'staff' | 'hours'>

/**
 * Everything that step 0 shows. Data that failed to load is null, and costs its own section only.
 */
export async function loadMain(
  site: Site,
  draft: Draft,
  query: URLSearchParams,
  { cookies, changing }: { cookies: string; changing: Promise<BookingToChange> | null },
) {
  const today = vietnamDay(site.now)
  const requested = draft.date ?? today
  const [{ data, failed }, change] = await Promise.all([
    queryMain(site, draft, query, requested),
    changing,
  ])
  const atSalon = data?.atSalon ?? null
  const rules = atSalon?.bookingRules ?? null
  const caller: GroupCaller = {
    salonId: draft.salonId,
    phone: draft.phone,
    viewerPhone: data?.viewer?.profile?.phone ?? null,
    mayBookForOthers: rules?.mayBookForOthers ?? false,
    bookedPeople: change?.current?.size ?? 1,
  }
  const days = daysOf(rules, draft)
  const day = currentDay(draft.date, days, data?.salon?.openingDate ?? null, today)
  const lost = pathWithoutLost(draft, { data, failed, day }, caller)
  if (lost) throw redirect(lost)
  const schedule = await scheduleOf(site, draft, { data, requested, day, days })
  const stylists = schedule.staff?.stylists ?? null
  const catalogue = atSalon?.services ?? null
  const priced = { atSalon, requested, days, day: schedule.day, stylists }
  return {
    screen: 'main' as const,
    now: data?.now ?? site.now,
    /** Origin of the partner app that embeds the page, if it is one. */
    host: site.hostOf(draft.origin.utmSource),
    today,
    day: schedule.day,
    ...newDays(data?.now ?? site.now, rules?.salesOpenAt ?? null),
    salon: data?.salon ?? null,
    ...shortcutsOf(draft, data),
    popular: popularOf(draft, catalogue),
    suggestion: suggestionOf(draft, catalogue, schedule.day),
    ...(await pricedPeople(site, draft, priced)),
    caller,
    customerId: data?.viewer?.profile?.id ?? null,
    asksName: needsName(data?.viewer?.profile ?? null, draft.phone),
    /** The chain's message to this phone. */
    guides: rules?.guides ?? [],
    mayChooseStylist: rules?.mayChooseStylist ?? true,
    hours: schedule.hours ?? null,
    /** Null: not requested, or not loaded. */
    backups: atSalon?.alternatives ?? null,
    off: data?.offSalon?.closure ?? null,
    isSomeGone: query.get('gone') === '1',
    hasWaitlist: data !== null && !data.lacking.includes('WAITLIST'),
    groupRefusal: readGroupRefusal(query.get('group_refused')),
    ...consentFields(site, draft, data, cookies),
    key: crypto.randomUUID(),
  }
}

/** When other days are on offer (epoch ms), at midnight or with a sale, and what announces it. */
function newDays(now: number, salesOpenAt: number | null) {
  const midnight = instantOf(addDays(vietnamDay(now), 1), 0)
  return {
    newDaysAt: Math.min(midnight, salesOpenAt ?? Infinity),
    sale:
      salesOpenAt === null
        ? null
        : formatMessage(prices.days.sale, {
            time: clockText(salesOpenAt),
            day: dayText(vietnamDay(salesOpenAt)),
          }),
  }
}

/**
 * The ways to a salon while none is chosen: those near a position that the browser may tell, open
 * ones visited before, and for somebody who has visited none the largest cities.
 */
function shortcutsOf({ salonId }: Draft, data: BookingMainQuery | null) {
  const visited = previousSalons(data?.browser?.visitedSalons).filter(({ isOpen }) => isOpen)
  const hours = data?.firstFreeHours ?? []
  const nearest = salonId !== null ? [] : nearestSalons(data?.salonsNear ?? [], hours)
  const cities =
    salonId !== null || visited.length > 0
      ? []
      : largestCities(data?.provinces ?? []).slice(0, CITIES)
  return {
    visited,
    cities: cities.map(({ id, name }) => ({ id, name })),
    isNear: nearest.length > 0,
    proposed: nearest.length > 0 ? nearest : soonestSalons(cities.slice(0, PROPOSED), hours),
  }
}

type City = NonNullable<BookingMainQuery['provinces']>[number]
type ListedSalon = City['salons'][number]
type FirstHours = readonly { salonId: string; label: string }[]

/** The nearest salons that serve today, each with its first free hour if that is known. */
export function nearestSalons<Salon extends ListedSalon>(
  near: readonly { salon: Salon; distanceKm: number }[],
  hours: FirstHours,
) {
  return near
    .filter(({ salon: { isOpen, openingDate } }) => isOpen && !openingDate)
    .slice(0, PROPOSED)
    .map(({ salon, distanceKm }) => ({
      ...salon,
      place: kilometresText(distanceKm),
      label: hours.find(({ salonId }) => salonId === salon.id)?.label ?? null,
    }))
}

/** The salon of each city with the first free hour of today. */
export function soonestSalons(cities: readonly City[], hours: FirstHours) {
  return cities.flatMap(({ name: place, salons }) => {
    const open = hours
      .flatMap(({ salonId, label }) => {
        const salon = salons.find(({ id, isOpen }) => isOpen && id === salonId)
        return salon && !salon.openingDate ? [{ ...salon, place, label }] : []
      })
      .sort((a, b) => (minutesIn(a.label) ?? 0) - (minutesIn(b.label) ?? 0))
    return open.slice(0, 1)
  })
}

/** What step 0 shows. */
export type MainData = Awaited<ReturnType<typeof loadMain>>

/** Whether the form has a box for the consent, and whether that for photos is ticked. */
function consentFields(site: Site, draft: Draft, data: BookingMainQuery | null, cookies: string) {
  const about = {
    phone: draft.phone,
    stored: readConsent(cookies),
    hasAgreed: data?.viewer?.profile?.hasAgreedToPrivacy ?? false,
    isInApp: site.isInApp,
    own: ownDecision(data?.viewer?.profile, draft.phone),
  }
  return { asksConsent: needsConsent(about), photo: photoDefault(about) }
}

async function queryMain(site: Site, draft: Draft, query: URLSearchParams, date: string) {
  const offId = readId(query.get('off'))
  const me = currentPerson(draft)
  const serviceIds = [...new Set(draft.people.flatMap((person) => person.serviceIds))]
  const point = draft.salonId !== null ? null : readPoint(query.get('near'))
  const response = await site.gateway.query(BookingMainDocument, {
    hasSalon: draft.salonId !== null,
    canChooseTime: canChooseTime(draft),
    hasMine: draft.salonId !== null && me.serviceIds.length > 0,
    ...offerVariables(draft, draft.current, date),
    hours: hoursInput(draft, date),
    offId: offId ?? '',
    isOff: offId !== null,
    date,
    allServiceIds: serviceIds,
    wantsBackups:
      query.has('backup') &&
      draft.salonId !== null &&
      mayOfferBackups({
        date,
        today: vietnamDay(site.now),
        hasServices: me.serviceIds.length > 0,
        stylistId: me.stylistId,
        hourId: me.hourId,
      }),
    isNear: point !== null,
    latitude: point?.latitude ?? 0,
    longitude: point?.longitude ?? 0,
  })
  return response.ok
    ? { data: response.data, failed: response.failed }
    : { data: null, failed: ['salon'] }
}

type MainQueryResult = {
  data: BookingMainQuery | null
  requested: string
  /** The one that the draft is about. */
  day: string
  days: ReturnType<typeof daysOf>
}

/**
 * The days on offer. While the role of this phone cannot be loaded, the day that was chosen before
 * stays; with its hours also while another phone is being typed.
 */
function daysOf(rules: AtSalon['bookingRules'], draft: Draft) {
  const days = rules?.days ?? []
  const isTyping = draft.phone === '' && hoursChosen(draft.people) > 0
  return rules?.isDefault || isTyping ? withChosenDay(days, draft.date) : days
}

/** Staff and hours of the day, which may differ from the one requested first. */
async function scheduleOf(
  site: Site,
  draft: Draft,
  { data, requested, day, days }: MainQueryResult,
): Promise<Schedule & { day: string }> {
  if (!canChooseTime(draft)) {
    // The others' hours are named and their stylists priced, though this customer has none yet.
    const isNaming = draft.salonId !== null && draft.people[0].hourId !== null
    const none = { staff: null, hours: null }
    return { ...(isNaming ? await queryDay(site, { ...draft, current: 0 }, day) : none), day }
  }
  const first =
    day === requested
      ? { staff: data?.atSalon?.staff ?? null, hours: data?.atSalon?.hours ?? null }
      : await queryDay(site, draft, day)
  const next =
    isFull(site, draft, first, day) && currentPerson(draft).stylistId === null
      ? dayAfterFull(day, days, draft.date !== null)
      : null
  return next ? { ...(await queryDay(site, draft, next)), day: next } : { ...first, day }
}

function isFull(site: Site, draft: Draft, { hours }: Schedule, date: string): boolean {
  if (!hours) return false
  const frames = hours.groups.flatMap((group) => group.hours)
  return firstToTake(frames, { date, now: site.now, utmSource: draft.origin.utmSource }) === null
}

async function queryDay(site: Site, draft: Draft, date: string): Promise<Schedule> {
  const { salonId, phone } = draft
  if (salonId === null) return { staff: null, hours: null }
  const response = await site.gateway.query(BookingDayDocument, {
    salonId,
    guestPhone: phone || null,
    date,
    hours: hoursInput(draft, date),
  })
  return (response.ok ? response.data.salon : null) ?? { staff: null, hours: null }
}

type FoundSalon = { isOpen: boolean } | null
type LoadedMain = {
  data: { salon?: FoundSalon; atSalon?: { services: SoldCatalogue | null } | null } | null
  failed: readonly string[]
  day: string
}

/**
 * The address without what the draft cannot have, and with the notices about it; null when it can
 * have everything. One redirect, whatever was lost.
 */
export function pathWithoutLost(
  draft: Draft,
  loaded: LoadedMain,
  caller: GroupCaller,
): string | null {
  const { data } = loaded
  const isSalonLost = losesSalon(draft, loaded)
  const placed = isSalonLost ? withoutSalon(draft, data?.salon ?? null) : draft
  const refusal = groupRefusal(draft.people.length, { ...caller, salonId: placed.salonId })
  // A group that only needs the log-in stays.
  const groupLost = refusal === 'login' ? null : refusal
  const fewer = groupLost
    ? draftAfter(placed, { type: 'setSize', size: caller.bookedPeople })
    : placed
  // The list of services is that of the lost salon.
  const sold = isSalonLost ? fewer : withoutUnsold(fewer, data?.atSalon?.services ?? null)
  const timed = withoutLostDay(sold, loaded.day)
  if (timed === draft) return null
  return bookingPath(timed, {
    off: isSalonLost && data?.salon ? draft.salonId : null,
    group_refused: groupLost,
    gone: sold === fewer ? null : 1,
    day_gone: timed === sold ? null : 1,
  })
}

/** It is closed, or does not exist. */
function losesSalon({ salonId }: Draft, { data, failed }: LoadedMain): boolean {
  return salonId !== null && data !== null && !failed.includes('salon') && !data.salon?.isOpen
}

/** An unknown salon has no dialog with others, so the section shows what is missing. */
function withoutSalon(draft: Draft, salon: FoundSalon): Draft {
  const without = draftAfter(draft, {
    type: 'chooseSalon',
    salon: { id: draft.salonId!, isOpen: false, openingDate: null },
    today: '',
  })
  return salon ? without : { ...without, isPressed: true }
}

/** The day that is shown, with its staff, and what was loaded for another date before. */
type ShownDay = {
  atSalon: AtSalon | null
  /** The date that the offers of `atSalon` are for. */
  requested: string
  days: NonNullable<AtSalon['bookingRules']>['days']
  day: string
  stylists: NonNullable<AtSalon['staff']>['stylists'] | null
}

/** The people of a draft with their services, offers and prices on the day that is shown. */
async function pricedPeople(
  site: Site,
  draft: Draft,
  { atSalon, requested, days, day, stylists }: ShownDay,
) {
  const catalogue = atSalon?.services ?? null
  const me = currentPerson(draft)
  const offers = await offersOfPeople(site, draft, day, {
    found: atSalon?.offers ?? null,
    code: requested,
  })
  const priced = withBestOffer(draft, offers[0] ?? null)
  const people = peopleAt(priced, catalogue, day, stylists ?? [], offers)
  const view = people[draft.current]!
  const notes = priceNotes(servicesOf(me, catalogue), catalogue?.specialDays ?? [], {
    day,
    days,
    stylists,
    stylistId: me.stylistId,
  })
  return {
    days: notes.days,
    hourExtra: notes.hourExtra,
    priceSum: notes.priceSum,
    stylists: notes.stylists,
    people,
    /** An offer that would save the current customer more; null when there is none. */
    proposal: proposalFor(currentPerson(priced), offers[draft.current] ?? null, view),
    /** The chain's best offer counts although the customer did not choose it. */
    isOfferAuto: priced !== draft,
    /** What all customers pay together. */
    total: sumOf(people.map(({ total }) => total)),
    needsStylist:
      me.isConsultation ||
      !view.chosen ||
      view.chosen.some(({ deliveryType }) => deliveryType !== 'SKINNER'),
  }
}

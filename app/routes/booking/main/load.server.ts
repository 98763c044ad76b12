import { redirect } from '@remix-run/cloudflare'
import { mayOfferBackups } from '~/booking/salons/backup-salons'
import { needsConsent, ownDecision, photoDefault, readConsent } from '~/booking/customer/consent'
import { currentDay, dayAfterFull, withChosenDay } from '~/booking/time/days'
import type { Draft } from '~/booking/draft/draft'
import { readGroupRefusal, type GroupCaller } from '~/booking/group/group'
import { needsName } from '~/booking/customer/name'
import { currentPerson } from '~/booking/group/person'
import { readId } from '~/booking/read-id'
import { largestCities } from '~/booking/salons/largest-cities'
import { previousSalons } from '~/booking/salons/previous-salons'
import { canChooseTime } from '~/booking/readiness'
import { firstToTake } from '~/booking/time/slots'
import { vietnamDay } from '~/booking/time/vietnam-day'
import type { Site } from '~/context'
import {
  BookingDayDocument,
  BookingMainDocument,
  type BookingMainQuery,
} from '../../../../schema/generated/graphql'
import { offerVariables } from '../offers/offers.server'
import { pathWithoutLost } from './drop-unavailable.server'
import { pricedPeople } from './priced-people.server'

/** Cities that are one press away; the others follow on all salons. */
const CITIES = 4

type Schedule = Pick<BookingMainQuery, 'staff' | 'hours'> & { failed: readonly string[] }

/**
 * Everything that step 0 shows. Data that failed to load is null, and costs its own section only.
 */
export async function loadMain(site: Site, draft: Draft, query: URLSearchParams, cookies: string) {
  const today = vietnamDay(site.now)
  const requested = draft.date ?? today
  const { data, failed } = await queryMain(site, draft, query, requested)
  const caller: GroupCaller = {
    salonId: draft.salonId,
    phone: draft.phone,
    viewerPhone: data?.viewer?.phone ?? null,
    mayBookForOthers: data?.role?.mayBookForOthers ?? false,
  }
  const lost = pathWithoutLost(draft, { data, failed }, caller)
  if (lost) throw redirect(lost)
  const days = daysOf(data, draft)
  const schedule = await scheduleOf(site, draft, { data, failed, requested, today, days })
  const stylists = schedule.staff?.stylists ?? null
  const priced = { data, requested, days, day: schedule.day, stylists }
  return {
    screen: 'main' as const,
    now: data?.now ?? site.now,
    /** Origin of the partner app that embeds the page, if it is one. */
    host: site.hostOf(draft.origin.utmSource),
    today,
    day: schedule.day,
    salon: data?.salon ?? null,
    ...shortcutsOf(data),
    ...(await pricedPeople(site, draft, priced)),
    caller,
    customerId: data?.viewer?.id ?? null,
    asksName: needsName(data?.viewer ?? null, draft.phone),
    /** The chain's message to this phone. */
    guides: data?.role?.guides ?? [],
    mayChooseStylist: data?.role?.mayChooseStylist ?? true,
    hours: schedule.hours ?? null,
    /** Null: not requested, or not loaded. */
    backups: data?.backupSalons ?? null,
    off: data?.salonOff ?? null,
    isSomeGone: query.get('gone') === '1',
    groupRefusal: readGroupRefusal(query.get('group_refused')),
    ...consentFields(site, draft, data, cookies),
    key: crypto.randomUUID(),
  }
}

/**
 * The ways to a salon while none is chosen: open ones visited before, or the largest cities for
 * somebody who has visited none.
 */
function shortcutsOf(data: BookingMainQuery | null) {
  const visited = previousSalons(data?.visitedSalons).filter(({ isOpen }) => isOpen)
  const cities = visited.length > 0 ? [] : largestCities(data?.provinces ?? []).slice(0, CITIES)
  return { visited, cities: cities.map(({ id, name }) => ({ id, name })) }
}

/** What step 0 shows. */
export type MainData = Awaited<ReturnType<typeof loadMain>>

/** Whether the form has a box for the consent, and whether that for photos is ticked. */
function consentFields(site: Site, draft: Draft, data: BookingMainQuery | null, cookies: string) {
  const about = {
    phone: draft.phone,
    stored: readConsent(cookies),
    hasAgreed: data?.viewer?.hasAgreedToPrivacy ?? false,
    isInApp: site.isInApp,
    own: ownDecision(data?.viewer, draft.phone),
  }
  return { asksConsent: needsConsent(about), photo: photoDefault(about) }
}

async function queryMain(site: Site, draft: Draft, query: URLSearchParams, date: string) {
  const offId = readId(query.get('off')) ?? 0
  const me = currentPerson(draft)
  const serviceIds = [...new Set(draft.people.flatMap((person) => person.serviceIds))]
  const response = await site.gateway.query(BookingMainDocument, {
    hasSalon: draft.salonId > 0,
    hasServices: draft.salonId > 0 && serviceIds.length > 0,
    canChooseTime: canChooseTime(draft),
    hasMine: draft.salonId > 0 && me.serviceIds.length > 0,
    ...offerVariables(draft, draft.current),
    offId,
    isOff: offId > 0,
    date,
    allServiceIds: serviceIds,
    stylistId: me.stylistId,
    wantsBackups:
      query.has('backup') &&
      draft.salonId > 0 &&
      mayOfferBackups({
        date,
        today: vietnamDay(site.now),
        hasServices: me.serviceIds.length > 0,
        stylistId: me.stylistId,
        hourId: me.hourId,
      }),
    utmSource: draft.origin.utmSource || null,
    changesBookingOf: draft.isChange ? draft.phone : null,
  })
  return response.ok
    ? { data: response.data, failed: response.failed }
    : { data: null, failed: ['salon', 'serviceCatalogue', 'staff', 'hours'] }
}

type MainQueryResult = {
  data: BookingMainQuery | null
  failed: readonly string[]
  requested: string
  today: string
  days: ReturnType<typeof daysOf>
}

/**
 * The days on offer. While the role of this phone cannot be loaded, the day that was chosen before
 * stays.
 */
function daysOf(data: BookingMainQuery | null, draft: Draft) {
  const days = data?.role?.days ?? []
  return data?.role?.isDefault ? withChosenDay(days, draft.date) : days
}

/** Staff and hours of the day the draft is about, which may differ from the one requested first. */
async function scheduleOf(
  site: Site,
  draft: Draft,
  { data, failed, requested, today, days }: MainQueryResult,
): Promise<Schedule & { day: string }> {
  const day = currentDay(draft.date, days, data?.salon?.openingDate ?? null, today)
  if (!canChooseTime(draft)) return { staff: null, hours: null, failed, day }
  const first =
    day === requested
      ? { staff: data?.staff ?? null, hours: data?.hours ?? null, failed }
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
  const { serviceIds, stylistId } = currentPerson(draft)
  const response = await site.gateway.query(BookingDayDocument, {
    salonId,
    phone: phone || null,
    date,
    serviceIds: [...serviceIds],
    stylistId,
    utmSource: draft.origin.utmSource || null,
    changesBookingOf: draft.isChange ? draft.phone : null,
  })
  return response.ok
    ? { ...response.data, failed: response.failed }
    : { staff: null, hours: null, failed: ['staff', 'hours'] }
}

import { redirect } from '@remix-run/cloudflare'
import { needsConsent, photoDefault, readConsent } from '~/booking/consent'
import { currentDay, dayAfterFull } from '~/booking/days'
import { draftAfter, type Draft } from '~/booking/draft'
import { bookingPath } from '~/booking/draft-query'
import { canChooseTime } from '~/booking/readiness'
import { stillSold } from '~/booking/services'
import { firstToTake } from '~/booking/slots'
import { onOccasion } from '~/booking/special-days'
import { totalOf } from '~/booking/totals'
import { vietnamDay } from '~/booking/vietnam-day'
import type { Site } from '~/context'
import { BookingDayDocument, BookingMainDocument, type BookingMainQuery } from '../../../../schema/generated/graphql'

type Schedule = Pick<BookingMainQuery, 'staff' | 'hours'> & { failed: readonly string[] }

/** Everything that step 0 shows. What a backend could not tell is null, and costs its own section only. */
export async function loadMain(site: Site, draft: Draft, query: URLSearchParams, cookies: string) {
  const today = vietnamDay(site.now)
  const asked = draft.date ?? today
  const { data, failed } = await askMain(site, draft, query, asked)
  leaveClosedSalon(draft, data, failed)
  const days = data?.role?.days ?? []
  const schedule = await scheduleOf(site, draft, { data, failed, asked, today })
  const stylists = schedule.staff?.stylists ?? null
  const stylist = stylists?.find(({ id }) => id === draft.stylistId) ?? null
  const about = { phone: draft.phone, stored: readConsent(cookies), hasAgreed: data?.viewer?.hasAgreedToPrivacy ?? false, isInApp: site.isInApp }
  const chosen = chosenServices(draft, data, { date: schedule.day, stylistLevel: stylist?.level ?? null })
  return {
    screen: 'main' as const,
    now: data?.now ?? site.now,
    today,
    day: schedule.day,
    days,
    salon: data?.salon ?? null,
    chosen,
    total: totalOf(chosen ?? []),
    mayChooseStylist: data?.role?.mayChooseStylist ?? true,
    needsStylist: draft.isConsultation || !chosen || chosen.some(({ deliveryType }) => deliveryType !== 'SKINNER'),
    stylists,
    isStylistAbsent: stylists !== null && draft.stylistId !== null && stylist === null,
    hours: schedule.hours ?? null,
    off: data?.salonOff ?? null,
    isSomeGone: query.get('gone') === '1',
    asksConsent: needsConsent(about),
    photo: photoDefault(about),
    key: crypto.randomUUID(),
  }
}

/** What step 0 shows. */
export type MainData = Awaited<ReturnType<typeof loadMain>>

async function askMain(site: Site, draft: Draft, query: URLSearchParams, date: string) {
  const off = Number(query.get('off') ?? 0)
  const offId = Number.isInteger(off) && off > 0 ? off : 0
  const answer = await site.gateway.ask(BookingMainDocument, {
    salonId: draft.salonId,
    hasSalon: draft.salonId > 0,
    hasServices: draft.salonId > 0 && draft.serviceIds.length > 0,
    canChooseTime: canChooseTime(draft),
    offId,
    isOff: offId > 0,
    phone: draft.phone || null,
    date,
    serviceIds: [...draft.serviceIds],
    stylistId: draft.stylistId,
  })
  return answer.ok ? { data: answer.data, failed: answer.failed } : { data: null, failed: ['salon', 'serviceCatalogue', 'staff', 'hours'] }
}

/** B-192: a salon found closed is no choice: the address says so, and the dialog names others. One that does not exist is none either. */
function leaveClosedSalon(draft: Draft, data: BookingMainQuery | null, failed: readonly string[]): void {
  if (draft.salonId === 0 || !data || failed.includes('salon') || data.salon?.isOpen) return
  const without = draftAfter(draft, { type: 'chooseSalon', salon: { id: draft.salonId, isOpen: false, openingDate: null }, today: '' })
  throw redirect(data.salon ? bookingPath(without, { off: draft.salonId }) : bookingPath({ ...without, isPressed: true }))
}

type Asked = { data: BookingMainQuery | null; failed: readonly string[]; asked: string; today: string }

/** Staff and hours of the day the draft is about, which may not be the one asked for at first (B-191, B-223). */
async function scheduleOf(site: Site, draft: Draft, { data, failed, asked, today }: Asked): Promise<Schedule & { day: string }> {
  const days = data?.role?.days ?? []
  const day = currentDay(draft.date, days, data?.salon?.openingDate ?? null, today)
  if (!canChooseTime(draft)) return { staff: null, hours: null, failed, day }
  const first = day === asked ? { staff: data?.staff ?? null, hours: data?.hours ?? null, failed } : await askDay(site, draft, day)
  const next = isFull(site, draft, first, day) && draft.stylistId === null ? dayAfterFull(day, days, draft.date !== null) : null
  return next ? { ...(await askDay(site, draft, next)), day: next } : { ...first, day }
}

function isFull(site: Site, draft: Draft, { hours }: Schedule, date: string): boolean {
  if (!hours) return false
  const frames = hours.groups.flatMap((group) => group.hours)
  return firstToTake(frames, { date, now: site.now, utmSource: draft.origin.utmSource }) === null
}

async function askDay(site: Site, draft: Draft, date: string): Promise<Schedule> {
  const { salonId, phone, serviceIds, stylistId } = draft
  const answer = await site.gateway.ask(BookingDayDocument, { salonId, phone: phone || null, date, serviceIds: [...serviceIds], stylistId })
  return answer.ok ? { ...answer.data, failed: answer.failed } : { staff: null, hours: null, failed: ['staff', 'hours'] }
}

/** The chosen services at the prices of the occasion, in the order of choosing; null when the catalogue could not be read. */
function chosenServices(draft: Draft, data: BookingMainQuery | null, occasion: { date: string; stylistLevel: number | null }) {
  if (draft.serviceIds.length === 0) return []
  const catalogue = data?.serviceCatalogue
  if (!catalogue) return null
  const sold = catalogue.categories.flatMap(({ groups }) => groups.flatMap(({ services }) => services))
  const { kept, isSomeGone } = stillSold(draft.serviceIds, sold)
  if (isSomeGone) throw redirect(bookingPath(draftAfter(draft, { type: 'changeServices', serviceIds: kept }), { gone: 1 }))
  return kept.map((id) => onOccasion(sold.find((service) => service.id === id)!, catalogue.specialDays, occasion))
}

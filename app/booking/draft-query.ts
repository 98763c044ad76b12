import type { Draft } from './draft'
import { cleanPhone, isPhone } from './phone'
import { normalSalonId, normalStep, openingStep, step } from './steps'
import { isDay } from './vietnam-day'

/** Most services one person can book. */
const SERVICES_MAX = 20

/** The draft that a query of /booking tells (B-008); whatever makes no sense counts as not said (B-193, B-194). */
export function readDraft(query: URLSearchParams): Draft {
  const origin = { source: query.get('source') ?? '', utmSource: query.get('utm_source') ?? '', inApp: query.get('inApp') ?? '' }
  const salonId = normalSalonId(query.get('salonId'), origin)
  const phone = cleanPhone(query.get('phone') ?? '')
  const date = query.get('date') ?? ''
  const serviceIds = readIds(query.get('chosenService'))
  return {
    step: openingStep(normalStep(query.get('step')), salonId, query.get('flow') === '1'),
    salonId,
    // B-194; phone=0 in a link only means that none is known (O-05).
    phone: isPhone(phone) ? phone : '',
    serviceIds,
    isConsultation: query.get('consult') === '1' && serviceIds.length === 0,
    date: isDay(date) ? date : null,
    stylistId: readId(query.get('stylistId')),
    skinnerId: readId(query.get('skinnerId')),
    hourId: readHour(query.get('hour')),
    groupId: readId(query.get('group')),
    isPressed: query.get('next') === '1',
    origin,
  }
}

/** The query that tells a draft: readDraft gives the same draft back. */
export function writeDraft(draft: Draft): URLSearchParams {
  const query = new URLSearchParams()
  query.set('step', String(draft.step))
  query.set('salonId', String(draft.salonId))
  query.set('phone', draft.phone || '0')
  const rest: Record<string, string | number | null> = {
    chosenService: draft.serviceIds.join(','),
    consult: draft.isConsultation ? 1 : null,
    date: draft.date,
    hour: draft.hourId,
    stylistId: draft.stylistId,
    skinnerId: draft.skinnerId,
    group: draft.groupId,
    next: draft.isPressed ? 1 : null,
    // Tells the flow's own links from those that open it (B-025).
    flow: draft.step > step.salon ? 1 : null,
    source: draft.origin.source,
    utm_source: draft.origin.utmSource,
    inApp: draft.origin.inApp,
  }
  for (const [name, value] of Object.entries(rest)) if (value !== null && value !== '') query.set(name, String(value))
  return query
}

/** The address of a draft, with `more` for what is only about the screen. */
export function bookingPath(draft: Draft, more: Record<string, string | number | null> = {}): string {
  const query = writeDraft(draft)
  for (const [name, value] of Object.entries(more)) if (value !== null && value !== '') query.set(name, String(value))
  // Commas are allowed in a query and make the address readable.
  return `/booking?${query.toString().replaceAll('%2C', ',')}`
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(readId).filter((id) => id !== null)
  return [...new Set(ids)].slice(0, SERVICES_MAX)
}

function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null
}

function readHour(text: string | null): number | null {
  const id = readId(text)
  return id !== null && id <= 36 ? id : null
}

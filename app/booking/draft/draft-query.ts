import { nationalPhone } from '../../../domain/phone'
import { MAX_CODES, type Draft } from './draft'
import { readPeople, readServiceIds, writePeople } from '../group/person'
import { readId } from '../read-id'
import { isPhone } from '../customer/phone'
import { isStaleSalon, normalSalonId, normalStep, openingStep, step, wholeNumber } from '../steps'
import { isDay } from '../time/vietnam-day'

/** Reads a draft from a query of /booking; invalid parts are ignored. */
export function readDraft(query: URLSearchParams): Draft {
  const origin = {
    source: query.get('source') ?? '',
    utmSource: query.get('utm_source') ?? '',
    inApp: query.get('inApp') ?? '',
  }
  const isOwnLink = query.get('flow') === '1'
  const salonId = normalSalonId(query.get('salonId'), origin, isOwnLink)
  const phone = nationalPhone(query.get('phone') ?? '')
  const date = query.get('date') ?? ''
  const isChange = query.get('change') === '1'
  const people = readPeople(query, { hasSalon: salonId !== null, isChange })
  return {
    step: openingStep(normalStep(query.get('step')), salonId, isOwnLink),
    salonId,
    // phone=0 in a link only means that none is known.
    phone: isPhone(phone) ? phone : '',
    people,
    current: Math.min(wholeNumber(query.get('person')) || 1, people.length) - 1,
    date: isDay(date) ? date : null,
    skinnerId: readId(query.get('skinnerId')),
    groupId: readId(query.get('group')),
    offerId: readId(query.get('offer')),
    takesBestOffer: query.has('auto') ? query.get('auto') === '1' : null,
    codes: readCodes(query.get('codes')),
    suggestedFor: readServiceIds(query.get('suggested')),
    isPressed: query.get('next') === '1',
    isChange,
    origin,
  }
}

/** Writes a draft as a query, from which readDraft returns an equal draft. */
export function writeDraft(draft: Draft): URLSearchParams {
  const query = new URLSearchParams()
  query.set('step', String(draft.step))
  query.set('salonId', draft.salonId ?? '0')
  query.set('phone', draft.phone || '0')
  const {
    chosenService = null,
    consult = null,
    hour = null,
    stylistId = null,
    ...others
  } = writePeople(draft.people)
  const rest: Record<string, string | number | null> = {
    chosenService,
    consult,
    date: draft.date,
    hour,
    stylistId,
    skinnerId: draft.skinnerId,
    ...others,
    person: draft.current > 0 ? draft.current + 1 : null,
    group: draft.groupId,
    offer: draft.offerId,
    auto: draft.takesBestOffer === null ? null : Number(draft.takesBestOffer),
    codes: draft.codes.join(','),
    suggested: draft.suggestedFor.join(','),
    next: draft.isPressed ? 1 : null,
    change: draft.isChange ? 1 : null,
    // Marks the flow's own links, in contrast to those that open it: without a salon
    // in them none is chosen.
    flow:
      draft.step > step.salon || draft.salonId === null || isStaleSalon(draft.salonId, draft.origin)
        ? 1
        : null,
    source: draft.origin.source,
    utm_source: draft.origin.utmSource,
    inApp: draft.origin.inApp,
  }
  for (const [name, value] of Object.entries(rest))
    if (value !== null && value !== '') query.set(name, String(value))
  return query
}

/** The address of a draft, with `more` for what is only about the screen. */
export function bookingPath(
  draft: Draft,
  more: Record<string, string | number | null> = {},
): string {
  const query = writeDraft(draft)
  for (const [name, value] of Object.entries(more))
    if (value !== null && value !== '') query.set(name, String(value))
  return `/booking?${readableQuery(query)}`
}

/** A query as text; commas are allowed in it and make the address readable. */
export function readableQuery(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',')
}

function readCodes(text: string | null): string[] {
  const codes = (text ?? '').split(',').filter((code) => /^[A-Za-z0-9-]{1,40}$/.test(code))
  return [...new Set(codes)].slice(0, MAX_CODES)
}

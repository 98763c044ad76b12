import { data, redirect } from '@remix-run/cloudflare'
import { draftAfterAll, type Draft } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { phoneProblem } from '~/booking/customer/phone'
import { currentPerson, MAX_GROUP_SIZE } from '~/booking/group/person'
import { isHourFixed, readGroupMove } from '~/booking/group/group'
import { missingPart, type Missing } from '~/booking/readiness'
import { vietnamDay } from '~/booking/time/vietnam-day'
import type { Site } from '~/context'
import type { GatewayResponse } from '~/gateway.server'
import { formatMessage } from '~/messages/format-message'
import { booking as words } from '~/messages/vi/booking'
import { time as timeWords } from '~/messages/vi/time'
import { consent as consentWords } from '~/messages/vi/consent'
import {
  CreateBookingDocument,
  type CreateBookingMutation,
  type CreateBookingInput,
  TrackBookingErrorDocument,
} from '../../../../schema/generated/graphql'
import { allowOwnChange, bookingToChange, type BookingToChange } from '../change/current.server'
import { firstCode } from '../code/send.server'
import { mustConsent, purposesOf } from './save-consent.server'
import { readForm, type PostedForm, type Typed } from './form.server'
import { nextChannel } from '~/booking/customer/code'
import { consentVersion } from '~/booking/customer/consent'
import { canSaveName } from '~/booking/customer/name'
import { personsRequested } from '~/booking/salons/salon-list'
import { plainText } from '../../../../domain/typed-text'
import { readId } from '~/booking/read-id'

type CreateResult = CreateBookingMutation['createBooking']
type Member<Name extends CreateResult['__typename']> = Omit<
  Extract<CreateResult, { __typename: Name }>,
  '__typename' | 'code'
>

/** Messages by the field they stand under; `form` for what belongs to none. */
export type FieldErrors = Partial<
  Record<'phone' | 'consent' | 'note' | 'requests' | 'salon' | 'services' | 'hour' | 'form', string>
>

/** The result of an attempt to book, where the page shows a message. */
export type BookingAttempt =
  | { kind: 'confirmed'; bookingId: string; phone: string; isChange: boolean }
  | ({ kind: 'missing' } & Missing)
  | { kind: 'invalid'; errors: FieldErrors }
  | ({ kind: 'taken' } & Member<'PlaceTaken'>)
  | ({ kind: 'closed' } & Member<'SalonClosed'>)
  | ({ kind: 'alreadyBooked'; message: string; hasBegun: boolean } & BookingToChange)
  | { kind: 'tooMany'; message: string }
  | { kind: 'offerRefused'; message: string; offerIds: readonly string[] }
  /** The session has ended: nothing was booked; the same can be sent after a log-in. */
  | { kind: 'loggedOut' }
  | { kind: 'failed' }

/** The response to the page: the result, the input and choices, and the key of the next attempt. */
export type CreateActionResult = {
  form: 'create'
  outcome: BookingAttempt
  typed: Typed
  hourId: string | null
  /** They have agreed already that this booking replaces the one they have. */
  allowChange: boolean
  /** The nearest free time that was pressed, as it was posted; '' for the chosen one. */
  take: string
  key: string
}

const statuses: Record<BookingAttempt['kind'], number> = {
  confirmed: 200,
  missing: 422,
  invalid: 422,
  taken: 409,
  closed: 409,
  alreadyBooked: 403,
  tooMany: 429,
  offerRefused: 409,
  loggedOut: 401,
  failed: 502,
}

/** Books the draft with the form. The server decides; the page's checks only save time. */
export async function create(site: Site, request: Request, from: Draft, form: FormData) {
  const posted = readForm(form)
  const phone = from.phone || posted.typed.phone
  const draft = withForm(from, posted, phone, vietnamDay(site.now))
  if (posted.group !== '') throw redirect(afterGroupMove(draft, posted.group), 303)
  const early =
    fixedHour(draft, posted) ??
    (await problemBefore(draft, posted.typed, site, request.headers.get('cookie') ?? ''))
  if (early) return respond(early, posted)
  const input = inputOf(draft, posted, new URL(request.url))
  const book = () => site.gateway.mutate(CreateBookingDocument, { input })
  let response = await book()
  // Whoever changes what this browser has booked needs no log-in for it.
  if (posted.allowChange && mayLackProof(response) && (await allowOwnChange(site, phone)))
    response = await book()
  if (!response.ok)
    return respond(
      { kind: response.failure.code === 'UNAUTHENTICATED' ? 'loggedOut' : 'failed' },
      posted,
    )
  const result = response.data.createBooking
  if (result.__typename === 'BookingNeedsCode') {
    throw redirect(
      bookingPath(draft, {
        code: result.bookingId,
        ...firstCode(result.sentCode ?? null, site.now),
      }),
      303,
    )
  }
  if (result.__typename === 'AlreadyBooked') {
    const { message } = result
    const hasBegun = result.code === 'BOOKING_BEGUN'
    // Only who may change a booking learns that it has begun; a log-in would tell them no more.
    const toChange = hasBegun
      ? { current: null, isOwner: true }
      : await bookingToChange(site, phone)
    return respond({ kind: 'alreadyBooked', message, hasBegun, ...toChange }, posted)
  }
  if (result.__typename !== 'BookingConfirmed')
    return respond(refusalOf(result, draft.current), posted)
  if (posted.hasScript)
    return respond(
      { kind: 'confirmed', bookingId: result.bookingId, phone, isChange: posted.allowChange },
      posted,
    )
  throw redirect(
    `/booking/success?bookingId=${encodeURIComponent(result.bookingId)}${posted.allowChange ? '&notice=changed' : ''}`,
    303,
  )
}

/**
 * Whether a change may have been refused because nobody has proved that it is their booking. For a
 * group that is a log-in that is missing, or bad input of another phone.
 */
function mayLackProof(response: GatewayResponse<CreateBookingMutation>): boolean {
  if (!response.ok) return response.failure.code === 'UNAUTHENTICATED'
  const { createBooking } = response.data
  return createBooking.__typename === 'AlreadyBooked'
    ? createBooking.code !== 'BOOKING_BEGUN'
    : createBooking.__typename === 'InvalidInput'
}

/** A press on a group's button without JavaScript; the next page shows whether it was allowed. */
function afterGroupMove(draft: Draft, text: string): string {
  const move = readGroupMove(text)
  if (!move) return bookingPath(draft)
  const isTooMany = move.type === 'setSize' && move.size > MAX_GROUP_SIZE
  return bookingPath(
    isTooMany ? draft : draftAfterAll(draft, move),
    isTooMany ? { group_refused: 'full' } : {},
  )
}

function withForm(draft: Draft, { date, hourId }: PostedForm, phone: string, today: string): Draft {
  const day = date ?? draft.date ?? today
  const dated = draftAfterAll(
    draft.date === null ? { ...draft, date: day } : draft,
    { type: 'choosePhone', phone },
    { type: 'chooseDate', date: day },
  )
  return hourId === null ? dated : draftAfterAll(dated, { type: 'chooseHour', hourId })
}

/** Without JavaScript another hour can be ticked although it follows customer 1's. */
function fixedHour(draft: Draft, { hourId }: PostedForm): BookingAttempt | null {
  const isAnother = hourId !== null && hourId !== currentPerson(draft).hourId
  return isHourFixed(draft) && isAnother
    ? { kind: 'invalid', errors: { hour: timeWords.hourFixed } }
    : null
}

async function problemBefore(
  draft: Draft,
  typed: Typed,
  site: Site,
  cookies: string,
): Promise<BookingAttempt | null> {
  const missing = missingPart(draft)
  if (missing) return { kind: 'missing', ...missing }
  const phone = phoneProblem(draft.phone)
  const consent =
    !typed.consent && (await mustConsent(site, draft.phone, cookies))
      ? consentWords.consentRequired
      : null
  if (phone === null && consent === null) return null
  return {
    kind: 'invalid',
    errors: { ...(phone ? { phone } : {}), ...(consent ? { consent } : {}) },
  }
}

function refusalOf(
  result: Exclude<
    CreateResult,
    { __typename: 'BookingConfirmed' | 'BookingNeedsCode' | 'AlreadyBooked' }
  >,
  current: number,
): BookingAttempt {
  switch (result.__typename) {
    case 'PlaceTaken':
      return {
        kind: 'taken',
        reason: result.reason,
        message: result.message,
        nearest: result.nearest,
      }
    case 'SalonClosed':
      return { kind: 'closed', message: result.message, alternatives: result.alternatives }
    case 'OfferRefused':
      return { kind: 'offerRefused', message: result.message, offerIds: result.offerIds }
    case 'TooManyTries':
      return { kind: 'tooMany', message: result.message }
    case 'InvalidInput':
      return { kind: 'invalid', errors: errorsOf(result.issues, current) }
  }
}

/** Parts of the gateway's input, and where their messages stand. */
const fieldsByPart = new Map<string | undefined, keyof FieldErrors>([
  ['phone', 'phone'],
  ['note', 'note'],
  ['requests', 'requests'],
  ['salonId', 'salon'],
  ['people', 'hour'],
  ['date', 'hour'],
])

/**
 * The first message for each field of the page; a problem of a customer who is not shown names
 * them.
 */
function errorsOf(
  issues: readonly { field: string; message: string }[],
  current: number,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, message } of issues) {
    const [, person, part] = /^people\.(\d+)(?:\.(\w+))?/.exec(field) ?? []
    if (person !== undefined && Number(person) !== current)
      errors.form ??= formatMessage(words.personIssue, { n: Number(person) + 1, message })
    else if (part === 'serviceIds') errors.services ??= message
    else errors[fieldsByPart.get(field.split('.')[0]) ?? 'form'] ??= message
  }
  return errors
}

/**
 * A refusal ends an attempt, so the next one gets a key of its own; after a failure the same key
 * makes the retry safe.
 */
function respond(outcome: BookingAttempt, { typed, hourId, allowChange, take, key }: PostedForm) {
  const isOver = outcome.kind !== 'failed'
  const body: CreateActionResult = {
    form: 'create',
    outcome,
    typed,
    hourId,
    allowChange,
    take,
    key: isOver || key === '' ? crypto.randomUUID() : key,
  }
  return data(body, { status: statuses[outcome.kind] })
}

/** What is sent to the gateway: the draft of the address with the fields of the form. */
function inputOf(
  draft: Draft,
  { key, offers, typed, allowChange, name }: PostedForm,
  url: URL,
): CreateBookingInput {
  return {
    idempotencyKey: key,
    salonId: draft.salonId!,
    phone: draft.phone,
    date: draft.date!,
    people: draft.people.map(({ serviceIds, hourId, stylistId }, index) => ({
      serviceIds: [...serviceIds],
      hourId: hourId!,
      stylistId,
      offerIds: offersUsed(draft, index, offers),
    })),
    skinnerId: draft.skinnerId,
    codes: [...draft.codes],
    allowChange,
    consent: typed.consent ? { purposes: purposesOf(typed), textVersion: consentVersion } : null,
    codeChannel: nextChannel(null),
    customerName: canSaveName(name, draft.phone) ? plainText(name) : null,
    note: typed.note,
    requests: typed.requests,
    receiveAdvice: typed.advice !== 'none',
    littleAdvice: typed.advice === 'little',
    acceptMakePhoto: typed.photo,
    numberPersons: personsRequested(typed.isManyPeople),
    source: draft.origin.source,
    utmSource: draft.origin.utmSource,
    params: url.searchParams.toString(),
  }
}

/**
 * The offers of a customer that the posted page counted, each as `person.offer`. The chain's best
 * one is not in the address.
 */
function offersUsed(
  { people, takesBestOffer }: Draft,
  index: number,
  posted: readonly string[],
): string[] {
  const offerIds = people[index]?.offerIds ?? []
  if (takesBestOffer !== false && people.length === 1 && offerIds.length === 0)
    return posted.flatMap((offer) => readId(/^0\.(\d+)$/.exec(offer)?.[1] ?? null) ?? [])
  return offerIds.filter((id) => posted.includes(`${index}.${id}`))
}

/**
 * Reports a refused or failed booking, as the customer saw it, in the background; what they left
 * out themselves is no error.
 */
export function reportRefusal(site: Site, step: number, { outcome }: CreateActionResult): void {
  if (outcome.kind === 'confirmed' || outcome.kind === 'missing' || outcome.kind === 'invalid')
    return
  const message = 'message' in outcome ? outcome.message : ''
  site.waitUntil(
    site.gateway.mutate(TrackBookingErrorDocument, { code: outcome.kind, message, step }),
  )
}

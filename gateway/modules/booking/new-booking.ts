import * as z from 'zod'
import { cutText, lineText, linesText } from '../../../domain/typed-text'
import type { NewBooking } from '../../../workers/booking/contract'
import { idempotencyKey, localDate } from '../../../workers/kit/values'
import {
  hourInput,
  idInput,
  MAX_CODES,
  typedCode,
  typedPhone,
  wordsText,
} from '../../graphql/input'
import { givenConsent } from '../auth/consents'
import { personName } from '../../../workers/auth/contract'
import type { KnownService } from './catalogue'
import type { Frame } from './frames'
import type { KnownOffer } from './known-offers'

const bySource = new Map([
  ['customer_ios', 0],
  ['customer_android', 2],
])
const byUtmSource = new Map([
  ['rn_android', 4],
  ['rn_ios', 5],
  ['tikiapp', 6],
])
const WEB = 3

/** The chain's code for where a booking is made; `source` takes precedence, 1 is unused. */
export function bookAt(
  source: string | null | undefined,
  utmSource: string | null | undefined,
): number {
  return bySource.get(source ?? '') ?? byUtmSource.get(utmSource ?? '') ?? WEB
}

/** Most of the page's query that goes into the record: pairs, and characters as JSON. */
const MAX_PARAMS = 20
const MAX_PARAMS_LENGTH = 8000

/** One person of a booking or of a held choice. */
export const person = z.object({
  serviceIds: z
    .array(idInput)
    .max(20, 'TOO_MANY_SERVICES')
    .transform((ids) => [...new Set(ids)]),
  hourId: hourInput,
  stylistId: idInput.nullish().transform((stylist) => stylist ?? 0),
  offerIds: z
    .array(idInput)
    .max(10, 'TOO_MANY_OFFERS')
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
})

/**
 * The referral comes from an advertiser's link, so a long one is cut and never prevents a booking.
 */
export const origin = z
  .string()
  .nullish()
  .transform((name) => cutText(lineText(name ?? ''), 100))

/** The input of createBooking in the schema's names; its messages are shown to the customer. */
export const newBookingInput = z.object({
  idempotencyKey,
  salonId: idInput,
  phone: typedPhone,
  date: localDate,
  people: z.array(person).min(1, 'HOUR_MISSING').max(5, 'TOO_MANY_PEOPLE'),
  skinnerId: idInput.nullish().transform((skinner) => skinner ?? 0),
  note: wordsText(500, 'NOTE_TOO_LONG', linesText),
  requests: z
    .array(wordsText(100, 'REQUEST_TOO_LONG'))
    .max(20, 'TOO_MANY_REQUESTS')
    .nullish()
    .transform((names) => names ?? []),
  receiveAdvice: flag(true),
  littleAdvice: flag(false),
  acceptMakePhoto: flag(true),
  numberPersons: z
    .int()
    .min(0, 'INVALID_VALUE')
    .max(20, 'INVALID_VALUE')
    .nullish()
    .transform((count) => count ?? 0),
  codes: z
    .array(typedCode)
    .max(MAX_CODES, 'TOO_MANY_PROMO_CODES')
    .nullish()
    .transform((codes) => [...new Set(codes ?? [])]),
  allowChange: flag(false),
  consent: givenConsent.nullish().transform((consent) => consent ?? null),
  /** '' for none, and for what is no name. */
  customerName: z
    .string()
    .nullish()
    .transform((name) => personName.safeParse(name ?? '').data ?? ''),
  codeChannel: z
    .enum(['ZALO', 'SMS', 'VOICE'])
    .nullish()
    .transform((channel) => channel ?? null),
  source: origin,
  utmSource: origin,
  params: z
    .string()
    .nullish()
    .transform((query) => query ?? ''),
})

/** An accepted input. */
export type AcceptedBooking = z.output<typeof newBookingInput>

/**
 * What the gateway adds to the input for the records of a host of the chain's own; our booking
 * backend trusts none of it but the skinner.
 */
export type Records = {
  services: ReadonlyMap<number, KnownService>
  offers: ReadonlyMap<number, KnownOffer>
  /** Those of the day, in order. */
  frames: readonly Frame[]
  userId: number
  isMaster: boolean
  skinnerId: number
}

/** The chain's payload for a new booking. */
export function toNewBooking(
  input: AcceptedBooking,
  { services, offers, frames, userId, isMaster, skinnerId }: Records,
): NewBooking {
  const bookHours = input.people.map(({ serviceIds, hourId: bookHourId, stylistId, offerIds }) => {
    const chosen = serviceIds.map((serviceId) => services.get(serviceId) ?? unknown(serviceId))
    return {
      bookHourId,
      ...followingFrames(bookHourId, sum(chosen.map(({ minutes }) => minutes)), frames),
      campaigns: offerIds.map((offerId) => ({
        id: offerId,
        name: (offers.get(offerId)?.name ?? '').slice(0, 200),
      })),
      chosenServices: chosen.map((service) =>
        toChosen(service, offerOf(service, offerIds, offers)),
      ),
      stylistId,
      totalMoney: sum(chosen.map(({ price }) => price)),
    }
  })
  const chosenServices = bookHours.flatMap((hour) => hour.chosenServices)
  return {
    idempotencyKey: input.idempotencyKey,
    salonId: input.salonId,
    phone: input.phone,
    stylistId: bookHours[0]?.stylistId ?? 0,
    skinnerId,
    dateBook: input.date,
    services: chosenServices
      .flatMap(({ name }) => name || [])
      .join(',')
      .slice(0, 4000),
    chosenServices,
    bookHours,
    subHourId: bookHours[0]?.subHourId ?? 0,
    secondSubHourId: bookHours[0]?.secondSubHourId ?? 0,
    bookAt: bookAt(input.source, input.utmSource),
    campaign: [
      ...new Set(bookHours.flatMap((hour) => hour.campaigns.flatMap(({ name }) => name || []))),
    ]
      .join(',')
      .slice(0, 400),
    codes: input.codes,
    userId,
    note: input.note,
    receiveAdvice: input.receiveAdvice,
    littleAdvice: input.littleAdvice,
    utilityService: input.requests.map((name, index) => ({ id: index + 1, name })),
    acceptMakePhoto: input.acceptMakePhoto,
    numberPersons: input.numberPersons,
    utmSource: input.utmSource,
    params: pageParams(input.params),
    isMaster,
    adviceUND: false,
    adviceProduct: false,
    allowChange: input.allowChange,
    muonCaoMat: false,
  }
}

/** The next two frames that services of so many minutes reach into; 0 for none. */
export function followingFrames(
  hourId: number,
  minutes: number,
  frames: readonly Pick<Frame, 'id' | 'start'>[],
): { subHourId: number; secondSubHourId: number } {
  const at = frames.findIndex(({ id }) => id === hourId)
  const end = (frames[at]?.start ?? 0) + minutes
  const [next, second] = at < 0 ? [] : frames.slice(at + 1).filter(({ start }) => start < end)
  return { subHourId: next?.id ?? 0, secondSubHourId: second?.id ?? 0 }
}

/** The page's query without utm_source and token; what is too long for the record is cut. */
export function pageParams(query: string): Record<string, string> {
  const entries = [...new URLSearchParams(query)].filter(
    ([name]) => name !== 'utm_source' && name !== 'token',
  )
  const shortened = entries
    .slice(0, MAX_PARAMS)
    .map(([name, value]): [string, string] => [cutText(name, 60), cutText(value, 500)])
  let length = 0
  return Object.fromEntries(
    shortened.filter((pair) => (length += JSON.stringify(pair).length) <= MAX_PARAMS_LENGTH),
  )
}

/** A service that the gateway does not know goes on by its number, so that the backend can refuse it. */
function unknown(serviceId: number): KnownService {
  return { id: serviceId, name: '', price: 0, minutes: 0, type: 1 }
}

/** The chosen offer that names the lowest price of a service below its own. */
function offerOf(
  { id: serviceId, price }: KnownService,
  offerIds: readonly number[],
  offers: ReadonlyMap<number, KnownOffer>,
): KnownOffer | null {
  const priced = offerIds.flatMap((offerId) => {
    const offer = offers.get(offerId)
    const named = offer?.prices.get(serviceId)
    return offer && named !== undefined && named < price ? [{ offer, named }] : []
  })
  return priced.sort((one, other) => one.named - other.named)[0]?.offer ?? null
}

function toChosen(
  { id: serviceId, name, type }: KnownService,
  offer: KnownOffer | null,
): NewBooking['chosenServices'][number] {
  return {
    id: serviceId,
    name: name.slice(0, 200),
    type,
    campaignId: offer?.id ?? 0,
    campaignName: (offer?.name ?? '').slice(0, 200),
  }
}

function flag(normally: boolean) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? normally)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

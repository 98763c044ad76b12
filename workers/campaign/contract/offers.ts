import * as z from 'zod'
import { knownMessage, refusalDto, tooManyDto } from '../../kit/message'
import { id, hourId, phone } from '../../kit/values'
import {
  commaIds,
  count,
  flag,
  flagText,
  idText,
  inData,
  known,
  lenientList,
  onOff,
  rowId,
  rows,
  text,
  unread,
  whole,
  wireDate,
  wireDateOrNone,
} from '../../kit/wire'
import { promoCode, promoCodeForm } from '../../../domain/promo-code'
import { endpoint } from '../../kit/endpoint'

const offerServiceDto = z
  .object({
    id: rowId,
    name: z.string(),
    price: count,
    originPrice: known(count.nullable(), null),
    description: text,
    serviceImage: text,
    selected: flag,
  })
  .transform(({ serviceImage, selected, originPrice, description, ...wire }) => ({
    ...wire,
    description: description || null,
    originPrice: originPrice ?? wire.price,
    image: serviceImage || null,
    isSelected: selected,
  }))

/** An offer; dates DD-MM-YYYY or ''. */
const offerDto = z
  .object({
    campaignId: rowId,
    name: z.string(),
    image: text,
    imageUrl: text,
    expire: text,
    valid: known(onOff, true),
    /** The rule that fails, '' when none; `message` explains it to the customer. */
    validCondition: unread(z.string()),
    message: knownMessage,
    serviceApplies: lenientList(offerServiceDto),
    serviceConditions: lenientList(offerServiceDto),
    startDate: known(wireDateOrNone, null),
    endDate: known(wireDateOrNone, null),
    remainUsage: known(whole.nullable(), null),
    /** `topup`: paid in advance, so that its services cost nothing more; '' any way. */
    paymentMethod: text,
    /** Empty: every salon. */
    salonApplies: lenientList(rowId),
    condition: text,
    effect: text,
    /** Đồng off the total, 0 when the offer works through service prices. */
    discount: known(count, 0),
  })
  .transform((wire) => ({
    id: wire.campaignId,
    name: wire.name,
    image: wire.imageUrl || wire.image || null,
    isValid: wire.valid,
    message: wire.message,
    expires: wire.expire || null,
    startDate: wire.startDate,
    endDate: wire.endDate,
    remainingUses: wire.remainUsage,
    paymentMethod: wire.paymentMethod || null,
    isPrepaid: wire.paymentMethod === 'topup',
    salonIds: wire.salonApplies,
    condition: wire.condition || null,
    effect: wire.effect,
    discount: wire.discount,
    appliesTo: wire.serviceApplies,
    requires: wire.serviceConditions,
  }))

export type Offer = z.output<typeof offerDto>
export type OfferDto = z.input<typeof offerDto>

const typedPromoCode = z.string().overwrite(promoCode).regex(promoCodeForm, 'PROMO_CODE_INVALID')

/** Codes that the customer holds, `SHINE30,TET2027` on the wire. */
const commaCodes = z.codec(
  z
    .string()
    .max(400)
    .refine(
      (text) => text === '' || text.split(',').every((code) => promoCodeForm.test(promoCode(code))),
      'PROMO_CODE_INVALID',
    ),
  z.array(z.string()),
  {
    decode: (text) => (text === '' ? [] : text.split(',').map(promoCode)),
    encode: (codes) => codes.join(','),
  },
)

/** The facts about a booking's customer that offers need. */
const customer = {
  /**
   * The booking's phone, only when the caller has proved that it is theirs: their own offers reveal
   * their tier and birthday.
   */
  phone: phone.optional(),
  /**
   * The caller has a phone that is not proved: offers are judged as for a new customer, and checked
   * with the phone when they book.
   */
  guest: flagText.optional(),
  /** The customer's codes: each opens its offer to them. */
  codes: commaCodes.optional(),
  /**
   * Offers of which uses are taken, one entry a use: by the customer's other bookings, as far as
   * the use has not lapsed on the day, and by other people of this one.
   */
  campaignUsing: commaIds,
}

/**
 * The hour that is to be booked: its number, and its label `9h30` where our own booking backend has
 * not numbered it.
 */
const hour = {
  bookHourId: idText.pipe(hourId).optional(),
  bookHour: z.string().max(20).optional(),
}

const chosen = z.object({
  services: z.array(id).max(20),
  campaigns: z.array(id).max(10),
  bookHourId: hourId,
})

/** An offer that a person of a booking has chosen, with the facts for its pricing. */
const checkedOfferDto = z
  .object({
    campaignId: rowId,
    name: z.string(),
    valid: z.boolean(),
    message: knownMessage,
    /** Uses that the phone has been given in all; null without limit. */
    usage: known(count.nullable(), null),
    /**
     * Those of them that have not lapsed on the day, by their last day, '' for none. Where there
     * are any, they alone are the limit. A host that names no last days sends none, and all uses
     * that bookings spent count against `usage`.
     */
    grants: lenientList(z.object({ usage: count, endDate: known(wireDateOrNone, null) })),
    paymentMethod: text,
    discount: known(count, 0),
    serviceApplies: lenientList(z.object({ id: rowId, price: count })),
  })
  .transform(({ campaignId, valid, serviceApplies, ...wire }) => ({
    ...wire,
    id: campaignId,
    isValid: valid,
    prices: serviceApplies,
  }))

/**
 * The calls about offers and codes; where the specification shows no request or response, they are
 * ours.
 */
export const offerCalls = {
  /**
   * Offers of the chain, of the customer, and the best, for these services at this salon. Day and
   * hour check offers for certain days and hours; without them those count as valid.
   */
  listOffers: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/campaign/list-campaign-booking',
    input: z.object({
      ...customer,
      salonId: idText,
      services: commaIds,
      bookDate: wireDate.optional(),
      ...hour,
    }),
    responses: {
      200: z
        .object({
          data: z.object({
            salon: known(rows(offerDto), []),
            customer: known(rows(offerDto), []),
            best: lenientList(offerDto),
          }),
        })
        .transform((wire) => ({
          fromSalon: wire.data.salon,
          fromCustomer: wire.data.customer,
          best: wire.data.best,
        })),
    },
    isShared: true,
  }),
  /**
   * getRewardDetail: one offer, judged like those of the list; without a salon it is judged for any.
   * 404 when the caller may not see it.
   */
  getOffer: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/v2/api/campaign-customer/detail',
    input: z.object({
      ...customer,
      campaignId: idText,
      salonId: idText.optional(),
      services: commaIds,
      bookDate: wireDate.optional(),
      ...hour,
    }),
    responses: {
      200: inData(offerDto),
      404: refusalDto,
    },
  }),
  /** The chain's offers of a day, and the customer's own, whatever they book. */
  listRewards: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/v2/api/campaign-customer/reward',
    input: z.object({ dateBook: wireDate, phone: phone.optional() }),
    responses: {
      200: z
        .object({
          data: z.object({
            salon: known(rows(offerDto), []),
            customer: known(rows(offerDto), []),
          }),
        })
        .transform((wire) => ({ fromSalon: wire.data.salon, fromCustomer: wire.data.customer })),
    },
  }),
  /**
   * postCode: applies a code. `code` 200 in the body is success, any other one a
   * refusal with its sentence. With `keep` the offer is stored among the phone's own, so the caller
   * must have proved the phone. Limited per address (x-client-address), and per phone with `keep`.
   */
  postCode: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/campaign-customer/one-phone-voucher',
    input: z.object({ code: typedPromoCode, phone: phone.optional(), keep: z.boolean() }),
    responses: {
      200: z
        .object({
          /** A refusal may be its sentence alone. */
          code: known(whole, 0),
          message: knownMessage,
          /** The offer, which a host may leave out. */
          data: z.object({ campaignId: rowId }).nullish().catch(null),
        })
        .transform(({ code, message, data }) => ({
          isRedeemed: code === 200,
          offerId: data?.campaignId ?? null,
          message,
        })),
      429: tooManyDto,
    },
  }),
  /**
   * Gives a phone one more use of an offer, once for each key: prizes and rewards from elsewhere in
   * the chain. 404 no such offer.
   */
  giveOffer: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/campaign-customer/one-phone-campaign',
    input: z.object({
      phone,
      campaignId: id,
      key: z.string().regex(/^[\w:-]{8,80}$/, 'INVALID_ID'),
    }),
    responses: {
      200: z.object({ code: z.literal(200) }).transform(() => ({ given: true as const })),
      404: refusalDto,
    },
  }),
  /**
   * Checks the offers that people of a booking chose, with the facts for their pricing; one result
   * a person, in their order of offers. `isOwner`: the caller has proved the phone, so its own
   * offers count too. The booking backend subtracts the uses that bookings have spent.
   */
  checkOffers: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/campaign-customer/reward',
    input: z.object({
      phone,
      isOwner: z.boolean(),
      codes: z.array(typedPromoCode).max(10),
      salonId: id,
      dateBook: wireDate,
      people: z.array(chosen).min(1).max(5),
    }),
    responses: {
      200: z.object({ data: z.array(z.array(checkedOfferDto)) }).transform((wire) => wire.data),
    },
  }),
}

export type CheckedOfferDto = z.input<typeof checkedOfferDto>

import * as z from 'zod'
import { messageDto } from '../../kit/message'
import { dong, id } from '../../kit/values'
import { lenientList, wireDateOrNone } from '../../kit/wire'

const offerServiceDto = z
  .object({
    id,
    name: z.string(),
    price: dong,
    originPrice: dong,
    description: z.string(),
    serviceImage: z.string(),
    selected: z.boolean(),
  })
  .transform(({ serviceImage, selected, ...wire }) => ({
    ...wire,
    image: serviceImage || null,
    isSelected: selected,
  }))

/** An offer; dates DD-MM-YYYY or ''. */
export const offerDto = z
  .object({
    campaignId: id,
    name: z.string(),
    image: z.string(),
    imageUrl: z.string(),
    expire: z.string(),
    valid: z.boolean(),
    /** The rule that fails, '' when none; `message` explains it to the customer. */
    validCondition: z.string(),
    message: messageDto,
    serviceApplies: lenientList(offerServiceDto),
    serviceConditions: lenientList(offerServiceDto),
    startDate: wireDateOrNone,
    endDate: wireDateOrNone,
    remainUsage: z.int().nullable(),
    /** `topup`: paid in advance, so that its services cost nothing more; '' any way. */
    paymentMethod: z.string(),
    /** Empty: every salon. */
    salonApplies: z.array(id),
    condition: z.string(),
    effect: z.string(),
    /** Đồng off the total, 0 when the offer works through service prices. */
    discount: dong,
  })
  .transform((wire) => ({
    id: wire.campaignId,
    name: wire.name,
    image: wire.imageUrl || wire.image || null,
    isValid: wire.valid,
    message: wire.message,
    expires: wire.expire,
    startDate: wire.startDate,
    endDate: wire.endDate,
    remainingUses: wire.remainUsage,
    paymentMethod: wire.paymentMethod,
    isPrepaid: wire.paymentMethod === 'topup',
    salonIds: wire.salonApplies,
    condition: wire.condition,
    effect: wire.effect,
    discount: wire.discount,
    appliesTo: wire.serviceApplies,
    requires: wire.serviceConditions,
  }))

export type Offer = z.output<typeof offerDto>
export type OfferDto = z.input<typeof offerDto>

import * as z from 'zod'
import { lineText } from '../../../domain/typed-text'
import { refusalWire } from '../../kit/message'
import { dong, id, idempotencyKey, phone } from '../../kit/values'
import { lenientList, wireDate } from '../../kit/wire'

/** The parts of a day that a home visit can be requested for. */
const partOfDayWire = z.enum(['Sáng', 'Chiều', 'Tối'])

/**
 * The place of a home visit: a saved address, or a place with the name and position that the salons
 * backend has for it.
 */
const homePlaceWire = z.object({
  /** 0: none; the other fields give the place. */
  attrId: z.int().nonnegative(),
  address: z.string().max(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

/** The salon that serves the place, its services at home, and the available days. */
export const homeOfferWire = z
  .object({
    data: z.object({
      salonId: id,
      distance: z.number().nonnegative(),
      serviceIds: lenientList(id),
      bookDates: z.array(wireDate),
    }),
  })
  .transform(({ data }) => ({
    salonId: data.salonId,
    distanceKm: data.distance,
    serviceIds: data.serviceIds,
    dates: data.bookDates,
  }))

/** A request for a home visit; the backend decides the salon and the prices. */
export const newHomeVisitWire = homePlaceWire.extend({
  idempotencyKey,
  customerPhone: phone,
  chosenServiceIds: z.array(id).min(1, 'HOME_SERVICES_MISSING').max(10, 'TOO_MANY_HOME_SERVICES'),
  dateBook: wireDate,
  part: partOfDayWire,
  note: z.string().overwrite(lineText).max(500, 'NOTE_TOO_LONG'),
  /** Key of an open request of the caller's that this one takes the place of. */
  replacesKey: idempotencyKey.nullish(),
})

/** 409: the key was used for another request or a canceled one, or too many requests are open. */
export const homeRefusedWire = refusalWire.extend({
  code: z.enum(['changed', 'enough']).default('enough'),
})

/** A request as its owner sees it. */
export const homeVisitWire = z
  .object({
    bookingId: z.string(),
    /** Whom it is for; a host may leave it out. */
    customerPhone: phone.nullish(),
    salonId: id,
    address: z.string(),
    dateBook: wireDate,
    part: partOfDayWire,
    totalMoney: dong,
    services: z.array(z.object({ id, name: z.string(), price: dong })),
  })
  .transform((wire) => ({
    id: wire.bookingId,
    phone: wire.customerPhone ?? null,
    salonId: wire.salonId,
    address: wire.address,
    date: wire.dateBook,
    part: wire.part,
    total: wire.totalMoney,
    services: wire.services,
  }))

export type HomeVisitWire = z.input<typeof homeVisitWire>

import * as z from 'zod'
import { lineText } from '../../../domain/typed-text'
import { id } from '../../kit/values'
import { lenientList } from '../../kit/wire'
import { hourWire } from './wire-day'

/** Salons that a customer has been to, under a heading of the chain's. */
const visitedGroupWire = z
  .object({ title: z.string(), data: lenientList(id) })
  .transform((wire) => ({ title: wire.title, salonIds: wire.data }))

/** The reply of getSalonHasCameNew. */
export const visitedWire = z
  .object({ data: z.array(visitedGroupWire) })
  .transform((wire) => wire.data)

/** A saved address; what stands after its name is known of addresses that were saved here. */
export const addressWire = z
  .object({
    attrId: id,
    attrName: z.string(),
    street: z.string().nullish(),
    placeId: z.string().nullish(),
    address: z.string().nullish(),
    /** Degrees to about a hundred metres; absent when nobody knows where the place is. */
    latitude: z.number().nullish(),
    longitude: z.number().nullish(),
  })
  .transform((wire) => ({
    id: wire.attrId,
    name: wire.attrName,
    street: wire.street ?? '',
    placeId: wire.placeId || null,
    address: wire.address ?? '',
    latitude: wire.latitude ?? null,
    longitude: wire.longitude ?? null,
  }))

/** The reply of getListCustomerAddress. */
export const addressesWire = z
  .object({ data: lenientList(addressWire) })
  .transform((wire) => wire.data)

/**
 * An address to store: a place of the salons backend and, with the customer's permission, their
 * position.
 */
export const newAddressWire = z.object({
  phoneNumber: z.string(),
  /** Absent: a new one. */
  attrId: id.optional(),
  attrName: z.string().overwrite(lineText).min(1).max(40),
  street: z.string().overwrite(lineText).max(120),
  placeId: z.string().max(40),
  address: z.string().max(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

/** The reply of getListSalonFilterCustomerAddress, closest first; distances in km. */
export const nearAddressWire = z
  .object({ data: lenientList(z.object({ salonId: id, distance: z.number().nonnegative() })) })
  .transform((wire) =>
    wire.data.map(({ salonId, distance }) => ({ salonId, distanceKm: distance })),
  )

/**
 * A salon to go to instead, with its free frames; `isSaveServiceChoosen` false: not all chosen
 * services are sold there.
 */
const backupWire = z
  .object({
    salon: z.object({ salonId: id, name: z.string(), distance: z.number().nonnegative() }),
    hours: lenientList(hourWire),
    isSaveServiceChoosen: z.boolean(),
  })
  .transform((wire) => ({
    salonId: wire.salon.salonId,
    distanceKm: wire.salon.distance,
    hours: wire.hours,
    keepsChosen: wire.isSaveServiceChoosen,
  }))

/**
 * The reply of getListBookHoursBackup; a statusCode other than 0 means that there is nothing to
 * offer.
 */
export const backupsWire = z
  .object({ statusCode: z.int(), data: lenientList(backupWire) })
  .transform((wire) => (wire.statusCode === 0 ? wire.data : []))

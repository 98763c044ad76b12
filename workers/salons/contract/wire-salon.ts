import * as z from 'zod'
import { pictureDto } from '../../kit/picture'
import { id } from '../../kit/values'
import { wireDateOrNone } from '../../kit/wire'

/** A salon as listed; `distance` in km only where the call measures one. */
export const salonDto = z
  .object({
    id,
    cityId: id,
    cityName: z.string(),
    districtId: id,
    districtName: z.string(),
    name: z.string(),
    address: z.string(),
    addressNew: z.string(),
    addressNote: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    searchText: z.string(),
    parking: z.boolean(),
    isOpen: z.boolean(),
    salonHot: z.boolean(),
    tagTopSalon: z.string(),
    tag: z.string(),
    openingDate: wireDateOrNone,
    warnText: z.string(),
    bookManyPeople: z.enum(['off', 'all', 'notToday']).catch('off'),
    selectConsultation: z.boolean(),
    phone: z.string(),
    map: z.string(),
    parkingMap: z.string(),
    /**
     * A picture of its front, whose `#focus=` says what stays in view; hosts without pictures leave
     * it out.
     */
    image: pictureDto.optional(),
    distance: z.number().nonnegative().optional(),
  })
  .transform((wire) => ({
    id: wire.id,
    provinceId: wire.cityId,
    provinceName: wire.cityName,
    districtId: wire.districtId,
    districtName: wire.districtName,
    name: wire.name,
    address: wire.address,
    addressNew: wire.addressNew,
    addressNote: wire.addressNote,
    latitude: wire.latitude,
    longitude: wire.longitude,
    searchText: wire.searchText,
    hasParking: wire.parking,
    isOpen: wire.isOpen,
    isHot: wire.salonHot,
    isTop: wire.tagTopSalon !== '',
    tag:
      wire.tag === 'opening soon'
        ? ('OPENING_SOON' as const)
        : wire.tag === 'newly opened'
          ? ('NEWLY_OPENED' as const)
          : null,
    openingDate: wire.openingDate,
    warnText: wire.warnText,
    manyPeople: wire.bookManyPeople,
    offersConsultation: wire.selectConsultation,
    phone: wire.phone,
    mapUrl: wire.map === '' ? null : wire.map,
    parkingMapUrl: wire.parkingMap === '' ? null : wire.parkingMap,
    image: wire.image?.address || null,
    imageFocus: wire.image?.focus ?? null,
    distanceKm: wire.distance ?? null,
  }))

/** Reply of the calls that list salons. */
export const salonsReply = z.object({ data: z.array(salonDto) }).transform((wire) => wire.data)

export type Salon = z.output<typeof salonDto>
export type SalonDto = z.input<typeof salonDto>

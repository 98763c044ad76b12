import * as z from 'zod'
import { pictureDto } from '../../kit/picture'
import {
  decimal,
  flag,
  idOrNone,
  inData,
  known,
  onOff,
  orNone,
  rowId,
  rows,
  text,
  wireDateOrNone,
} from '../../kit/wire'

/**
 * A salon as listed; `distance` in km only where the call measures one. It needs a number, a
 * province, and a name or an address.
 */
export const salonDto = z
  .object({
    id: rowId,
    cityId: rowId,
    cityName: text,
    districtId: idOrNone,
    districtName: text,
    name: text,
    address: text,
    addressNew: text,
    addressNote: text,
    latitude: known(decimal.nullable(), null),
    longitude: known(decimal.nullable(), null),
    searchText: text,
    parking: flag,
    isOpen: known(onOff, true),
    salonHot: flag,
    tagTopSalon: text,
    tag: text,
    openingDate: known(wireDateOrNone, null),
    warnText: text,
    bookManyPeople: known(z.enum(['off', 'all', 'notToday']).catch('off'), 'off'),
    selectConsultation: flag,
    phone: text,
    map: text,
    parkingMap: text,
    /**
     * A picture of its front, whose `#focus=` says what stays in view; hosts without pictures leave
     * it out.
     */
    image: pictureDto.nullish(),
    distance: orNone(decimal),
  })
  .refine(({ name, address, addressNew }) => name || address || addressNew)
  .transform((wire) => ({
    id: wire.id,
    provinceId: wire.cityId,
    provinceName: wire.cityName,
    districtId: wire.districtId,
    districtName: wire.districtName,
    name: wire.name || wire.addressNew || wire.address,
    address: wire.address || wire.addressNew,
    addressNew: wire.addressNew || wire.address,
    addressNote: wire.addressNote || null,
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
    warnText: wire.warnText || null,
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
export const salonsReply = inData(rows(salonDto))

export type Salon = z.output<typeof salonDto>
export type SalonDto = z.input<typeof salonDto>

import type { CatalogueWire } from '../../../workers/booking/contract'
import type { StylistWire } from '../../../workers/booking/contract/wire-day'
import type { ProvinceWire, SalonWire } from '../../../workers/salons/contract'

// Backends' data in the form of the screens, without validation or a library, as code that trusts
// the backends would do it. All peers use this.

/** A service as the booking backend sends it. */
export type ServiceWire = {
  serviceId: number
  groupId: number
  parentServiceId: number
  order: number
  name: string
  versionName: string
  subtitle: string
  timeServe: number
  price: string
  priceNum: number
  oldPriceNum: number
  tags: string[]
  serviceDeliveryType: 1 | 2 | 3
  noDisplay: boolean
}
type GroupWire = {
  groupId: number
  groupName: string
  services: ServiceWire[]
  upsaleServices: { serviceId: number; name: string; priceNum: number; timeServe: number }[]
}
/** A category as the booking backend sends it. */
export type CategoryWire = {
  categoryId?: number
  categoryName: string
  order: number
  title: string
  serviceGroups: GroupWire[]
}
/** A rule of prices as the booking backend sends it. */
export type SpecialDayWire = {
  date: string[]
  serviceId: number
  serviceSpecial: Price
  serviceStylist: Price
  serviceSpecialStylist: Price
  stylistLevelId?: number | null
}
type Price = { priceNum: number } | null | undefined

const regions: Record<number, string> = { 1: 'NORTH', 2: 'CENTRAL', 3: 'SOUTH' }
/** Who serves, by the backend's number. */
export const deliveryTypes = { 1: 'STYLIST', 2: 'SKINNER', 3: 'BOTH' }
const tags: Record<string, string> = {
  'opening soon': 'OPENING_SOON',
  'newly opened': 'NEWLY_OPENED',
}

/** A salon as the screens have it. */
export function salonOf(wire: SalonWire) {
  const {
    id,
    name,
    addressNew,
    districtName,
    cityName,
    parking,
    isOpen,
    salonHot,
    tagTopSalon,
    latitude,
    longitude,
    map,
    openingDate,
    phone,
    tag,
    warnText,
  } = wire
  return {
    id,
    name,
    addressNew,
    districtName,
    provinceName: cityName,
    hasParking: parking,
    isOpen,
    isHot: salonHot,
    isTop: tagTopSalon !== '',
    latitude,
    longitude,
    mapUrl: map === '' ? null : map,
    openingDate: openingDate === '' ? null : isoDate(openingDate),
    phone,
    tag: tags[tag] ?? null,
    warnText,
  }
}

/** A province as the screens have it. */
export function provinceOf({ cityId, cityName, vungMienId, totalSalon }: ProvinceWire) {
  return { id: cityId, name: cityName, region: regions[vungMienId], salonCount: totalSalon }
}

/** Provinces with their salons. */
export function provincesWithSalons(
  provinces: readonly ProvinceWire[],
  salons: readonly SalonWire[],
) {
  const byProvince = Map.groupBy(salons, ({ cityId }) => cityId)
  return provinces.map((province) => ({
    ...provinceOf(province),
    salons: (byProvince.get(province.cityId) ?? []).map(salonOf),
  }))
}

/** Services as the booking screen has them: those on sale, in order. */
export function catalogueOf({ data, rulesSpecialDay }: CatalogueWire) {
  return {
    categories: inOrder(data as CategoryWire[])
      .map(categoryOf)
      .filter(({ groups }) => groups.length > 0),
    specialDays: (rulesSpecialDay as SpecialDayWire[]).map(specialDayOf),
  }
}

function categoryOf({ categoryId, order, categoryName, title, serviceGroups }: CategoryWire) {
  return {
    id: categoryId ?? order,
    name: categoryName,
    title,
    groups: serviceGroups.map(groupOf).filter(({ services }) => services.length > 0),
  }
}

function groupOf({ groupId, groupName, services, upsaleServices }: GroupWire) {
  return {
    id: groupId,
    name: groupName,
    services: inOrder(services.filter(({ noDisplay }) => !noDisplay)).map(serviceOf),
    addOns: upsaleServices.map(({ serviceId, name, priceNum, timeServe }) => ({
      serviceId,
      name,
      price: priceNum,
      minutes: timeServe,
    })),
  }
}

function serviceOf({
  serviceId,
  groupId,
  parentServiceId,
  name,
  versionName,
  subtitle,
  timeServe,
  price,
  priceNum,
  oldPriceNum,
  tags: labels,
  serviceDeliveryType,
}: ServiceWire) {
  return {
    id: serviceId,
    groupId,
    parentId: parentServiceId || null,
    name,
    versionName,
    subtitle,
    minutes: timeServe,
    price: /^free$/i.test(price.trim()) ? 0 : priceNum,
    oldPrice: oldPriceNum > 0 ? oldPriceNum : null,
    tags: labels,
    deliveryType: deliveryTypes[serviceDeliveryType],
  }
}

/** A rule of prices as the booking screen has it. */
export function specialDayOf({
  date,
  serviceId,
  serviceSpecial,
  serviceStylist,
  serviceSpecialStylist,
  stylistLevelId,
}: SpecialDayWire) {
  return {
    dates: date.map(isoDate),
    serviceId,
    dayPrice: serviceSpecial?.priceNum ?? null,
    stylistPrice: serviceStylist?.priceNum ?? null,
    dayStylistPrice: serviceSpecialStylist?.priceNum ?? null,
    stylistLevel: stylistLevelId ?? null,
  }
}

/** Staff as the booking screen has it. */
export function staffOf({ stylists, skinners }: { stylists: StylistWire[]; skinners: unknown[] }) {
  return { stylists: stylists.map(stylistOf), skinnerCount: skinners.length }
}

function stylistOf({
  staffId,
  staffName,
  avatar,
  special,
  salonEnroll,
  experience,
  totalCutomer,
  ratingStar,
  skillLevel,
}: StylistWire) {
  return {
    id: staffId,
    name: staffName,
    avatar: avatar || null,
    isMaster: special,
    salonId: salonEnroll,
    yearsOfExperience: experience,
    customerCount: totalCutomer,
    stars: ratingStar,
    level: skillLevel,
  }
}

/** A day of the backends in the form of the schema. */
export function isoDate(date: string): string {
  return date.split('-').reverse().join('-')
}

/** A list by the backends' own order. */
export function inOrder<T extends { order: number }>(list: T[]): T[] {
  return [...list].sort((one, other) => one.order - other.order)
}

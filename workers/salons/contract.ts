import { z } from 'zod'
import { endpoint, type Api } from '../kit/endpoint'
import { id } from '../kit/values'
import { decimalText, flagText, idText, wireDate } from '../kit/wire'

/** A district of a province, in the pre-2025 model (O-52). */
const districtWire = z.object({ districtId: id, districtName: z.string() })

/** A province with its regions: vungMienId 1 north, 2 central, 3 south (B-145, B-396). */
export const provinceWire = z
  .object({ cityId: id, cityName: z.string(), totalSalon: z.int().nonnegative(), districtModels: z.array(districtWire), vungMienId: z.int().min(1).max(3) })
  .transform((wire) => ({
    id: wire.cityId,
    name: wire.cityName,
    salonCount: wire.totalSalon,
    regionId: wire.vungMienId,
    districts: wire.districtModels.map((district) => ({ id: district.districtId, name: district.districtName })),
  }))

/** A salon as listed (B-144, H-164); `distance` in km only where the call measures one. */
export const salonWire = z
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
    openingDate: z.string(),
    warnText: z.string(),
    bookManyPeople: z.enum(['off', 'all', 'notToday']).catch('off'),
    selectConsultation: z.boolean(),
    phone: z.string(),
    map: z.string(),
    parkingMap: z.string(),
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
    tag: wire.tag === 'opening soon' ? ('OPENING_SOON' as const) : wire.tag === 'newly opened' ? ('NEWLY_OPENED' as const) : null,
    openingDate: /^\d{2}-\d{2}-\d{4}$/.test(wire.openingDate) ? wire.openingDate.split('-').reverse().join('-') : null,
    warnText: wire.warnText,
    manyPeople: wire.bookManyPeople,
    offersConsultation: wire.selectConsultation,
    phone: wire.phone,
    mapUrl: wire.map === '' ? null : wire.map,
    parkingMapUrl: wire.parkingMap === '' ? null : wire.parkingMap,
    distanceKm: wire.distance ?? null,
  }))

const salonsReply = z.object({ data: z.array(salonWire) }).transform((wire) => wire.data)

/** Minutes after midnight between which a salon serves on a day; `isOpen` false on closed days and holidays. */
const openingWire = z
  .object({ data: z.object({ isOpen: z.boolean(), openMinutes: z.int(), closeMinutes: z.int(), message: z.string() }) })
  .transform((wire) => wire.data)

/** Salons backend: provinces, districts, salons, search, near, off, top (H-197…H-215, B-362, B-372). */
export const salonsApi = {
  /** H-201: provinces with districts and how many listed salons each has; salon 269 counts nowhere (O-21). */
  listProvinces: endpoint({
    method: 'GET',
    path: '/city/list-city',
    input: z.object({}),
    answers: { 200: z.object({ data: z.array(provinceWire) }).transform((wire) => wire.data) },
  }),
  /** H-210: all listed salons, without 269 (O-21). */
  listSalons: endpoint({ method: 'GET', path: '/v4/salon/get', input: z.object({}), answers: { 200: salonsReply } }),
  /** H-213: the chain's top salons. */
  topSalons: endpoint({ method: 'GET', path: '/static/top-salons.json', input: z.object({}), answers: { 200: salonsReply } }),
  /** H-203: one salon, 269 included; 404 when there is none. */
  getSalon: endpoint({
    method: 'GET',
    path: '/salon/{id}',
    input: z.object({ id: idText }),
    answers: { 200: z.object({ data: salonWire }).transform((wire) => wire.data), 404: z.object({ message: z.string() }) },
  }),
  /** H-209, B-053…B-056: salons whose name, address, district or province holds every word of `text`, accents aside. */
  searchSalons: endpoint({
    method: 'GET',
    path: '/salon/salon-filter',
    input: z.object({ text: z.string().max(100, 'Từ khóa quá dài.').optional(), cityId: idText.optional(), districtId: idText.optional(), parking: flagText.optional() }),
    answers: { 200: salonsReply },
  }),
  /** H-211, B-326: the nearest salons with `distance` in km, closest first; 30 at most (B-076). */
  salonsNear: endpoint({
    method: 'GET',
    path: '/salon/get-salon-near',
    input: z.object({ latitude: decimalText, longitude: decimalText }),
    answers: { 200: salonsReply },
  }),
  /** H-205: whether and when a salon serves on a day (closed salons, opening dates, lunar New Year). */
  getOpening: endpoint({
    method: 'GET',
    path: '/salon/opening',
    input: z.object({ salonId: idText, workDate: wireDate }),
    answers: { 200: openingWire, 404: z.object({ message: z.string() }) },
  }),
  /** B-362, B-163: why a salon is off and which salons to offer instead, by distance; message '' when it is open. */
  getSalonOff: endpoint({
    method: 'GET',
    path: '/salon/salon-off',
    input: z.object({ salonId: idText }),
    answers: {
      200: z
        .object({ data: z.object({ message: z.string(), salonBackUp: z.array(id) }) })
        .transform(({ data }) => ({ message: data.message, alternativeIds: data.salonBackUp })),
      404: z.object({ message: z.string() }),
    },
  }),
} satisfies Api

export type Province = z.output<typeof provinceWire>
export type Salon = z.output<typeof salonWire>
export type SalonWire = z.input<typeof salonWire>
export type ProvinceWire = z.input<typeof provinceWire>

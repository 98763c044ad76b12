import * as z from 'zod'
import { endpoint, type Api } from '../kit/endpoint'
import { withLang } from '../kit/translation'
import { knownMessage, refusalDto } from '../kit/message'
import {
  count,
  decimal,
  decimalText,
  flag,
  flagText,
  idOrNone,
  idText,
  inData,
  known,
  lenientList,
  listWith,
  onOff,
  rowId,
  rowName,
  rows,
  text,
  whole,
  wireDate,
} from '../kit/wire'
import { contentApi } from './contract/content'
import { locationApi, districtsReply, provincesReply, wardsReply } from './contract/location'
import { salonsReply, salonDto } from './contract/wire-salon'

/** A group of products as the chain sends it. */
const productGroupDto = z.object({
  id: rowId,
  name: z.string(),
  slug: z.string().min(1),
  totalProduct: known(count, 0),
})

/** A product as the chain sends it: its price is a number, or a range that is shown as 'from'. */
const productDto = z
  .object({
    id: known(rowName, ''),
    groupId: idOrNone,
    name: z.string(),
    slug: z.string().min(1),
    price: z.union([count, z.object({ from: count, to: count })]),
    listedPrice: known(count, 0),
    isDiscount: flag,
    discountPercent: known(decimal.nullable(), null),
    subCategory: text,
    brand: text,
    featuredImage: z.object({ url: text }).nullish(),
    description: text,
    usage: text,
    updatedAt: text,
  })
  .transform((wire) => {
    const { from, to } =
      typeof wire.price === 'number' ? { from: wire.price, to: wire.price } : wire.price
    const isDiscounted = wire.isDiscount && wire.listedPrice > from
    return {
      id: wire.id || wire.slug,
      groupId: wire.groupId,
      name: wire.name,
      slug: wire.slug,
      price: from,
      maxPrice: to > from ? to : null,
      listedPrice: isDiscounted ? wire.listedPrice : null,
      discountPercent: isDiscounted
        ? Math.round(wire.discountPercent ?? (1 - from / wire.listedPrice) * 100)
        : 0,
      subgroup: wire.subCategory || null,
      brand: wire.brand || null,
      image: wire.featuredImage?.url || null,
      description: wire.description,
      usage: wire.usage,
      changedOn: /^\d{4}-\d{2}-\d{2}/.test(wire.updatedAt) ? wire.updatedAt.slice(0, 10) : null,
    }
  })

/** Every response of the shop has a success flag; false is a failure. */
const meta = known(z.object({ success: z.literal(true) }), { success: true })

/** Reply with the groups of the shop. */
const productGroupsReply = ofShop(rows(productGroupDto))

/** Reply with products. */
const productsReply = ofShop(rows(productDto))

function ofShop<S extends z.ZodType>(list: S) {
  return listWith({ meta, data: list }).transform((wire) => (wire as { data: z.output<S> }).data)
}

export type ProductGroupDto = z.input<typeof productGroupDto>
export type Product = z.output<typeof productDto>
export type ProductDto = z.input<typeof productDto>

/** The calls of the shop; what is in it can be bought at every salon. */
const shopApi = {
  /** The groups that have products, in the shop's order. */
  listProductGroups: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/shop/product-groups',
    input: z.object(withLang),
    responses: { 200: productGroupsReply },
  }),
  /** The products of a group, or of the whole shop. */
  listProducts: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/shop/products',
    input: z.object({ groupId: idText.optional(), ...withLang }),
    responses: { 200: productsReply },
  }),
} satisfies Api

export { type Province, type ProvinceDto } from './contract/location'
export { contentApi } from './contract/content'
export { slug } from './contract/content'
export { type PlaceDto } from './contract/location'
export { type Salon, type SalonDto } from './contract/wire-salon'

/**
 * Minutes after midnight between which a salon serves on a day; `isOpen` false on closed days and
 * holidays, which may lack them.
 */
const openingDto = inData(
  z
    .object({
      isOpen: onOff,
      openMinutes: known(whole, 0),
      closeMinutes: known(whole, 0),
      message: knownMessage,
    })
    .refine(({ isOpen, openMinutes, closeMinutes }) => !isOpen || openMinutes < closeMinutes),
)

const salonOffDto = inData(
  z
    .object({ message: knownMessage, salonBackUp: lenientList(rowId) })
    .transform((wire) => ({ message: wire.message, alternativeIds: wire.salonBackUp })),
)

const ofCity = z.object({ cityId: idText.optional() })

/** Salons backend: provinces, districts, salons, search, near, off, top. */
export const salonsApi = {
  /** Provinces with districts and how many listed salons each has; salon 269 counts nowhere. */
  listProvinces: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/city/list-city',
    responses: { 200: provincesReply },
    isShared: true,
  }),
  /** The districts of a province, or of the country. */
  listDistricts: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/district',
    input: ofCity,
    responses: { 200: districtsReply },
  }),
  /** The provinces that have listed salons, or that one if it has. */
  listSalonProvinces: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/city',
    input: ofCity,
    responses: { 200: provincesReply },
  }),
  /** The districts of a province that have listed salons. */
  listSalonDistricts: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/district',
    input: z.object({ cityId: idText }),
    responses: { 200: districtsReply },
  }),
  /** The wards of a district. */
  listWards: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/ward',
    input: z.object({ districtId: idText }),
    responses: { 200: wardsReply },
  }),
  /** All listed salons, without 269. */
  listSalons: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/v4/salon/get',
    input: z.object(withLang),
    responses: { 200: salonsReply },
    isShared: true,
  }),
  /** The listed salons that have directions. */
  listMappedSalons: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/salon-map',
    responses: { 200: salonsReply },
  }),
  /** The chain's top salons. */
  topSalons: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/top-salons.json',
    input: z.object(withLang),
    responses: { 200: salonsReply },
  }),
  /** The salon list as a file; its cache-buster is ignored. */
  salonFile: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/salons.json',
    responses: { 200: salonsReply },
  }),
  /** The province list as a file. */
  provinceFile: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/provinces.json',
    responses: { 200: provincesReply },
  }),
  /** The district list as a file. */
  districtFile: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/districts.json',
    responses: { 200: districtsReply },
  }),
  /** One salon, 269 included; 404 when there is none. */
  getSalon: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/{id}',
    input: z.object({ ...withLang, id: idText }),
    responses: {
      200: inData(salonDto),
      404: refusalDto,
    },
    isShared: true,
  }),
  /**
   * Salons whose name, address, district or province holds every word of `text`, accents aside;
   * named ones first, then top and hot.
   */
  searchSalons: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/salon-filter',
    input: z.object({
      text: z.string().max(100, 'INVALID_VALUE').optional(),
      cityId: idText.optional(),
      districtId: idText.optional(),
      parking: flagText.optional(),
    }),
    responses: { 200: salonsReply },
  }),
  /** The nearest open salons with `distance` in km, closest first; 30 at most. */
  salonsNear: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/get-salon-near',
    input: z.object({ latitude: decimalText, longitude: decimalText }),
    responses: { 200: salonsReply },
  }),
  /** Whether and when a salon serves on a day (closed salons, opening dates, lunar New Year). */
  getOpening: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/opening',
    input: z.object({ ...withLang, salonId: idText, workDate: wireDate }),
    responses: { 200: openingDto, 404: refusalDto },
  }),
  /**
   * Why a salon is off and which salons to offer instead, by distance; message '' when it is open.
   */
  getSalonOff: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/salon/salon-off',
    input: z.object({ ...withLang, salonId: idText }),
    responses: { 200: salonOffDto, 404: refusalDto },
  }),
  ...locationApi,
  ...contentApi,
  ...shopApi,
} satisfies Api

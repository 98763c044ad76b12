import {
  getNamedType,
  isObjectType,
  Kind,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql'
import type {
  Resolvers,
  ResolversTypes,
  SalonClosure,
  SalonDistance,
} from '../../../schema/generated/resolvers'
import { placeIdForm } from '../../../domain/id-form'
import { badInput } from '../../graphql/errors'
import { readId } from '../../graphql/input'
import { noticeOf } from '../../graphql/message'
import { findProvinces, findSalons, searchOf } from './search'
import { distanceKm, hasPlace, type Point } from '../../../domain/distance'
import { addDays, vietnamDay } from '../../../workers/kit/vietnam-time'
import { memoizeByIdentity } from '../../cache/memoize'
import type { ListValues } from '../../cache/list-table'
import type { Context } from '../../context'
import type { ListedSalon } from './mapping'

/** Most days that one question is about. */
const MAX_DAYS = 14

/** When a salon serves on the days from today on; null when there is no such salon. */
async function openingDays(
  salonId: number,
  days: number,
  { backends, now, content }: Pick<Context, 'backends' | 'now' | 'content'>,
): Promise<ResolversTypes['OpeningDay'][] | null> {
  const today = vietnamDay(now)
  const dates = Array.from({ length: Math.min(Math.max(days, 1), MAX_DAYS) }, (_, index) =>
    addDays(today, index),
  )
  const responses = await Promise.all(
    dates.map((workDate) => backends.salons.getOpening({ salonId, workDate, ...content })),
  )
  return responses.every((response) => response.status === 200)
    ? responses.map(({ body }, index) => ({
        date: dates[index]!,
        isOpen: body.isOpen,
        opensAt: body.openMinutes,
        closesAt: body.closeMinutes,
        message: body.message,
      }))
    : null
}

/** Why a salon cannot be booked; null while it serves. */
async function closureOf(
  salonId: number,
  { backends, lists, content }: Pick<Context, 'backends' | 'lists' | 'content'>,
): Promise<SalonClosure | null> {
  const response = await backends.salons.getSalonOff({ salonId, ...content })
  if (response.status !== 200 || response.body.message === '') return null
  const alternatives = await lists.salonsByIds(response.body.alternativeIds)
  return {
    message: response.body.message,
    alternatives: alternatives.filter((salon) => salon.isOpen),
  }
}

const ratingsById = memoizeByIdentity(
  (ratings: ListValues['salonRatings']) =>
    new Map(
      ratings.map(({ salonId, stars, customerCount }) => [salonId, { stars, customerCount }]),
    ),
)

/** Entries that remain when there are more than 10. */
const MAX_ENTRIES = 30

/**
 * The open salons closest to a point with their distance, closest first; closed ones would only
 * disappoint.
 */
function nearestSalons(salons: readonly ListedSalon[], here: Point): SalonDistance[] {
  return salons
    .filter((salon) => salon.isOpen)
    .filter(hasPlace)
    .map((salon) => ({ salon, distanceKm: distanceKm(here, salon) }))
    .sort((one, other) => one.distanceKm - other.distanceKm || one.salon.id - other.salon.id)
    .slice(0, MAX_ENTRIES)
}

/**
 * Provinces and salons: lists from the cache, search and distances over them, so that they work
 * while the salons backend is down.
 */
export const salonsResolvers: Resolvers = {
  Query: {
    provinces: async (_query, { search }, { lists }) =>
      findProvinces(await lists.read('provinces'), search),
    salons: async (_query, filter, { lists }) => findSalons(await lists.read('salons'), filter),
    salonsNear: async (_query, here, { lists }) => {
      if (Math.abs(here.latitude) > 90 || Math.abs(here.longitude) > 180)
        throw badInput('INVALID_POSITION')
      return nearestSalons(await lists.read('salons'), here)
    },
    salon: async (_query, args, { lists }, info) => {
      const id = readId(args.id)
      if (id === null) return null
      // What has its own source needs the number alone: it neither waits for the salon nor is lost with it.
      return asksResolvedOnly(info) ? { id } : lists.salon(id)
    },
    wards: async (_query, args, { backends }) => {
      const districtId = readId(args.districtId)
      if (districtId === null) return []
      return (await backends.salons.listWards({ districtId })).map(({ id, name }) => ({ id, name }))
    },
    places: async (_query, { search }, { backends }) => {
      const input = searchOf(search)
      return input === '' ? [] : backends.salons.suggestPlaces({ input })
    },
    place: async (_query, { id }, { backends }) => {
      if (!placeIdForm.test(id)) return null
      const response = await backends.salons.findPlace({ placeid: id })
      return response.status === 200 ? response.body : null
    },
  },
  OpeningDay: {
    note: ({ message }, _args, { language }) => noticeOf(message, language),
  },
  Salon: {
    rating: async ({ id }, _args, { lists }) =>
      ratingsById(await lists.read('salonRatings')).get(id) ?? null,
    closure: ({ id }, _args, context) => closureOf(id, context),
    openingDays: ({ id }, { days }, context) => openingDays(id, days ?? 7, context),
  },
  Province: {
    salons: async ({ id }, _args, { lists }) =>
      (await lists.read('salons')).filter(({ provinceId }) => provinceId === id),
  },
}

/** The salon that a parent names by its number; null while it is unknown. */
export async function salonOf(
  { salonId }: { salonId: number },
  _args: unknown,
  { lists }: Context,
): Promise<ListedSalon | null> {
  return (await lists.salonsByIds([salonId]))[0] ?? null
}

/** Whether only fields with a resolver are asked of an object, for which its key is enough. */
function asksResolvedOnly({ fieldNodes, fragments, returnType }: GraphQLResolveInfo): boolean {
  const type = getNamedType(returnType)
  const fields = isObjectType(type) ? type.getFields() : {}
  const isResolved = (node: SelectionNode): boolean =>
    node.kind === Kind.FIELD
      ? fields[node.name.value]?.resolve !== undefined
      : selectionIn(node).selections.every(isResolved)
  const selectionIn = (node: Exclude<SelectionNode, { kind: Kind.FIELD }>) =>
    node.kind === Kind.INLINE_FRAGMENT
      ? node.selectionSet
      : fragments[node.name.value]!.selectionSet
  return fieldNodes.every(({ selectionSet }) => selectionSet?.selections.every(isResolved))
}

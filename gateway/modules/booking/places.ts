import * as z from 'zod'
import type {
  AlternativeSalon,
  Resolvers,
  SalonDistance,
  ViewerSavedAddressArgs,
  VisitedSalons,
} from '../../../schema/generated/resolvers'
import { hasPlace, type Point } from '../../../domain/distance'
import { placeIdForm } from '../../../domain/id-form'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { idInput, idsOf, invalid, readId, withInput, wordsText } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { memberOf, ofBrowser } from '../auth/members'

/** Salons listed near a saved address. */
const NEAR_ADDRESS = 5

const placeId = z.string().regex(placeIdForm, 'AREA_MISSING')
const degrees = (most: number) =>
  z
    .number()
    .min(-most, 'INVALID_POSITION')
    .max(most, 'INVALID_POSITION')
    .nullish()
    .transform((value) => value ?? null)

const saveInput = z.object({
  id: idInput.nullish().transform((value) => value ?? undefined),
  name: wordsText(40, 'PLACE_NAME_TOO_LONG').refine((name) => name !== '', 'PLACE_NAME_MISSING'),
  street: wordsText(120, 'STREET_TOO_LONG'),
  placeId,
  latitude: degrees(90),
  longitude: degrees(180),
})
const removeInput = z.object({ id: idInput })

/**
 * The salons that a customer has visited, read with their session or their browser's owner token.
 */
export async function visitedSalons(context: Context): Promise<VisitedSalons[]> {
  const { backends, lists, profile } = context
  const groups = await ofBrowser(context, async () => {
    const me = await nullIfBackendFails(profile())
    return backends.booking.listVisitedSalons({ customerPhone: me?.phone })
  })
  const found = await Promise.all(
    groups.map(async ({ title, salonIds }) => ({
      title,
      salons: await lists.salonsByIds(salonIds),
    })),
  )
  return found.filter(({ salons }) => salons.length > 0)
}

/** The logged-in customer's saved addresses. */
export async function savedAddresses(context: Context) {
  const me = await memberOf(context)
  return context.backends.booking.listAddresses({ phoneNumber: me.phone })
}

/** One of them; null for any other id. */
export async function savedAddress(args: ViewerSavedAddressArgs, context: Context) {
  const addressId = readId(args.id)
  if (addressId === null) return null
  return (await savedAddresses(context)).find((address) => address.id === addressId) ?? null
}

/** The salons nearest to one of them, with the distance that the backend measured. */
export async function salonsNearAddress(
  { id: attrId }: { id: number },
  context: Context,
): Promise<SalonDistance[]> {
  const me = await memberOf(context)
  const near = await context.backends.booking.listSalonsNearAddress({
    phoneNumber: me.phone,
    attrId,
    numOfSalon: NEAR_ADDRESS,
  })
  return withDistances(near, context.lists)
}

/** Nearby salons with free hours. */
export async function alternativeSalons(
  salonId: number,
  date: string,
  serviceIds: readonly string[],
  { backends, lists }: Context,
): Promise<AlternativeSalon[]> {
  const choosenServices = idsOf(serviceIds)
  if (choosenServices.length === 0) return []
  const backups = await backends.booking.listBackupHours({
    salonId,
    bookDate: date,
    choosenServices,
  })
  const near = await withDistances(backups, lists)
  return backups.flatMap(({ salonId: of, hours, keepsChosen }) => {
    const found = near.find(({ salon }) => salon.id === of)
    return found ? { salon: found.salon, distanceKm: found.distanceKm, keepsChosen, hours } : []
  })
}

/** Listed salons with their distances, in the order given. */
async function withDistances(
  near: readonly { salonId: number; distanceKm: number }[],
  lists: Context['lists'],
): Promise<SalonDistance[]> {
  const salons = await lists.salonsByIds(near.map(({ salonId }) => salonId))
  return near.flatMap(({ salonId, distanceKm }) => {
    const salon = salons.find(({ id }) => id === salonId)
    return salon ? { salon, distanceKm } : []
  })
}

/**
 * Where an address that is changed has been so far, while its place and street stay: whoever gives
 * it another name does not stand there to share their position again.
 */
async function pointKept(
  { attrId, street, placeId }: { attrId: number | undefined; street: string; placeId: string },
  context: Context,
): Promise<Point | null> {
  if (attrId === undefined) return null
  const before = (await savedAddresses(context)).find(({ id }) => id === attrId)
  if (before?.placeId !== placeId || (before.street ?? '') !== street) return null
  return hasPlace(before) ? before : null
}

/** What is done with a customer's addresses. */
export const addressMutations: Resolvers['Mutation'] = {
  /** Stored under its place's real name, so that an invented address cannot carry a real place's. */
  saveAddress: (_mutation, { input: given }, context) =>
    withInput(
      saveInput,
      given,
      async ({ id: attrId, name, street, placeId: input, latitude, longitude }) => {
        const { backends } = context
        const me = await memberOf(context)
        const found = await backends.salons.findPlace({ placeid: input })
        if (found.status === 404)
          return invalid([{ field: 'placeId', message: found.body.message }])
        const shared = { latitude, longitude }
        const own = hasPlace(shared)
          ? shared
          : ((await pointKept({ attrId, street, placeId: input }, context)) ?? found.body.point)
        const address = [street, found.body.address].filter(Boolean).join(', ').slice(0, 300)
        const response = await backends.booking.saveAddress({
          phoneNumber: me.phone,
          attrId,
          attrName: name,
          street,
          placeId: input,
          address,
          latitude: own?.latitude ?? null,
          longitude: own?.longitude ?? null,
        })
        if (response.status === 200) return { __typename: 'AddressSaved', address: response.body }
        return response.status === 409
          ? invalid([{ field: '', message: response.body.message }])
          : refusal(response, { 404: 'NotFound' })
      },
      (wireField) => ({ attrName: 'name', attrId: 'id' })[wireField] ?? wireField,
    ),
  removeAddress: (_mutation, { input }, context) =>
    withInput(removeInput, input, async ({ id: attrId }) => {
      const me = await memberOf(context)
      const response = await context.backends.booking.removeAddress({
        phoneNumber: me.phone,
        attrId,
      })
      return response.status === 200
        ? { __typename: 'AddressRemoved', id: attrId }
        : refusal(response, { 404: 'NotFound' })
    }),
}

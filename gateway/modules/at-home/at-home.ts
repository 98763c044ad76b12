import * as z from 'zod'
import type {
  HomeOffer,
  HomeVisitStatus,
  PartOfDay,
  Resolvers,
} from '../../../schema/generated/resolvers'
import { placeIdForm } from '../../../domain/id-form'
import { coded } from '../../../workers/kit/message'
import { bookingId, idempotencyKey, localDate } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { inverse } from '../../graphql/inverse'
import { idInput, invalid, tooMany, typedPhone, withInput, wordsText } from '../../graphql/input'
import { ofBrowser } from '../auth/members'
import { toCatalogue } from '../booking/catalogue'

/** The parts of a day as backends spell them. */
const spelled = {
  MORNING: 'Sáng',
  AFTERNOON: 'Chiều',
  EVENING: 'Tối',
} as const satisfies Record<PartOfDay, string>
const parts = inverse(spelled)

const statuses = {
  requested: 'REQUESTED',
  arranged: 'ARRANGED',
  declined: 'DECLINED',
} as const satisfies Record<string, HomeVisitStatus>

const visitInput = z.object({
  idempotencyKey,
  replacesKey: idempotencyKey.nullish(),
  phone: typedPhone,
  addressId: idInput.nullish(),
  placeId: z.string().regex(placeIdForm, 'AREA_MISSING').nullish(),
  street: wordsText(120, 'STREET_TOO_LONG'),
  serviceIds: z.array(idInput).min(1, 'HOME_SERVICES_MISSING').max(10, 'TOO_MANY_HOME_SERVICES'),
  date: localDate,
  part: z.enum(parts),
  note: wordsText(500, 'NOTE_TOO_LONG'),
})

type VisitAddress = {
  attrId: number
  address: string
  latitude: number | null
  longitude: number | null
}
type HomeVisitRequest = {
  addressId?: number | null | undefined
  placeId?: string | null | undefined
  street?: string
}

/** The salon that serves a place at home, with its services; null when there is none. */
export async function homeOffer(
  request: HomeVisitRequest,
  context: Context,
): Promise<HomeOffer | null> {
  const where = await whereIs(request, context)
  if (!where) return null
  const { backends, lists } = context
  const response = await backends.booking.getHomeOffer(where)
  if (response.status === 404) return null
  const { salonId, distanceKm, serviceIds, dates } = response.body
  const [[salon], catalogue] = await Promise.all([
    lists.salonsByIds([salonId]),
    lists.catalogue(salonId),
  ])
  if (!salon || !catalogue) return null
  const { categories, specialDays } = toCatalogue(catalogue)
  const services = categories.flatMap(({ groups }) => groups.flatMap((group) => group.services))
  return {
    salon,
    distanceKm,
    services: services.filter((service) => serviceIds.includes(service.id)),
    specialDays,
    days: dates,
  }
}

/** The caller's requests to come. */
export async function homeVisits(context: Context) {
  const visits = await ofBrowser(context, () => context.backends.booking.listHomeVisits({}))
  return visits.map(toVisit)
}

/** What is done with a request for a home visit. */
export const homeVisitMutations: Resolvers['Mutation'] = {
  requestHomeVisit: (_mutation, { input }, context) =>
    withInput(
      visitInput,
      input,
      async ({ idempotencyKey, replacesKey, phone, serviceIds, date, part, note, ...request }) => {
        if (!request.addressId && request.street === '')
          return invalid([{ field: 'street', message: coded('STREET_MISSING') }])
        const where = await whereIs(request, context)
        if (!where) return invalid([{ field: 'placeId', message: coded('HOME_ADDRESS_MISSING') }])
        context.visitor.ensureOwnerToken()
        const response = await context.backends.booking.requestHomeVisit({
          ...where,
          idempotencyKey,
          customerPhone: phone,
          chosenServiceIds: serviceIds,
          dateBook: date,
          part: spelled[part],
          note,
          ...(replacesKey ? { replacesKey } : {}),
        })
        if (response.status === 200) {
          context.visitor.renewCookies()
          return { __typename: 'HomeVisitRequested', visit: toVisit(response.body) }
        }
        if (response.status === 429) return tooMany(response.body)
        const { message } = response.body
        if (response.status === 404) return invalid([{ field: 'placeId', message }])
        return invalid([
          { field: response.body.code === 'changed' ? 'idempotencyKey' : '', message },
        ])
      },
      (wireField) =>
        ({
          customerPhone: 'phone',
          chosenServiceIds: 'serviceIds',
          dateBook: 'date',
          address: 'street',
        })[wireField] ?? wireField,
    ),
  cancelHomeVisit: (_mutation, { input }, { backends }) =>
    withInput(z.object({ id: bookingId }), input, async ({ id: visitId }) => {
      const response = await backends.booking.cancelHomeVisit({ bookingId: visitId })
      return response.status === 200
        ? { __typename: 'HomeVisitCanceled', id: visitId }
        : { __typename: 'NotFound', message: response.body.message }
    }),
}

/**
 * The place of the request: a saved address of the session's customer, or an area by its id, with
 * the name that the salons backend has for it.
 */
async function whereIs(
  { addressId, placeId, street = '' }: HomeVisitRequest,
  { backends, visitor }: Context,
): Promise<VisitAddress | null> {
  if (addressId)
    return visitor.isLoggedIn()
      ? { attrId: addressId, address: '', latitude: null, longitude: null }
      : null
  if (!placeId || !placeIdForm.test(placeId)) return null
  const found = await backends.salons.findPlace({ placeid: placeId })
  if (found.status === 404) return null
  const { address, point } = found.body
  return {
    attrId: 0,
    address: [street, address].filter(Boolean).join(', ').slice(0, 300),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  }
}

type ChainVisit = Awaited<ReturnType<Context['backends']['booking']['listHomeVisits']>>[number]

function toVisit({ part, status, ...visit }: ChainVisit) {
  return { ...visit, part: parts[part], status: statuses[status] }
}

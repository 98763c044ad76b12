import { redirect } from '@remix-run/cloudflare'
import { draftAfter, draftAfterAll, type Draft } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { readId } from '~/booking/read-id'
import { soldIn, stillSold, withoutService, withServices } from '~/booking/services/services'
import { onOccasion } from '~/booking/offers/offer-prices'
import { step } from '~/booking/steps'
import { vietnamDay } from '~/booking/time/vietnam-day'
import type { Site } from '~/context'
import { chosenOffers as offerWords } from '~/messages/vi/chosen-offers'
import {
  BookingServicesDocument,
  type BookingServicesQuery,
} from '../../../../schema/generated/graphql'
import type { PriceConditions } from '../../../../domain/special-prices'
import { levelOf } from '../group/people.server'
import { chosenAmong, offerVariables } from '../offers/offers.server'
import { popularOf } from './proposed.server'
import { readServiceView, servicePath } from './service-view'

/**
 * The services of a salon at the prices of the day and of the chosen stylist, for step 2; with the
 * story of one group for step 3.
 */
export async function loadServices(site: Site, draft: Draft, query: URLSearchParams) {
  const { groupId } = draft
  const me = currentPerson(draft)
  const date = draft.date ?? vietnamDay(site.now)
  const response = await site.gateway.query(BookingServicesDocument, {
    ...offerVariables(draft, draft.current, draft.date),
    hasOffers: me.offerIds.length > 0 && me.serviceIds.length > 0,
    groupId: groupId ?? '',
    isDetail: groupId !== null,
    date,
    hasStylist: me.stylistId !== null,
  })
  const found = response.ok ? response.data : null
  const salon = found?.salon ?? null
  const atSalon = found?.atSalon ?? null
  // The main screen knows how to leave a closed salon.
  if (salon && !salon.isOpen)
    throw redirect(bookingPath(draftAfter(draft, { type: 'goTo', step: step.main })))
  const categories = atSalon?.services
    ? categoriesOn(atSalon.services, {
        date,
        stylistLevel: levelOf(me.stylistId, atSalon.staff?.stylists ?? []),
      })
    : null
  if (categories) dropUnsold(draft, categories)
  if (categories && query.get('do') === 'add') addFromDetail(draft, categories, query)
  return {
    screen: groupId !== null ? ('detail' as const) : ('services' as const),
    now: site.now,
    salon,
    /** Null: not loaded. */
    categories,
    /** At the same prices. */
    popular: popularOf(draft, categories && { categories }),
    isGenZ: atSalon?.services?.isGenZ ?? false,
    guides: atSalon?.services?.guides ?? [],
    detail: atSalon?.serviceDetail ?? null,
    /** The current customer's offers; null when they could not be read. */
    offers: chosenAmong(me, atSalon?.offers ?? null, offerWords.offerGone),
    isSomeGone: query.get('gone') === '1',
  }
}

/** The data of steps 2 and 3. */
export type ServicesData = Awaited<ReturnType<typeof loadServices>>
/** A heading of the list with its groups. */
export type CategoryOnSale = NonNullable<ServicesData['categories']>[number]
/** A card of the list. */
export type GroupOnSale = CategoryOnSale['groups'][number]
/** One version of a group. */
export type VersionOnSale = GroupOnSale['services'][number]

type ServicesCatalogue = NonNullable<NonNullable<BookingServicesQuery['atSalon']>['services']>

function categoriesOn({ categories, specialDays }: ServicesCatalogue, occasion: PriceConditions) {
  return categories.map((category) => ({
    ...category,
    groups: category.groups.map((group) => ({
      ...group,
      services: group.services.map((service) => onOccasion(service, specialDays, occasion)),
    })),
  }))
}

/** Services that are no longer sold are removed from the address, and the list shows a message. */
function dropUnsold(draft: Draft, categories: readonly CategoryOnSale[]): void {
  const { remaining, isSomeGone } = stillSold(currentPerson(draft).serviceIds, soldIn(categories))
  if (isSomeGone)
    throw redirect(
      bookingPath(draftAfter(draft, { type: 'changeServices', serviceIds: remaining }), {
        gone: 1,
      }),
    )
}

/**
 * Step 3's form came back: its version and the ticked extras are chosen and the list follows;
 * without a version its boxes are shown as missing.
 */
function addFromDetail(
  draft: Draft,
  categories: readonly CategoryOnSale[],
  query: URLSearchParams,
): void {
  const version = idsOf(query.getAll('version'))
  const view = readServiceView(query)
  if (version.length === 0) throw redirect(servicePath(draft, view, draft.groupId))
  const sold = soldIn(categories)
  const offered =
    categories.flatMap(({ groups }) => groups).find(({ id }) => id === draft.groupId)?.addOns ?? []
  const bare = offered.reduce<readonly string[]>(
    (rest, { serviceId }) => withoutService(rest, serviceId, sold),
    currentPerson(draft).serviceIds,
  )
  const serviceIds = withServices(bare, [...version, ...idsOf(query.getAll('addOn'))], sold)
  throw redirect(
    servicePath(
      draftAfterAll(
        draft,
        { type: 'changeServices', serviceIds },
        { type: 'goTo', step: step.services },
      ),
      view,
    ),
  )
}

function idsOf(texts: string[]): string[] {
  return texts.flatMap((text) => readId(text) ?? [])
}

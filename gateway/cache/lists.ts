import type { Banner, HomeBlock } from '../../schema/generated/resolvers'
import type { bookingApi, Catalogue } from '../../workers/booking/contract'
import type { ResponseOf } from '../../workers/kit/endpoint'
import type {
  Product,
  ProductGroup,
  Province as ChainProvince,
} from '../../workers/salons/contract'
import type { Backends } from '../backends/table'
import { isUnknownCall } from '../backends/unknown-call'
import { toCatalogue } from '../modules/booking/catalogue'
import type { Menu } from '../modules/booking/menu'
import type { Cache } from './cache'
import { toBanner, toHomeBlocks } from '../modules/campaign/mapping'
import { openContentLists, type ContentLists } from '../modules/content/lists'
import { lifetimes } from './lifetimes'
import { generationOf, type ListScope, openListReader } from './list-reader'
import { memoizeByIdentity } from './memoize'
import {
  toProvince,
  toSalon,
  toSalons,
  type ListedProvince,
  type ListedSalon,
} from '../modules/salons/mapping'

/** A language of content. */
export type Language = 'vi' | 'en'

/** Part of the input of calls that answer content. */
export type ContentInput = { lang?: Language }

/** The input that requests content in a language; the default is not sent, as hosts may not know it. */
export function contentIn(language: Language): ContentInput {
  return language === 'vi' ? {} : { lang: language }
}

/** What is sold where. */
export type Sold = ResponseOf<(typeof bookingApi)['listSold']>

/** The mean rating of a salon's stylists. */
export type SalonRating = ResponseOf<(typeof bookingApi)['listSalonRatings']>[number]

/**
 * The lists that are the same for all visitors. Each throws BackendFailure only when nothing is
 * cached and the backend is down.
 */
export type Lists = {
  salons: () => Promise<ListedSalon[]>
  /** Listed salons by id, in the requested order; unlisted ones are left out. */
  salonsByIds: (ids: readonly number[]) => Promise<ListedSalon[]>
  /**
   * One salon, listed or not; null when there is none. The first one of a request is fetched alone
   * where the list is not in memory: the list of a hundred salons is ninety times as long.
   */
  salon: (id: number) => Promise<ListedSalon | null>
  provinces: () => Promise<ListedProvince[]>
  topSalons: () => Promise<ListedSalon[]>
  homeBlocks: () => Promise<HomeBlock[]>
  banners: () => Promise<Banner[]>
  /** The groups of the shop (H-239). */
  productGroups: () => Promise<ProductGroup[]>
  /** Everything in the shop (H-240). */
  products: () => Promise<Product[]>
  /** The chain's services, as its first open salon has them. */
  serviceMenu: () => Promise<Menu>
  /** What the chain sells, and which salons do not sell which of it. */
  soldServices: () => Promise<Sold>
  /** What customers think of each salon; empty where the booking host has no such call. */
  salonRatings: () => Promise<SalonRating[]>
  /** A salon's services as logged-out visitors get them; undefined when there is no such salon. */
  catalogue: (salonId: number) => Promise<Catalogue | undefined>
  /** Editors' content. */
  content: ContentLists
}

/**
 * The lists for one request in its language. `backends` must carry no session, as all visitors get
 * the response.
 */
export function openLists(cache: Cache, backends: () => Backends, scope: ListScope): Lists {
  const { read, isInMemory } = openListReader(cache, scope)
  const { language } = scope
  const content = contentIn(language)
  let alone: number | undefined
  const lists: Lists = {
    // B-373: a chain without salons is a mistake somewhere, and nothing to believe for minutes.
    salons: () =>
      read(
        'salons',
        async () => salonsOf(await backends().salons.listSalons(content)),
        (salons) => salons.length > 0,
      ),
    salonsByIds: async (ids) => {
      const [id] = ids
      if (id === undefined) return []
      if (ids.length === 1 && (await isAlone(id))) {
        const salon = await lists.salon(id)
        return salon?.isListed ? [salon] : []
      }
      const byId = indexOf(await lists.salons())
      return ids.flatMap((one) => byId.get(one) ?? [])
    },
    salon: async (id) => {
      const readAlone = () => readSalon(id, backends(), language)
      if (!(await isAlone(id))) return (await inList(id)) ?? readAlone()
      try {
        return await read(`salons/${id}`, readAlone, (salon) => salon !== null)
      } catch (error) {
        // The list outlives an outage in KV.
        const listed = await inList(id)
        if (listed) return listed
        throw error
      }
    },
    provinces: () =>
      read('provinces', async () => provincesOf(await backends().salons.listProvinces({}))),
    topSalons: () =>
      read('topSalons', async () => toSalons(await backends().salons.topSalons(content))),
    homeBlocks: () =>
      read('homeBlocks', async () =>
        toHomeBlocks(await backends().campaign.listHomeBlocks(content)),
      ),
    banners: () =>
      read('banners', async () => (await backends().campaign.listBanners(content)).map(toBanner)),
    productGroups: () => read('productGroups', () => backends().salons.listProductGroups(content)),
    products: () => read('products', () => backends().salons.listProducts({})),
    serviceMenu: () =>
      read(
        'serviceMenu',
        () => readMenu(lists, backends(), language),
        ({ catalogue }) => catalogue.categories.length > 0,
      ),
    soldServices: () => read('soldServices', () => backends().booking.listSold({})),
    salonRatings: () => read('salonRatings', () => readSalonRatings(backends())),
    catalogue: (salonId) => readCatalogue(salonId, cache, backends, scope),
    content: openContentLists(read, () => backends().salons, content),
  }
  return lists

  async function inList(id: number): Promise<ListedSalon | undefined> {
    return indexOf(await lists.salons()).get(id)
  }

  /**
   * Whether this salon is better fetched alone than with the list: the list is not in memory, and
   * the request needs no other salon.
   */
  async function isAlone(id: number): Promise<boolean> {
    if (await isInMemory('salons')) return false
    alone ??= id
    return alone === id
  }
}

const salonOf = memoizeByIdentity(toSalon)

async function readSalon(
  id: number,
  { salons }: Backends,
  language: Language,
): Promise<ListedSalon | null> {
  const response = await salons.getSalon({ ...contentIn(language), id })
  return response.status === 200 ? salonOf(response.body) : null
}

// When a renewal brings an equal list, the same object is returned, and what was computed from it
// stays valid.
const salonsOf = memoizeByIdentity(toSalons)
const provincesOf = memoizeByIdentity((provinces: ChainProvince[]) => provinces.map(toProvince))

/** Of a host without the call: none, which is cached like any list. */
async function readSalonRatings({ booking }: Backends): Promise<SalonRating[]> {
  try {
    return await booking.listSalonRatings({})
  } catch (error) {
    if (isUnknownCall(error)) return []
    throw error
  }
}

async function readCatalogue(
  salonId: number,
  cache: Cache,
  backends: () => Backends,
  scope: ListScope,
): Promise<Catalogue | undefined> {
  const { language } = scope
  return cache.read(
    {
      key: `catalogue/${salonId}/${language}`,
      generation: await generationOf('catalogue', scope),
      lifetime: lifetimes.catalogue,
      load: async () => {
        const response = await backends().booking.listServices({
          salonId,
          lang: language,
          choosenServiceIds: [],
        })
        return response.status === 200 ? response.body : undefined
      },
    },
    // Memory only: it is large, differs by salon and lives a minute.
    { ...scope, store: undefined, crossIsolate: undefined },
  )
}

/** The services at the first salon that serves. */
async function readMenu(lists: Lists, backends: Backends, lang: Language): Promise<Menu> {
  const salon = (await lists.salons()).find(({ isOpen, openingDate }) => isOpen && !openingDate)
  const response =
    salon &&
    (await backends.booking.listServices({ salonId: salon.id, lang, choosenServiceIds: [] }))
  return response?.status === 200
    ? { salonId: salon!.id, catalogue: toCatalogue(response.body) }
    : {
        salonId: 0,
        catalogue: {
          categories: [],
          specialDays: [],
          suggestions: [],
          keepsChosen: false,
          isGenZ: false,
          guides: [],
        },
      }
}

const indexOf = memoizeByIdentity(
  (salons: readonly ListedSalon[]) => new Map(salons.map((salon) => [salon.id, salon])),
)

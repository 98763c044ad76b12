import type { bookingApi } from '../../workers/booking/contract'
import type { ResponseOf } from '../../workers/kit/endpoint'
import { createLru } from '../../workers/kit/lru'
import type { Province as ChainProvince, Salon as ChainSalon } from '../../workers/salons/contract'
import type { Backends } from '../backends/table'
import { orIfAbsent } from '../graphql/errors'
import { toCatalogue } from '../modules/booking/catalogue'
import type { Menu } from '../modules/booking/menu'
import { toBanner, toHomeBlocks } from '../modules/campaign/mapping'
import { toProvince, toSalons, type ListedSalon } from '../modules/salons/mapping'
import type { Lifetime } from './cache'
import { memoizeByIdentity } from './memoize'

/** A language of content. */
export type Language = 'vi' | 'en'

/** Part of the input of calls that answer content. */
export type ContentInput = { lang?: Language }

/** What the chain sells, and which salons do not sell which of it. */
export type Sold = ResponseOf<(typeof bookingApi)['listSold']>

/** What a list is made of besides the backends. */
export type ListRequest = {
  language: Language
  content: ContentInput
  /** In Vietnam. */
  today: string
  salons: () => Promise<ListedSalon[]>
}

/** How long entries of a list are served, and which fields of Query show nothing else. */
type ListTimes = {
  lifetime: Lifetime
  /** Fields that read this list alone: caches in front of the site may store a GET for them. */
  publicFields: readonly string[]
}

/** A list that is the same for all visitors, and how it is made. */
type ListDefinition<T> = ListTimes & {
  load: (backends: Backends, request: ListRequest) => Promise<T>
  /** Whether a value is stored. */
  isCacheable: (value: T) => boolean
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The times of most lists: they change seldom, and stay readable during an outage of a week. */
const lifetime: Lifetime = { maxAge: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day }

/** A list with the usual times, of which every one is stored, unless it says otherwise. */
function list<T>(
  own: Partial<ListDefinition<T>> & Pick<ListDefinition<T>, 'load'>,
): ListDefinition<T> {
  return { lifetime, publicFields: [], isCacheable: Array.isArray, ...own }
}

// When a renewal brings an equal list, the same object is returned, and what was computed from it
// stays valid.
const byDay = createLru<(salons: ChainSalon[]) => ListedSalon[]>(2)
const salonsOn = (today: string) =>
  byDay.get(today, () => memoizeByIdentity((salons) => toSalons(salons, today)))
const provincesOf = memoizeByIdentity((provinces: ChainProvince[]) => provinces.map(toProvince))

const wholeLists = {
  salons: list({
    publicFields: ['salons', 'salonsNear'],
    load: async ({ salons }, { content, today }) =>
      salonsOn(today)(await salons.listSalons(content)),
    // A chain without salons is a mistake somewhere, and nothing to believe for minutes.
    isCacheable: (salons) => salons.length > 0,
  }),
  provinces: list({
    lifetime: { maxAge: hour, staleWhileRevalidate: day, staleIfError: 30 * day },
    publicFields: ['provinces'],
    load: async ({ salons }) => provincesOf(await salons.listProvinces({})),
  }),
  homeBlocks: list({
    publicFields: ['homeBlocks'],
    load: async ({ campaign }, { content }) => toHomeBlocks(await campaign.listHomeBlocks(content)),
  }),
  banners: list({
    publicFields: ['banners'],
    load: async ({ campaign }, { content }) => (await campaign.listBanners(content)).map(toBanner),
  }),
  /** The groups of the shop. */
  productGroups: list({ load: ({ salons }, { content }) => salons.listProductGroups(content) }),
  /** Everything in the shop. */
  products: list({ load: ({ salons }, { content }) => salons.listProducts(content) }),
  /** The services of the chain's first open salon, for those who have chosen none. */
  serviceMenu: list({
    load: readMenu,
    isCacheable: ({ catalogue }) => catalogue.categories.length > 0,
  }),
  soldServices: list({
    lifetime: { maxAge: minute, staleWhileRevalidate: hour, staleIfError: day },
    load: readSold,
    isCacheable: ({ services }) => Array.isArray(services),
  }),
  /** What customers think of each salon: a rating more changes the mean by little. */
  salonRatings: list({
    load: ({ booking }) => orIfAbsent(booking.listSalonRatings({}), []),
  }),
  contentBlocks: list({
    publicFields: ['contentBlocks'],
    load: async ({ salons }, { content }) =>
      [...(await salons.dynamicLayout(content))].sort((one, other) => one.order - other.order),
  }),
  /** Likes are counted in it. */
  discovers: list({
    lifetime: { maxAge: minute, staleWhileRevalidate: hour, staleIfError: 7 * day },
    publicFields: ['discovers'],
    load: ({ salons }, { content }) => salons.listDiscovers(content),
  }),
  looks: list({
    publicFields: ['looks', 'look'],
    load: ({ salons }, { content }) => salons.listLooks(content),
  }),
  homeLooks: list({
    publicFields: ['homeLooks'],
    load: ({ salons }, { content }) => salons.listHomeLooks(content),
  }),
  feedback: list({
    publicFields: ['feedback'],
    load: ({ salons }, { content }) => salons.listFeedback(content),
  }),
  videos: list({
    publicFields: ['marketingVideos'],
    load: ({ salons }, { content }) => salons.listVideos(content),
  }),
  spaPages: list({
    publicFields: ['spaPages', 'spaPage'],
    load: ({ salons }, { content }) => orIfAbsent(salons.listSpaPages(content), []),
  }),
}

/** Lists of which a request reads a part; `lists.ts` loads it. */
const partLists = {
  posts: { lifetime, publicFields: ['blogPosts'] },
  post: { lifetime, publicFields: ['blogPost'] },
  /**
   * A salon's services, for names on a booking only; the services that a customer sees are always
   * fetched anew.
   */
  catalogue: {
    lifetime: { maxAge: minute, staleWhileRevalidate: 0, staleIfError: 0 },
    publicFields: [],
  },
}

/** The values of the lists that are read as a whole. */
export type ListValues = {
  [Name in keyof typeof wholeLists]: Awaited<ReturnType<(typeof wholeLists)[Name]['load']>>
}

/** How each of them is made. */
export const listDefinitions: { [Name in keyof ListValues]: ListDefinition<ListValues[Name]> } =
  wholeLists

/** Whether a name is that of a list. */
export function isCached(name: string): name is Cached {
  return Object.hasOwn(cachedLists, name)
}

/** Whether a name is that of a list which is read as a whole. */
export function isWholeList(name: string): name is keyof ListValues {
  return Object.hasOwn(wholeLists, name)
}

/** The name of a list. */
export type Cached = keyof typeof wholeLists | keyof typeof partLists

/** All lists with their times. Keys are made of these names by `listKey`. */
export const cachedLists: Readonly<Record<Cached, ListTimes>> = { ...wholeLists, ...partLists }

/** The services at the first salon that serves; null where there is none. */
async function readFirstSalon({ booking }: Backends, { language, salons }: ListRequest) {
  const salon = (await salons()).find(({ isOpen, openingDate }) => isOpen && !openingDate)
  const response =
    salon &&
    (await booking.listServices({ salonId: salon.id, lang: language, choosenServiceIds: [] }))
  return response?.status === 200 ? { salonId: salon!.id, catalogue: response.body } : null
}

async function readMenu(backends: Backends, request: ListRequest): Promise<Menu> {
  const found = await readFirstSalon(backends, request)
  if (found) return { salonId: found.salonId, catalogue: toCatalogue(found.catalogue) }
  const nothing = { categories: [], specialDays: [], suggestions: [], guides: [] }
  return { salonId: 0, catalogue: { ...nothing, keepsChosen: false, isGenZ: false } }
}

/** Of a host without the call: what the first salon sells, as if all did. */
async function readSold(backends: Backends, request: ListRequest): Promise<Sold> {
  const sold = await orIfAbsent(backends.booking.listSold({}), null)
  if (sold) return sold
  const found = await readFirstSalon(backends, request)
  const services = (found?.catalogue.categories ?? [])
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.services)
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, minutes, price, deliveryType: delivery }) => ({ id, minutes, price, delivery }))
  return { services, unsold: [], specialDays: found?.catalogue.specialDays ?? [] }
}

import { type ClockVars, nowOf } from '../kit/clock'
import { withFreshness } from '../kit/freshness'
import type { Fetcher } from '../kit/connect'
import { type Handlers, serve } from '../kit/serve'
import type { LocalDate } from '../kit/values'
import { vietnamDay } from '../kit/vietnam-time'
import { getDiscover, likeDiscover, listDiscovers, listLikedDiscovers } from './content/discovers'
import { readArticle, readEntries, readHomeLooks, readPosts } from './content/entries'
import { salonsApi } from './contract'
import { findPlace, type LocationEnv, suggestPlaces } from './location/geocoder'
import { readOpening, readSalonOff } from './opening'
import { readDistricts, readProvinces, readWards } from './places'
import { toWire } from './salon-row'
import { readProductGroups, readProducts } from './shop/read-shop'
import { readSalon, readSalons, salonsNear, searchSalons } from './salons'

/** This worker's bindings and variables. */
export type Env = ClockVars & LocationEnv & { AUTH: Fetcher }

const unknownSalon = {
  status: 404 as const,
  body: { message: 'Salon này không có trong hệ thống.' },
}

const unknownPlace = { status: 404 as const, body: { message: 'Không tìm thấy địa điểm này.' } }

const unknownPost = { status: 404 as const, body: { message: 'Bài viết này không còn nữa.' } }

const answers: Handlers<typeof salonsApi, Env> = {
  listProvinces: (_input, { env }) => readProvinces(env.DB, false),
  provinceFile: (_input, { env }) => readProvinces(env.DB, false),
  listSalonProvinces: ({ cityId }, { env }) => readProvinces(env.DB, true, cityId),
  listDistricts: ({ cityId }, { env }) => readDistricts(env.DB, false, cityId),
  districtFile: (_input, { env }) => readDistricts(env.DB, false),
  listSalonDistricts: ({ cityId }, { env }) => readDistricts(env.DB, true, cityId),
  listWards: ({ districtId }, { env }) => readWards(env.DB, districtId),
  listSalons: (_input, { env }) => readSalons(env.DB, today(env), 'all'),
  salonFile: (_input, { env }) => readSalons(env.DB, today(env), 'all'),
  listMappedSalons: (_input, { env }) => readSalons(env.DB, today(env), 'mapped'),
  topSalons: (_input, { env }) => readSalons(env.DB, today(env), 'top'),
  searchSalons: (wanted, { env }) => searchSalons(env.DB, today(env), wanted),
  salonsNear: (point, { env }) => salonsNear(env.DB, today(env), point),
  getSalon: async ({ id }, { env }) => {
    const salon = await readSalon(env.DB, id)
    return salon ? { status: 200, body: { data: toWire(salon, today(env)) } } : unknownSalon
  },
  getOpening: async ({ salonId, workDate }, { env }) => {
    const salon = await readSalon(env.DB, salonId)
    return salon
      ? { status: 200, body: { data: await readOpening(env.DB, salon, workDate) } }
      : unknownSalon
  },
  getSalonOff: async ({ salonId }, { env }) => {
    const salon = await readSalon(env.DB, salonId)
    return salon ? { status: 200, body: { data: await readSalonOff(env.DB, salon) } } : unknownSalon
  },
  listProductGroups: (_input, { env }) => readProductGroups(env.DB),
  listProducts: ({ groupId }, { env }) => readProducts(env.DB, groupId),
  suggestPlaces: async ({ input }, { env }) => ({ data: await suggestPlaces(env, input) }),
  findPlace: async ({ placeid }, { env }) => {
    const place = await findPlace(env, placeid)
    return place ? { status: 200, body: { data: place } } : unknownPlace
  },
  listDiscovers: (_input, { env }) => listDiscovers(env.DB),
  getDiscover: ({ id }, { env }) => getDiscover(env.DB, id),
  likeDiscover,
  listLikedDiscovers,
  dynamicLayout: (_input, { env }) => readEntries(env.DB, 'layout'),
  listFeedback: (_input, { env }) => readEntries(env.DB, 'feedback'),
  listLooks: (_input, { env }) => readEntries(env.DB, 'lookbook'),
  listHomeLooks: (_input, { env }) => readHomeLooks(env.DB),
  listPosts: ({ page }, { env }) => readPosts(env.DB, page),
  getPost: async ({ slug }, { env }) => {
    const article = await readArticle(env.DB, slug)
    return article ? { status: 200, body: { data: article } } : unknownPost
  },
  listVideos: (_input, { env }) => readEntries(env.DB, 'video'),
  listSpaPages: (_input, { env }) => readEntries(env.DB, 'spa'),
}

/** Lists change by edits or at midnight; they may be five minutes old. */
const LIST_SECONDS = 300
const lists = [
  '/city/list-city',
  '/district',
  '/salon/city',
  '/salon/district',
  '/salon/ward',
  '/v4/salon/get',
  '/salon/salon-map',
  '/static/top-salons.json',
  '/static/salons.json',
  '/static/provinces.json',
  '/static/districts.json',
  '/static/dynamic-layout.json',
  '/static/feedback.json',
  '/static/lookbooks.json',
  '/static/home-lookbooks.json',
  '/static/blog-posts.json',
  '/static/marketing-videos.json',
  '/static/spa-pages.json',
  '/shop/product-groups',
  '/shop/products',
]

const app = serve('salons', salonsApi, answers, (before) =>
  before.use(async (c, next) => {
    await next()
    // O-42: a like is a GET that changes state, and a customer's likes are private.
    if (/^\/(discovers|customers)\//.test(new URL(c.req.url).pathname))
      c.res.headers.set('cache-control', 'no-store')
  }),
)

/** The salons backend. */
export default withFreshness(app, Object.fromEntries(lists.map((path) => [path, LIST_SECONDS])))

function today(env: Env): LocalDate {
  return vietnamDay(nowOf(env))
}

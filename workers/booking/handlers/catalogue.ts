import type { z } from 'zod'
import type { SpecialPrice } from '../../../domain/special-prices'
import { isNoCache, clientNetwork } from '../../kit/request'
import { inLanguage } from '../../kit/translation'
import type { HandlerContext } from '../../kit/serve'
import { wireDate, wireDateOrNone } from '../../kit/wire'
import { type SalonCatalogue, sellable } from '../catalogue/catalogue'
import type { Input, Reply } from '../contract'
import type { specialDayDto } from '../contract/catalogue'
import type { BookingEnv } from '../env'
import { sessionPhone } from '../clients/auth'
import { salonOf } from '../clients/salons'
import { priceText } from '../pricing/price-text'
import { readCatalogue, readStory } from '../store/catalogue'
import { readUsedServices, shownCustomer } from '../store/rows'
import { coded } from '../../kit/message'
import { nowOf } from '../../../domain/clock'
import type { LocalDate } from '../../kit/values'
import { vietnamDay } from '../../kit/vietnam-time'
import { readMarketing, readSpentUses } from '../store/offers'
import { overLimit } from '../limits'
import { nextSale, type PhoneFacts, roleOf, USUAL_DAYS } from '../role'
import { salonDay } from '../salon-day/stub'
import { createTtlCache } from '../../kit/ttl-cache'
import { withTimeout } from '../../../domain/with-timeout'

/** What a member reads at step 0. */
const MEMBER_GUIDE = 'Anh là thành viên, ưu đãi riêng của anh ở mục Ưu đãi.'

/** The fields with the chain's texts. */
const catalogueTexts = new Set([
  ...['categoryName', 'title', 'groupName', 'group', 'name', 'versionName', 'subtitle'],
  ...['description', 'tags', 'price', 'guide', 'guideList'],
])
const storyTexts = new Set(['title', 'titleContent', 'tags'])

/** What a salon sells, and whether what was chosen before is still sold. */
export async function listServices(
  { salonId, customerPhone, choosenServiceIds, lang }: Input<'listServices'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listServices'>> {
  const { env, request } = context
  if (!(await salonOf(env, salonId)))
    return { status: 404, body: { message: coded('UNKNOWN_SALON') } }
  const [catalogue, customer, used] = await Promise.all([
    readCatalogue(env.DB, salonId, isNoCache(request)),
    customerPhone ? shownCustomer(env.DB, customerPhone) : null,
    usedServices(context, customerPhone),
  ])
  return {
    status: 200,
    body: {
      ...(await inLanguage(
        {
          data: withChoices(catalogue, used, new Set(choosenServiceIds)),
          rulesNextStep: catalogue.suggestions,
          guideScreens: catalogue.guides,
        },
        lang,
        env.DB,
        catalogueTexts,
      )),
      rulesSpecialDay: catalogue.specials.map(specialDay),
      ruleShowBookings: [],
      isSaveServiceChoosen: choosenServiceIds.every((id) => sellable(catalogue, id) !== null),
      isAlertCampaign: customer?.isGenZ ?? false,
    },
  }
}

/** The story of a service group. */
export async function getServiceDetail(
  { groupId, lang }: Input<'getServiceDetail'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'getServiceDetail'>> {
  const story = await readStory(env.DB, groupId)
  return story
    ? { status: 200, body: { data: await inLanguage(story, lang, env.DB, storyTexts) } }
    : { status: 404, body: { message: coded('NO_STORY') } }
}

/** A phone's earlier services are shown to its owner only. */
async function usedServices(
  context: HandlerContext<BookingEnv>,
  phone: string | undefined,
): Promise<Set<number>> {
  if (!phone || context.bearer === null) return new Set()
  const owner = await sessionPhone(context).catch(() => null)
  return owner === phone ? readUsedServices(context.env.DB, phone) : new Set()
}

/** The list with what this customer used and chose; most have done neither, and get it as it is. */
function withChoices(
  { categories }: SalonCatalogue,
  used: Set<number>,
  chosen: Set<number>,
): SalonCatalogue['categories'] {
  if (used.size === 0 && chosen.size === 0) return categories
  return categories.map((category) => ({
    ...category,
    serviceGroups: category.serviceGroups.map((group) => ({
      ...group,
      services: group.services.map((service) => ({
        ...service,
        used: used.has(service.serviceId),
        selected: chosen.has(service.serviceId) ? (1 as const) : (0 as const),
      })),
    })),
  }))
}

/** A special price as it travels. */
export function specialDay(rule: SpecialPrice): z.input<typeof specialDayDto> {
  return {
    date: rule.dates.map((date) => wireDate.encode(date)),
    serviceId: rule.serviceId,
    ...(rule.salonId === null ? {} : { salonId: rule.salonId }),
    serviceSpecial: priced(rule.dayPrice),
    serviceStylist: priced(rule.stylistPrice),
    serviceSpecialStylist: priced(rule.dayStylistPrice),
    stylistLevelId: rule.stylistLevel,
  }
}

function priced(price: number | null) {
  return price === null ? null : { priceNum: price, price: priceText(price) }
}

/** What is advertised today. */
export async function listMarketing(
  _input: Input<'listMarketing'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'listMarketing'>> {
  const campaigns = await readMarketing(env.DB, vietnamDay(nowOf(env)))
  return {
    data: campaigns.map(({ startDate, endDate, ...campaign }) => ({
      ...campaign,
      startDate: wireDateOrNone.encode(startDate),
      endDate: wireDateOrNone.encode(endDate),
    })),
  }
}

/** Uses that a phone's bookings spend. */
export async function listOfferUses(
  { phone, isChange }: Input<'listOfferUses'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'listOfferUses'>> {
  const spent = await readSpentUses(env.DB, phone, isChange ? 'beforeNext' : 'now', nowOf(env))
  return {
    data: spent.map(({ offerId, uses, until }) => ({
      campaignId: offerId,
      usage: uses,
      endDate: wireDateOrNone.encode(until),
    })),
  }
}

/** The lowest tier. */
const SILVER = 2

/** What a phone may do at a salon. */
export async function getRole(
  { phone, salonId }: Input<'getRole'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'getRole'>> {
  const { env } = context
  const [known, salon] = await Promise.all([
    phone ? shownCustomer(env.DB, phone) : null,
    salonOf(env, salonId),
  ])
  const customer = known && (await isVisibleTo(known, context)) ? known : null
  if (customer?.roleBreaks)
    throw new Error('this demo customer has no role, so that pages show what they do without one')
  const days = salon ?? { opens: null, sales: [] }
  const role = roleOf(customer, nowOf(env), days)
  return {
    memberType: role.memberType,
    allowBookStylist: true,
    allowMultiple: role.mayBookForOthers,
    daysBookFuture: role.activeDays,
    maxDaysBookFuture: role.dates.length - 1,
    bookDates: role.dates.map((date) => wireDate.encode(date)),
    // The three days of any other time show what they are when they are looked at.
    dayMarks: role.dates.length > USUAL_DAYS ? await marksOf(salonId, role.dates, context) : [],
    salesOpenAt: nextSale(nowOf(env), days),
    specialHours: { today: [], normal: [], weekend: [] },
    guideScreens:
      role.memberType >= SILVER ? [{ step: 0, guide: MEMBER_GUIDE, guideList: [] }] : [],
  }
}

type DayMark = { date: string; mark: 'full' | 'closed' }

/** What is known of a day for so long (ms): null where it has a free hour. */
const MARK_MS = 30_000
const marks = createTtlCache<DayMark['mark'] | null>()

/** Days that do not say in so many ms stay without a mark in this response. */
const MARKS_TIMEOUT_MS = 300

/** The days of a salon on which nobody cuts or nobody is free. */
async function marksOf(
  salonId: number,
  dates: readonly LocalDate[],
  { env, waitUntil }: HandlerContext<BookingEnv>,
): Promise<DayMark[]> {
  const keyOf = (date: LocalDate) => `${salonId}:${date}`
  const unknown = dates.filter((date) => marks.get(env.DB, keyOf(date)) === undefined)
  const asking = Promise.allSettled(
    unknown.map(async (date) =>
      marks.set(env.DB, keyOf(date), await salonDay(env, salonId, date).mark(), MARK_MS),
    ),
  )
  waitUntil(asking)
  await withTimeout(MARKS_TIMEOUT_MS, asking)
  return dates.flatMap((date) => {
    const mark = marks.get(env.DB, keyOf(date))
    return mark ? [{ date: wireDate.encode(date), mark }] : []
  })
}

/**
 * Many phones tried from one address soon get the role of an unknown phone, so that nobody can list
 * the chain's members; a customer's own session always gets its role.
 */
async function isVisibleTo(
  { phone }: PhoneFacts,
  context: HandlerContext<BookingEnv>,
): Promise<boolean> {
  const { env, request } = context
  const network = clientNetwork(request)
  if (!network) return true
  if (!(await overLimit(env, 'ROLES_PER_ADDRESS', `role:${network}`))) return true
  return (await sessionPhone(context).catch(() => null)) === phone
}

import { translationRows } from '../../kit/translation'
import { insertInto } from '../../kit/seeding'
import type { LocalDate } from '../../kit/values'
import { addDays, isWeekend } from '../../kit/vietnam-time'
import english from '../data/english.json'
import salonIds from '../data/salon-ids.json'
import catalogue from '../data/services.json'
import stories from '../data/group-stories.json'
import type { SpecialPrice } from '../../../domain/special-prices'

/** Weekend prices are known so many days ahead. */
const WEEKEND_DAYS = 60

/** In the data, the days of a rule that counts on weekends. */
const WEEKENDS = '$WEEKENDS'

/** Surcharge of a master's cut, in đồng (demo-data §2). */
const MASTER_SURCHARGE = 30_000
const MASTER_LEVEL = 3

/** Part of a service that is a cut. */
const CUTTING = 1

/**
 * Services that are sold only where staff are trained for them: Uốn Premlock at every third salon,
 * the 75-minute wash at every second.
 */
const RARE: Readonly<Record<number, number>> = { 1022: 3, 1017: 2 }

const categories = catalogue.data
const groups = categories.flatMap((category) =>
  category.serviceGroups.map((group) => ({ ...group, categoryId: category.categoryId })),
)
const services = groups.flatMap((group) => group.services)

/** The salons' services as SQL; weekends count from `today`. */
export function seedCatalogue(today: LocalDate): string[] {
  return [
    ...translationRows(english),
    ...insertInto('category', categories.map(categoryRow)),
    ...insertInto('service_group', groups.map(groupRow)),
    ...insertInto('service', services.map(serviceRow)),
    ...insertInto('add_on', groups.flatMap(addOnRows)),
    ...insertInto('special_price', specialPrices(today).map(specialRow)),
    ...insertInto('suggestion', catalogue.rulesNextStep.map(suggestionRow)),
    ...insertInto('guide', catalogue.guideScreens.map(guideRow)),
    ...insertInto('group_story', stories.map(storyRow)),
    ...insertInto('unsold_service', salonIds.flatMap(unsoldRows)),
  ]
}

function categoryRow(category: (typeof categories)[number]) {
  return {
    id: category.categoryId,
    name: category.categoryName,
    title: category.title,
    position: category.order,
  }
}

function groupRow(group: (typeof groups)[number], position: number) {
  return { id: group.groupId, category_id: group.categoryId, name: group.groupName, position }
}

function addOnRows(group: (typeof groups)[number]) {
  return group.upsaleServices.map((addOn, position) => ({
    group_id: group.groupId,
    service_id: addOn.serviceId,
    name: addOn.name,
    position,
  }))
}

function suggestionRow(rule: (typeof catalogue.rulesNextStep)[number], index: number) {
  return {
    id: index + 1,
    rule: rule.ruleType === 'default' ? 'subset' : rule.ruleType,
    chosen:
      typeof rule.serviceSelected === 'string'
        ? rule.serviceSelected
        : JSON.stringify(rule.serviceSelected),
    service_ids: JSON.stringify(rule.listService),
    title: rule.title,
    image: rule.image,
  }
}

function guideRow(guide: (typeof catalogue.guideScreens)[number]) {
  return { step: guide.step, sentence: guide.guide, list: JSON.stringify(guide.guideList) }
}

function storyRow(story: (typeof stories)[number]) {
  return {
    group_id: story.groupId,
    title: story.title,
    content: story.content,
    tags: JSON.stringify(story.tags),
    banners: JSON.stringify(story.banners),
  }
}

/** The services of RARE that a salon does not sell. */
function unsoldRows(salonId: number) {
  return Object.entries(RARE)
    .filter(([, every]) => salonId % every !== 0)
    .map(([id]) => ({ salon_id: salonId, service_id: Number(id) }))
}

/** The data's rules with its weekends filled in, and the master's surcharge on every service with a cut. */
export function specialPrices(today: LocalDate): SpecialPrice[] {
  const weekends = Array.from({ length: WEEKEND_DAYS }, (_, days) => addDays(today, days)).filter(
    isWeekend,
  )
  const given = catalogue.rulesSpecialDay.map((rule): SpecialPrice => ({
    serviceId: rule.serviceId,
    salonId: null,
    dates: rule.date.flatMap((date) => (date === WEEKENDS ? weekends : [date])),
    dayPrice: rule.serviceSpecial.priceNum,
    stylistPrice: rule.serviceStylist.priceNum,
    dayStylistPrice: rule.serviceSpecialStylist.priceNum,
    stylistLevel: rule.stylistLevelId,
  }))
  const cuts = services.filter((service) =>
    service.comboDetail.some((part) => part.skillId === CUTTING),
  )
  const masters = cuts.map(({ serviceId, priceNum }): SpecialPrice => {
    const special = given.find((rule) => rule.serviceId === serviceId)
    const dayStylistPrice = special?.dayPrice ? special.dayPrice + MASTER_SURCHARGE : null
    return {
      serviceId,
      salonId: null,
      dates: special?.dates ?? [],
      dayPrice: null,
      stylistPrice: priceNum + MASTER_SURCHARGE,
      dayStylistPrice,
      stylistLevel: MASTER_LEVEL,
    }
  })
  const regular = [...given, ...masters]
  return [
    ...regular,
    ...tetPrices(cuts, regular, null, TET_SURCHARGE),
    ...tetPrices(cuts, regular, DEAR_SALON, 2 * TET_SURCHARGE),
  ]
}

/** Days before Tết 2027 on which a cut costs more, and how much (đồng); twice as much at one salon. */
const TET_DAYS = Array.from({ length: 14 }, (_none, days) => addDays('2027-01-22', days))
const TET_SURCHARGE = 30_000
const DEAR_SALON = 12

/** Prices of cuts before Tết, by anybody and with stylists of each level that costs more. */
function tetPrices(
  cuts: typeof services,
  regular: readonly SpecialPrice[],
  salonId: number | null,
  surcharge: number,
): SpecialPrice[] {
  const none = { dayPrice: null, stylistPrice: null, dayStylistPrice: null, stylistLevel: null }
  return cuts.flatMap(({ serviceId, priceNum }): SpecialPrice[] => {
    const tet = { ...none, serviceId, salonId, dates: TET_DAYS }
    const levels = regular.filter((rule) => rule.serviceId === serviceId)
    return [
      { ...tet, dayPrice: priceNum + surcharge },
      ...levels.map(({ stylistLevel, stylistPrice }) => ({
        ...{ ...tet, stylistLevel },
        dayStylistPrice: (stylistPrice ?? priceNum) + surcharge,
      })),
    ]
  })
}

function serviceRow(service: (typeof services)[number]) {
  return {
    id: service.serviceId,
    group_id: service.groupId,
    parent_id: service.parentServiceId === 0 ? null : service.parentServiceId,
    position: service.order,
    name: service.name,
    version_name: service.versionName,
    subtitle: service.subtitle,
    description: service.description,
    minutes: service.timeServe,
    price: service.priceNum,
    old_price: service.oldPriceNum,
    images: JSON.stringify(service.serviceImage),
    tags: JSON.stringify(service.tags),
    parts: JSON.stringify(service.comboDetail),
    delivery_type: service.serviceDeliveryType,
    is_default: service.isDefaultService,
    is_hidden: service.noDisplay,
    has_detail: service.hasDetail,
    has_special: service.hasSpecial,
  }
}

function specialRow(rule: SpecialPrice, index: number) {
  return {
    id: index + 1,
    service_id: rule.serviceId,
    salon_id: rule.salonId ?? 0,
    dates: JSON.stringify(rule.dates),
    day_price: rule.dayPrice,
    stylist_price: rule.stylistPrice,
    day_stylist_price: rule.dayStylistPrice,
    stylist_level: rule.stylistLevel,
  }
}

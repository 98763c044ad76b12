import type { z } from 'zod'
import type { SalonCatalogue, ServiceFacts } from '../catalogue/catalogue'
import { createMemory } from '../catalogue/memory'
import { type SpecialPrice } from '../../../domain/special-prices'
import { addOnText, priceText } from '../pricing/pricing'
import type { serviceWire } from '../contract/wire-catalogue'
import type {
  ChainRows,
  StoryRow,
  Banner,
  CategoryRow,
  GroupRow,
  ServiceRow,
  AddOnRow,
  SpecialRow,
  SuggestionRow,
  GuideRow,
} from './catalogue-rows'

/** Editors change the catalogue seldom, so it may be a minute old (ms). */
const FRESH_MS = 60_000

const chains = createMemory<ChainRows>()
const catalogues = createMemory<SalonCatalogue>()

/** A salon's services, cached for a minute. */
export async function readCatalogue(db: D1Database, salonId: number): Promise<SalonCatalogue> {
  const cached = catalogues.recall(db, String(salonId))
  if (cached) return cached
  const [chain, unsold] = await Promise.all([readChain(db), readUnsold(db, salonId)])
  return catalogues.keep(
    db,
    String(salonId),
    assemble({ ...chain, services: chain.services.filter((service) => !unsold.has(service.id)) }),
    FRESH_MS,
  )
}

/** The story of a service group sold at a salon; null when there is none (B-356). */
export async function readStory(db: D1Database, groupId: number) {
  const row = await db
    .prepare('SELECT title, content, tags, banners FROM group_story WHERE group_id = ?')
    .bind(groupId)
    .first<StoryRow>()
  return (
    row && {
      title: row.title,
      titleContent: row.content,
      tags: JSON.parse(row.tags) as string[],
      banners: JSON.parse(row.banners) as Banner[],
    }
  )
}

/** Everything that is sold anywhere, remembered for a minute. */
export async function readChain(db: D1Database): Promise<ChainRows> {
  const cached = chains.recall(db, 'chain')
  if (cached) return cached
  const results = await db.batch([
    db.prepare('SELECT id, name, title, position FROM category ORDER BY position'),
    db.prepare('SELECT id, category_id, name FROM service_group ORDER BY position'),
    db.prepare('SELECT * FROM service ORDER BY position, id'),
    db.prepare('SELECT group_id, service_id, name FROM add_on ORDER BY position'),
    db.prepare('SELECT * FROM special_price ORDER BY id'),
    db.prepare('SELECT rule, chosen, service_ids, title, image FROM suggestion ORDER BY id'),
    db.prepare('SELECT step, sentence, list FROM guide ORDER BY step'),
  ])
  const [categories, groups, services, addOns, specials, suggestions, guides] = results.map(
    (result) => result.results,
  ) as [
    CategoryRow[],
    GroupRow[],
    ServiceRow[],
    AddOnRow[],
    SpecialRow[],
    SuggestionRow[],
    GuideRow[],
  ]
  return chains.keep(
    db,
    'chain',
    { categories, groups, services, addOns, specials, suggestions, guides },
    FRESH_MS,
  )
}

async function readUnsold(db: D1Database, salonId: number): Promise<Set<number>> {
  const { results } = await db
    .prepare('SELECT service_id AS id FROM unsold_service WHERE salon_id = ?')
    .bind(salonId)
    .all<{ id: number }>()
  return new Set(results.map((row) => row.id))
}

function assemble({
  categories,
  groups,
  services: rows,
  addOns,
  specials,
  suggestions,
  guides,
}: ChainRows): SalonCatalogue {
  const services = new Map(rows.map((row) => [row.id, factsOf(row)]))
  return {
    services,
    specials: specials.map(specialOf),
    suggestions: suggestions.map(suggestionOf),
    guides: guides.map((row) => ({
      step: row.step,
      guide: row.sentence,
      guideList: JSON.parse(row.list) as string[],
    })),
    categories: categories.map((category) => ({
      categoryId: category.id,
      categoryName: category.name,
      order: category.position,
      title: category.title,
      serviceGroups: groups
        .filter((group) => group.category_id === category.id)
        .map((group) => groupOf(group, rows, addOns, services)),
    })),
  }
}

function groupOf(
  group: GroupRow,
  rows: ServiceRow[],
  addOns: AddOnRow[],
  services: ReadonlyMap<number, ServiceFacts>,
) {
  const own = rows.filter((row) => row.group_id === group.id)
  const beside = addOns
    .filter((addOn) => addOn.group_id === group.id)
    .flatMap((addOn) => {
      const service = services.get(addOn.service_id)
      return service && !service.isHidden
        ? [
            {
              serviceId: service.id,
              name: addOn.name,
              priceNum: service.price,
              price: addOnText(service.price),
              timeServe: service.minutes,
            },
          ]
        : []
    })
  return {
    groupId: group.id,
    groupName: group.name,
    services: own.map((row) => serviceOf(row, group, rows)),
    upsaleServices: beside,
  }
}

/**
 * A service on the wire (B-152). `used` and `chosen` are set later, as they depend on the caller.
 */
function serviceOf(
  row: ServiceRow,
  group: GroupRow,
  rows: ServiceRow[],
): z.input<typeof serviceWire> {
  return {
    serviceId: row.id,
    groupId: row.group_id,
    parentServiceId: row.parent_id ?? 0,
    categoryId: group.category_id,
    group: group.name,
    order: row.position,
    name: row.name,
    versionName: row.version_name,
    subtitle: row.subtitle,
    description: row.description,
    timeServe: row.minutes,
    price: priceText(row.price),
    priceNum: row.price,
    oldPrice: row.old_price > 0 ? priceText(row.old_price) : '',
    oldPriceNum: row.old_price,
    serviceImage: JSON.parse(row.images),
    tags: JSON.parse(row.tags),
    campaignTags: [],
    campaignId: 0,
    used: false,
    selected: 0,
    hasDetail: row.has_detail === 1,
    hasSpecial: row.has_special === 1,
    isDefaultService: row.is_default === 1,
    noDisplay: row.is_hidden === 1,
    priceSpecialDay: 0,
    listService: rows.filter((child) => child.parent_id === row.id).map((child) => child.id),
    comboDetail: JSON.parse(row.parts),
    serviceDeliveryType: row.delivery_type,
    serviceSaleInfo: [],
  }
}

/** What orders are checked against. */
export function factsOf(row: ServiceRow): ServiceFacts {
  const { id, name, minutes, price } = row
  return {
    id,
    groupId: row.group_id,
    parentId: row.parent_id,
    name: row.version_name ? `${name} - ${row.version_name}` : name,
    minutes,
    price,
    delivery: row.delivery_type,
    isHidden: row.is_hidden === 1,
  }
}

/** A special price as it is stored. */
export function specialOf(row: SpecialRow): SpecialPrice {
  return {
    serviceId: row.service_id,
    dates: JSON.parse(row.dates) as string[],
    dayPrice: row.day_price,
    stylistPrice: row.stylist_price,
    dayStylistPrice: row.day_stylist_price,
    stylistLevel: row.stylist_level,
  }
}

function suggestionOf(row: SuggestionRow) {
  const serviceSelected = row.rule === 'regex' ? row.chosen : (JSON.parse(row.chosen) as number[])
  return {
    ruleType: row.rule === 'subset' ? 'default' : row.rule,
    serviceSelected,
    listService: JSON.parse(row.service_ids) as number[],
    title: row.title,
    image: row.image,
  }
}

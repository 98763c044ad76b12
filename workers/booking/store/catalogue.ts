import * as z from 'zod'
import { allRows, firstRow, rowsIn } from '../../kit/rows'
import type { SalonCatalogue, ServiceFacts } from '../catalogue/catalogue'
import { createTtlCache } from '../ttl-cache'
import { serviceName } from '../../../domain/service-name'
import { type SpecialPrice } from '../../../domain/special-prices'
import { addOnText, priceText } from '../pricing/price-text'
import type { serviceWire } from '../contract/wire-catalogue'
import {
  addOnRow,
  categoryRow,
  type ChainRows,
  groupRow,
  guideRow,
  serviceRow,
  type ServiceRow,
  specialRow,
  storyRow,
  suggestionRow,
} from './catalogue-rows'

const unsoldRow = z.object({ id: z.int() })

/** Editors change the catalogue seldom, so it may be a minute old (ms). */
const FRESH_MS = 60_000

const chains = createTtlCache<ChainRows>()
const catalogues = createTtlCache<SalonCatalogue>()

/** A salon's services, remembered for a minute; `fromStore` skips what is remembered. */
export async function readCatalogue(
  db: D1Database,
  salonId: number,
  fromStore = false,
): Promise<SalonCatalogue> {
  const cached = fromStore ? undefined : catalogues.get(db, String(salonId))
  if (cached) return cached
  const [chain, unsold] = await Promise.all([readChain(db, fromStore), readUnsold(db, salonId)])
  return catalogues.set(
    db,
    String(salonId),
    assemble({ ...chain, services: chain.services.filter((service) => !unsold.has(service.id)) }),
    FRESH_MS,
  )
}

/** The story of a service group sold at a salon; null when there is none. */
export async function readStory(db: D1Database, groupId: number) {
  const story = db
    .prepare('SELECT title, content, tags, banners FROM group_story WHERE group_id = ?')
    .bind(groupId)
  const row = await firstRow(story, storyRow)
  return (
    row && { title: row.title, titleContent: row.content, tags: row.tags, banners: row.banners }
  )
}

/** Everything that is sold anywhere, remembered for a minute; `fromStore` skips what is remembered. */
export async function readChain(db: D1Database, fromStore = false): Promise<ChainRows> {
  const cached = fromStore ? undefined : chains.get(db, 'chain')
  if (cached) return cached
  const [categories, groups, services, addOns, specials, suggestions, guides] = await db.batch([
    db.prepare('SELECT id, name, title, position FROM category ORDER BY position'),
    db.prepare('SELECT id, category_id, name FROM service_group ORDER BY position'),
    db.prepare('SELECT * FROM service ORDER BY position, id'),
    db.prepare('SELECT group_id, service_id, name FROM add_on ORDER BY position'),
    db.prepare('SELECT * FROM special_price ORDER BY id'),
    db.prepare('SELECT rule, chosen, service_ids, title, image FROM suggestion ORDER BY id'),
    db.prepare('SELECT step, sentence, list FROM guide ORDER BY step'),
  ])
  return chains.set(
    db,
    'chain',
    {
      categories: rowsIn(categories, categoryRow),
      groups: rowsIn(groups, groupRow),
      services: rowsIn(services, serviceRow),
      addOns: rowsIn(addOns, addOnRow),
      specials: rowsIn(specials, specialRow),
      suggestions: rowsIn(suggestions, suggestionRow),
      guides: rowsIn(guides, guideRow),
    },
    FRESH_MS,
  )
}

async function readUnsold(db: D1Database, salonId: number): Promise<Set<number>> {
  const unsold = db
    .prepare('SELECT service_id AS id FROM unsold_service WHERE salon_id = ?')
    .bind(salonId)
  return new Set((await allRows(unsold, unsoldRow)).map((row) => row.id))
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
      guideList: row.list,
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
  group: ChainRows['groups'][number],
  rows: ServiceRow[],
  addOns: ChainRows['addOns'],
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
    slugName: group.name,
    services: own.map((row) => serviceOf(row, group, rows)),
    upsaleServices: beside,
  }
}

/** A service on the wire. `used` and `chosen` are set later, as they depend on the caller. */
function serviceOf(
  row: ServiceRow,
  group: ChainRows['groups'][number],
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
    serviceImage: row.images,
    tags: row.tags,
    campaignTags: [],
    campaignId: 0,
    used: false,
    selected: 0,
    hasDetail: row.has_detail,
    hasSpecial: row.has_special,
    isDefaultService: row.is_default,
    noDisplay: row.is_hidden,
    priceSpecialDay: 0,
    listService: rows.filter((child) => child.parent_id === row.id).map((child) => child.id),
    comboDetail: row.parts,
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
    name: serviceName({ name, versionName: row.version_name }),
    minutes,
    price,
    oldPrice: row.old_price,
    delivery: row.delivery_type,
    isHidden: row.is_hidden,
  }
}

/** A special price as it is stored. */
export function specialOf(row: ChainRows['specials'][number]): SpecialPrice {
  return {
    serviceId: row.service_id,
    dates: row.dates,
    dayPrice: row.day_price,
    stylistPrice: row.stylist_price,
    dayStylistPrice: row.day_stylist_price,
    stylistLevel: row.stylist_level,
  }
}

function suggestionOf(row: ChainRows['suggestions'][number]) {
  return {
    ruleType: row.rule === 'subset' ? 'default' : row.rule,
    serviceSelected: row.chosen,
    listService: row.service_ids,
    title: row.title,
    image: row.image,
  }
}

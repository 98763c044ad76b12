import * as z from 'zod'
import { flag, jsonColumn, allRows, firstRow, rowsIn } from '../../kit/rows'
import { comboPart, type serviceDto } from '../contract/catalogue'
import type { SalonCatalogue, ServiceFacts } from '../catalogue/catalogue'
import { createTtlCache } from '../../kit/ttl-cache'
import { serviceName } from '../../../domain/service-name'
import type { SpecialPrice } from '../../../domain/special-prices'
import { addOnText, priceText } from '../pricing/price-text'

const texts = jsonColumn(z.array(z.string()))
const ids = jsonColumn(z.array(z.int()))

/** The story of a service group. */
const storyRow = z.object({
  title: z.string(),
  titleContent: z.string(),
  tags: texts,
  banners: jsonColumn(z.array(z.object({ type: z.enum(['image', 'video']), link: z.string() }))),
})

const categoryRow = z.object({
  categoryId: z.int(),
  categoryName: z.string(),
  title: z.string(),
  order: z.int(),
})

const groupRow = z.object({ id: z.int(), category_id: z.int(), name: z.string() })

const addOnRow = z.object({ group_id: z.int(), service_id: z.int(), name: z.string() })

const guideRow = z.object({ step: z.int(), guide: z.string(), guideList: texts })

const suggested = { listService: ids, title: z.string(), image: z.string() }

/** What is suggested beside chosen services: those are a pattern or a list of ids. */
const suggestionRow = z.union([
  z.object({ ...suggested, ruleType: z.literal('regex'), serviceSelected: z.string() }),
  z.object({ ...suggested, ruleType: z.string(), serviceSelected: ids }),
])

const specialRow = z.object({
  serviceId: z.int(),
  salonId: z.int().nullable(),
  dates: texts,
  dayPrice: z.int().nullable(),
  stylistPrice: z.int().nullable(),
  dayStylistPrice: z.int().nullable(),
  stylistLevel: z.int().nullable(),
})

const serviceRow = z.object({
  id: z.int(),
  group_id: z.int(),
  parent_id: z.int().nullable(),
  position: z.int(),
  name: z.string(),
  version_name: z.string(),
  subtitle: z.string(),
  description: z.string(),
  minutes: z.int(),
  price: z.int(),
  old_price: z.int(),
  images: texts,
  tags: texts,
  parts: jsonColumn(z.array(comboPart)),
  delivery_type: z.literal([1, 2, 3]),
  is_default: flag,
  is_hidden: flag,
  has_detail: flag,
  has_special: flag,
})
type ServiceRow = z.output<typeof serviceRow>

/** Everything that is sold anywhere. */
type ChainRows = {
  categories: z.output<typeof categoryRow>[]
  groups: z.output<typeof groupRow>[]
  services: ServiceRow[]
  addOns: z.output<typeof addOnRow>[]
  specials: SpecialPrice[]
  suggestions: z.output<typeof suggestionRow>[]
  guides: z.output<typeof guideRow>[]
}

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
    assemble({
      ...chain,
      services: chain.services.filter((service) => !unsold.has(service.id)),
      specials: chain.specials.filter((special) => [null, salonId].includes(special.salonId)),
    }),
    FRESH_MS,
  )
}

/** The story of a service group sold at a salon; null when there is none. */
export async function readStory(db: D1Database, groupId: number) {
  const story = db
    .prepare(
      'SELECT title, content AS titleContent, tags, banners FROM group_story WHERE group_id = ?',
    )
    .bind(groupId)
  return firstRow(story, storyRow)
}

/** Everything that is sold anywhere, remembered for a minute; `fromStore` skips what is remembered. */
async function readChain(db: D1Database, fromStore = false): Promise<ChainRows> {
  const cached = fromStore ? undefined : chains.get(db, 'chain')
  if (cached) return cached
  const [categories, groups, services, addOns, specials, suggestions, guides] = await db.batch([
    db.prepare(
      `SELECT id AS categoryId, name AS categoryName, title, position AS "order"
       FROM category ORDER BY position`,
    ),
    db.prepare('SELECT id, category_id, name FROM service_group ORDER BY position'),
    db.prepare('SELECT * FROM service ORDER BY position, id'),
    db.prepare('SELECT group_id, service_id, name FROM add_on ORDER BY position'),
    db.prepare(
      `SELECT service_id AS serviceId, nullif(salon_id, 0) AS salonId, dates,
         day_price AS dayPrice, stylist_price AS stylistPrice,
         day_stylist_price AS dayStylistPrice, stylist_level AS stylistLevel
       FROM special_price ORDER BY salon_id, id`,
    ),
    db.prepare(
      `SELECT CASE rule WHEN 'subset' THEN 'default' ELSE rule END AS ruleType,
         chosen AS serviceSelected, service_ids AS listService, title, image
       FROM suggestion ORDER BY id`,
    ),
    db.prepare('SELECT step, sentence AS guide, list AS guideList FROM guide ORDER BY step'),
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
  ...others
}: ChainRows): SalonCatalogue {
  const services = new Map(rows.map((row) => [row.id, factsOf(row)]))
  return {
    ...others,
    services,
    categories: categories.map((category) => ({
      ...category,
      serviceGroups: groups
        .filter((group) => group.category_id === category.categoryId)
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
): z.input<typeof serviceDto> {
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
function factsOf(row: ServiceRow): ServiceFacts {
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

const unsoldServiceRow = z.object({ salonId: z.int(), serviceId: z.int() })

/** What the chain sells, and where it does not. */
type SoldServices = {
  services: ServiceFacts[]
  unsold: z.output<typeof unsoldServiceRow>[]
  specials: SpecialPrice[]
}

/** Everything that can be booked somewhere; `fromStore` skips what is remembered. */
export async function readSold(db: D1Database, fromStore: boolean): Promise<SoldServices> {
  const notEverywhere = db.prepare(
    'SELECT salon_id AS salonId, service_id AS serviceId FROM unsold_service',
  )
  const [{ services, specials }, unsold] = await Promise.all([
    readChain(db, fromStore),
    allRows(notEverywhere, unsoldServiceRow),
  ])
  return {
    services: services.map(factsOf).filter(({ isHidden }) => !isHidden),
    unsold,
    specials,
  }
}

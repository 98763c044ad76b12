import * as z from 'zod'
import { flag, jsonColumn } from '../../kit/rows'
import { comboPart } from '../contract/wire-catalogue'

const texts = jsonColumn(z.array(z.string()))
const ids = jsonColumn(z.array(z.int()))

/** The story of a service group. */
export const storyRow = z.object({
  title: z.string(),
  content: z.string(),
  tags: texts,
  banners: jsonColumn(z.array(z.object({ type: z.enum(['image', 'video']), link: z.string() }))),
})

export const categoryRow = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  position: z.int(),
})

export const groupRow = z.object({ id: z.int(), category_id: z.int(), name: z.string() })

export const addOnRow = z.object({ group_id: z.int(), service_id: z.int(), name: z.string() })

export const guideRow = z.object({ step: z.int(), sentence: z.string(), list: texts })

const rest = { service_ids: ids, title: z.string(), image: z.string() }

/** What is suggested beside chosen services: `chosen` is a pattern or a list of their ids. */
export const suggestionRow = z.union([
  z.object({ ...rest, rule: z.literal('regex'), chosen: z.string() }),
  z.object({ ...rest, rule: z.string(), chosen: ids }),
])

export const specialRow = z.object({
  service_id: z.int(),
  dates: texts,
  day_price: z.int().nullable(),
  stylist_price: z.int().nullable(),
  day_stylist_price: z.int().nullable(),
  stylist_level: z.int().nullable(),
})

export const serviceRow = z.object({
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
export type ServiceRow = z.output<typeof serviceRow>

/** Everything that is sold anywhere. */
export type ChainRows = {
  categories: z.output<typeof categoryRow>[]
  groups: z.output<typeof groupRow>[]
  services: ServiceRow[]
  addOns: z.output<typeof addOnRow>[]
  specials: z.output<typeof specialRow>[]
  suggestions: z.output<typeof suggestionRow>[]
  guides: z.output<typeof guideRow>[]
}

import type { Delivery } from '../../../domain/delivery'

export type ChainRows = {
  categories: CategoryRow[]
  groups: GroupRow[]
  services: ServiceRow[]
  addOns: AddOnRow[]
  specials: SpecialRow[]
  suggestions: SuggestionRow[]
  guides: GuideRow[]
}
export type Banner = { type: 'image' | 'video'; link: string }
export type StoryRow = { title: string; content: string; tags: string; banners: string }
export type CategoryRow = { id: number; name: string; title: string; position: number }
export type GroupRow = { id: number; category_id: number; name: string }
export type AddOnRow = { group_id: number; service_id: number; name: string }
export type GuideRow = { step: number; sentence: string; list: string }
export type SuggestionRow = {
  rule: string
  chosen: string
  service_ids: string
  title: string
  image: string
}
export type SpecialRow = {
  service_id: number
  dates: string
  day_price: number | null
  stylist_price: number | null
  day_stylist_price: number | null
  stylist_level: number | null
}
export type ServiceRow = {
  id: number
  group_id: number
  parent_id: number | null
  position: number
  name: string
  version_name: string
  subtitle: string
  description: string
  minutes: number
  price: number
  old_price: number
  images: string
  tags: string
  parts: string
  delivery_type: Delivery
  is_default: number
  is_hidden: number
  has_detail: number
  has_special: number
}

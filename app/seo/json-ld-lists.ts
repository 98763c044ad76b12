import type { BreadcrumbListLeaf, ItemListLeaf } from 'schema-dts'
import type { Site } from '~/context'
import type { Crumb, JsonLd } from './json-ld'
import { addressOf } from './page-meta'

/** Pages that belong together, in the order in which they are shown. */
export function itemList(origin: string, name: string, items: readonly Crumb[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: item.name,
      url: addressOf(origin, item.path),
    })),
  }
}

/** Complete things in the order in which they are shown. */
export function thingList(name: string, things: readonly JsonLd[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: things.length,
    itemListElement: things.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
  }
}

/** The way from Home to a page; Home itself is the first step. */
export function breadcrumbList(origin: string, trail: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: addressOf(origin, step.path),
    })),
  }
}

/** Adds the breadcrumbs of a page as JSON-LD; pages about nothing more add only these. */
export function describeTrail(
  { origin, describe }: Pick<Site, 'origin' | 'describe'>,
  trail: readonly Crumb[],
): void {
  describe(breadcrumbList(origin, trail))
}

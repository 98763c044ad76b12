import type { Site } from '~/context'
import { leadingFirst } from '~/booking/salons/salon-list'
import {
  FooterDocument,
  HostFeaturesDocument,
  type Feature,
  type FooterQuery,
} from '../../../schema/generated/graphql'

/** A city of the footer with its salons. */
export type FooterCity = NonNullable<FooterQuery['provinces']>[number]

/** A city as every page names it. */
export type CityOfFooter = { id: string; name: string; count: number }

/**
 * Milliseconds that one list is used; the salon list changes rarely and is cached behind it as
 * well.
 */
const freshMs = 60_000

let cached:
  { cities: FooterCity[]; lacking: readonly Feature[]; at: number; generation: number } | undefined

/** How addresses begin that have nothing where the chain's hosts lack a feature. */
const pagesOf: Partial<Record<Feature, string>> = {
  ARTICLES: '/blog/',
  AT_HOME: '/booking-at-home',
  SAVED_ADDRESSES: '/save-location',
  SPA_PAGES: '/spa/',
}

type FooterSource = Pick<Site, 'gateway' | 'now' | 'generation'>

/**
 * The cities of the footer with their salons, the chain's first ones leading; null when they cannot
 * be had. They are the same on every page, so they are requested once a minute, and after each
 * purge of lists.
 */
export async function citiesOf(site: FooterSource): Promise<readonly FooterCity[] | null> {
  const generation = await site.generation()
  if (cached && site.now - cached.at < freshMs && cached.generation === generation)
    return cached.cities
  const [response, features] = await Promise.all([
    site.gateway.query(FooterDocument, {}),
    site.gateway.query(HostFeaturesDocument, {}),
  ])
  const provinces = response.ok ? response.data.provinces : null
  // An old list of salons is better than none.
  if (!provinces) return cached?.cities ?? null
  const cities = leadingFirst(provinces.filter(({ salons }) => salons.length > 0))
  const lacking = features.ok ? features.data.lacking : []
  cached = { cities, lacking, at: site.now, generation }
  return cities
}

/**
 * What each page sends of them: no salons, which come when a city is opened; and the pages that no
 * link leads to.
 */
export async function frameDataOf(
  site: FooterSource,
): Promise<{ cities: CityOfFooter[] | null; hidden: string[] }> {
  const cities = await citiesOf(site)
  return {
    cities: cities && cities.map(({ id, name, salons }) => ({ id, name, count: salons.length })),
    hidden: (cached?.lacking ?? []).flatMap((feature) => pagesOf[feature] ?? []),
  }
}

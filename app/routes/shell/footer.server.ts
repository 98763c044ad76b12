import type { Site } from '~/context'
import { FooterDocument } from '../../../schema/generated/graphql'
import { footerCities, type CityOfFooter, type FooterCity } from './footer-cities'

/**
 * Milliseconds that one list is used; the salon list changes rarely and is cached behind it as
 * well.
 */
const freshMs = 60_000

let cached: { cities: FooterCity[]; at: number; generation: number } | undefined

type FooterSource = Pick<Site, 'gateway' | 'now' | 'generation'>

/**
 * The cities of the footer with their salons, null when they cannot be had. They are the same on
 * every page, so they are requested once a minute, and after each purge of lists.
 */
export async function citiesOf(site: FooterSource): Promise<readonly FooterCity[] | null> {
  const generation = await site.generation()
  if (cached && site.now - cached.at < freshMs && cached.generation === generation)
    return cached.cities
  const response = await site.gateway.query(FooterDocument, {})
  const provinces = response.ok ? response.data.provinces : null
  // An old list of salons is better than none.
  if (!provinces) return cached?.cities ?? null
  const cities = footerCities(provinces)
  cached = { cities, at: site.now, generation }
  return cities
}

/** What each page sends of them: no salons, which come when a city is opened. */
export async function footerCitiesOf(site: FooterSource): Promise<CityOfFooter[] | null> {
  const cities = await citiesOf(site)
  return cities && cities.map(({ id, name, salons }) => ({ id, name, count: salons.length }))
}

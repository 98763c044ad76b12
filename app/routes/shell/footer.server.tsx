import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '~/context'
import { vietnamDay } from '../../../domain/vietnam-day'
import { FooterDocument } from '../../../schema/generated/graphql'
import { footerCities, type FooterCity } from './footer-cities'
import { Footer } from './footer'
import { menuGroups } from './menu'

/**
 * Milliseconds that one footer is used; the salon list changes rarely and is cached behind it as
 * well.
 */
const freshMs = 60_000

type CachedFooter = { html: string; cities: FooterCity[]; at: number; generation: number }

let cached: CachedFooter | undefined

type FooterSource = Pick<Site, 'gateway' | 'now' | 'generation' | 'hasPage'>

const begun = new WeakMap<FooterSource, Promise<string>>()

/**
 * The footer's inner HTML: it is the same on every page, so it is rendered once a minute, and after
 * each purge of lists, not for each request. It is requested early, so that it waits for slow
 * salons while the page does.
 */
export function footerHtml(site: FooterSource): Promise<string> {
  const already = begun.get(site)
  if (already) return already
  const making = makeFooter(site)
  begun.set(site, making)
  return making
}

/** The cities of the footer with their salons, null when they cannot be had. */
export async function citiesOf(site: FooterSource): Promise<readonly FooterCity[] | null> {
  await footerHtml(site)
  return cached?.cities ?? null
}

async function makeFooter(site: FooterSource): Promise<string> {
  const generation = await site.generation()
  if (cached && site.now - cached.at < freshMs && cached.generation === generation)
    return cached.html
  const response = await site.gateway.query(FooterDocument, {})
  const provinces = response.ok ? response.data.provinces : null
  // An old list of salons is better than none.
  if (!provinces && cached) return cached.html
  const cities = provinces && footerCities(provinces)
  const html = renderToStaticMarkup(
    <Footer
      cities={cities}
      year={Number(vietnamDay(site.now).slice(0, 4))}
      menu={menuGroups(site.hasPage)}
    />,
  )
  if (cities) cached = { html, cities, at: site.now, generation }
  return html
}

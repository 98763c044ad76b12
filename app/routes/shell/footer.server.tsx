import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '~/brand'
import type { Site } from '~/context'
import { FooterDocument } from '../../../schema/generated/graphql'
import { footerCities } from './footer-cities'
import { Footer } from './footer'

/** How long one footer serves, in milliseconds; the salon list changes rarely and is cached behind it as well. */
const freshMs = 60_000

let kept: { html: string; at: number } | undefined

/** The footer's inside as HTML: it is the same on every page, so it is made once a minute and not for each request. */
export async function footerHtml(site: Pick<Site, 'gateway' | 'now'>): Promise<string> {
  if (kept && site.now - kept.at < freshMs) return kept.html
  const answer = await site.gateway.ask(FooterDocument, {})
  const provinces = answer.ok ? answer.data.provinces : null
  // An old list of salons is better than none.
  if (!provinces && kept) return kept.html
  const cities = provinces && footerCities(provinces, brand.cityOrder)
  const html = renderToStaticMarkup(<Footer cities={cities} year={new Date(site.now).getUTCFullYear()} />)
  if (cities) kept = { html, at: site.now }
  return html
}

import { brand } from '~/brand'
import { originOf } from '../shell/page-meta'

/** What search engines learn about the chain from Home, as JSON-LD. */
export function chainData(matches: Parameters<typeof originOf>[0]) {
  const origin = originOf(matches)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    logo: `${origin}/icons/512.png`,
    sameAs: [brand.links.facebook, brand.links.youtube],
    contactPoint: { '@type': 'ContactPoint', telephone: `+84-${brand.hotline.tel}`, contactType: 'reservations', areaServed: 'VN', availableLanguage: 'vi' },
  }
}

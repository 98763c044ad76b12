import type { MetaDescriptor } from '@remix-run/cloudflare'
import { brand } from '~/brand'
import { language } from '~/messages/vi/language'

/** A picture of shared links: an address, or a path of the site; in pixels where that is known. */
export type ShareImage = { src: string; width?: number; height?: number }

/** A page's texts for search engines and shared links. */
export type PageWords = {
  title: string
  description: string
  /** Path of the one address under which the page is known. */
  path: string
  /** False for pages that must not be indexed. */
  isPublic?: boolean
  /**
   * The picture of shared links, the chain's own where there is none better: a PNG or JPEG, as no
   * network shows SVG.
   */
  image?: ShareImage
  /** The page's Open Graph type. */
  type?: 'website' | 'article' | 'product'
}

/** A route of the page, as Remix knows it. */
export type Match = { id: string; data?: unknown }

/** title, description, canonical, the same page in the other language, and Open Graph of a page. */
export function pageMeta(
  matches: readonly Match[],
  {
    title,
    description,
    path,
    isPublic = true,
    image = brand.shareImage,
    type = 'website',
  }: PageWords,
): MetaDescriptor[] {
  const origin = originOf(matches)
  const url = addressOf(origin, path)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(isPublic
      ? languagesOf(path).map(({ hrefLang, path: there }) => ({
          tagName: 'link',
          rel: 'alternate',
          hrefLang,
          href: origin + there,
        }))
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: language.locale },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute(origin, image.src) },
    ...(image.width && image.height
      ? [
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
        ]
      : []),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The full address of a path of the site; other addresses are full already. */
export function absolute(origin: string, src: string): string {
  return src.startsWith('/') ? `${origin}${src}` : src
}

/** A page's addresses in each language, and for speakers of neither. */
export function languagesOf(path: string): { hrefLang: string; path: string }[] {
  const pages = [['vi'], ['en'], ['x-default', 'vi']] as const
  return pages.map(([hrefLang, code = hrefLang]) => ({ hrefLang, path: pathIn(code, path) }))
}

/** The full address of a page in the language of this build. */
export function addressOf(origin: string, path: string): string {
  return origin + pathIn(language.code, path)
}

/** The canonical address of a page in a language: Vietnamese has no parameter. */
export function pathIn(code: string, path: string): string {
  return code === 'vi' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${code}`
}

/** Scheme and host of the site from the root's loader; '' where the root failed. */
export function originOf(matches: readonly Match[]): string {
  const root = matches.find(({ id }) => id === 'root')?.data
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
}

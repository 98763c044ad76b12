import type { MetaDescriptor } from '@remix-run/cloudflare'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { pageMeta, type Match, type ShareImage } from './page-meta'

// Apart from the other metadata: Home and the booking would carry them for nothing.

/** The metadata of an area's page, from the area's messages. */
export function areaMeta(
  matches: readonly Match[],
  { metaTitle, metaText }: { metaTitle: string; metaText: string },
  {
    page = '',
    path,
    text = formatMessage(metaText, { brand: brand.name }),
    isPublic,
  }: { page?: string; path: string; text?: string; isPublic?: boolean },
): MetaDescriptor[] {
  const title = formatMessage(metaTitle, { page, brand: brand.name })
  return pageMeta(matches, { title, description: text, path, isPublic })
}

/**
 * The metadata of an address under which nothing is; the chain's where nothing can be had just now
 * (`isBroken`).
 */
export function goneMeta(
  matches: readonly Match[],
  path: string,
  isBroken: boolean | undefined,
  [gone, text]: readonly [title: string, text: string],
): MetaDescriptor[] {
  const title = isBroken ? brand.title : `${gone} – ${brand.name}`
  const description = isBroken ? brand.description : text
  return pageMeta(matches, { title, description, path, isPublic: false })
}

/** The picture of links to a page: its own, or the chain's, as networks show no SVG. */
export function shareImageOf(picture: string | null | undefined): ShareImage {
  return picture && !/\.svg(?:[?#]|$)/i.test(picture) ? { src: picture } : brand.shareImage
}

import { brand } from '~/brand'

/** A picture of shared links: an address, or a path of the site; in pixels where that is known. */
export type ShareImage = { src: string; width?: number; height?: number }

/** The picture of links to a page: its own, or the chain's, as networks show no SVG. */
export function shareImageOf(picture: string | null | undefined): ShareImage {
  return picture && !/\.svg(?:[?#]|$)/i.test(picture) ? { src: picture } : brand.shareImage
}

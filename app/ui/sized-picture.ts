import { brand } from '~/brand'

/**
 * The `srcset` of a photograph that is `width` px wide on the page, for usual and for dense screens.
 * Undefined for drawings, which are sharp at any size, and for hosts that make no widths.
 */
export function srcSetOf(address: string, width: number): string | undefined {
  if (!address.startsWith(brand.pictures)) return undefined
  const sized = `${address}${address.includes('?') ? '&' : '?'}w=`
  return `${sized}${width}, ${sized}${2 * width} 2x`
}

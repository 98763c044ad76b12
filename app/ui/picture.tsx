import { brand } from '~/brand'

export type PictureProps = {
  src: string
  width: number
  height: number
  /** The alternative text; empty when the text beside it is the same. */
  alt: string
  /** What stays in view where it is cropped, in steps of 25 %; otherwise its middle. */
  focus?: { x: number; y: number } | null
  /** Another file below 768 px, with its own proportions. */
  mobile?: { src: string; width: number; height: number }
  /** Above the fold: loaded at once and first. */
  eager?: boolean
  /** Shown when the file cannot be loaded. */
  fallback?: string
  shape?: 'plain' | 'round' | 'soft'
}

/** A picture that reserves its space while loading and falls back to a default one. */
export function Picture({
  src,
  width,
  height,
  alt,
  focus,
  mobile,
  eager,
  fallback = '/art/mark.svg',
  shape = 'plain',
}: PictureProps) {
  const image = (
    <img
      className={`picture picture--${shape}`}
      // The policy allows no style attribute.
      data-focus={focus && `x${focus.x} y${focus.y}`}
      src={src}
      srcSet={srcSetOf(src, width)}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchpriority: 'high' })}
      // A picture that failed before hydration fired its event without a listener; decoding reports
      // it again, also where a drawing has no width.
      ref={(image) =>
        image?.complete &&
        image.naturalWidth === 0 &&
        void image.decode().catch(() => showFallback(image, fallback))
      }
      onError={(event) => showFallback(event.currentTarget, fallback)}
    />
  )
  if (!mobile || (mobile.src === src && mobile.width === width && mobile.height === height))
    return image
  return (
    <picture>
      <source
        media="(max-width: 767px)"
        srcSet={srcSetOf(mobile.src, mobile.width) ?? mobile.src}
        width={mobile.width}
        height={mobile.height}
      />
      {image}
    </picture>
  )
}

function showFallback(image: HTMLImageElement, fallback: string): void {
  if (image.getAttribute('src') === fallback) return
  image.parentElement?.querySelector('source')?.remove()
  image.removeAttribute('srcset')
  image.src = fallback
}

/**
 * The `srcset` of a photograph that is `width` px wide on the page, for usual and for dense screens.
 * Undefined for drawings, which are sharp at any size, and for hosts that make no widths.
 */
export function srcSetOf(address: string, width: number): string | undefined {
  if (!address.startsWith(brand.pictures)) return undefined
  const sized = `${address}${address.includes('?') ? '&' : '?'}w=`
  return `${sized}${width}, ${sized}${2 * width} 2x`
}

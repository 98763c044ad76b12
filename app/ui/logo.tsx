import { brand } from '~/brand'
import { brandMark } from '~/brand-mark'

/** The chain's sign and name, drawn in place so that the header never waits for a file; `markOnly` leaves the name out. */
export function Logo({ markOnly, height = 32 }: { markOnly?: boolean; height?: number }) {
  const { mark, wordmark } = brandMark
  const width = markOnly ? mark.width : mark.width + wordmark.gap + wordmark.width
  return (
    <svg
      className="logo"
      role="img"
      aria-label={brand.name}
      height={height}
      width={Math.round((height * width) / mark.height)}
      viewBox={`0 0 ${width} ${mark.height}`}
      fill="none"
    >
      {mark.shapes.map((shape) => (
        <path key={shape.d} d={shape.d} className={shape.className} />
      ))}
      {markOnly ? null : <path className="logo__word" transform={`translate(${mark.width + wordmark.gap} 0)`} d={wordmark.d} />}
    </svg>
  )
}

import { brand } from '~/brand'
import { brandMark } from '~/brand-mark'

/**
 * The chain's sign and name, drawn in place so that the header never waits for a file; `markOnly`
 * leaves the name out, `height` is in pixels.
 */
export function Logo({ markOnly, height = 32 }: { markOnly?: boolean; height?: number }) {
  const { size, word } = brandMark
  const width = markOnly ? size : size + word.gap + word.width
  return (
    <svg
      className="logo"
      role="img"
      aria-label={brand.name}
      height={height}
      width={Math.round((height * width) / size)}
      viewBox={`0 0 ${width} ${size}`}
    >
      <path className="logo__ground" d={brandMark.ground} />
      <path className="logo__wave" d={brandMark.wave} />
      <path className="logo__dot" d={brandMark.dot} />
      {markOnly ? null : (
        <g transform={`translate(${size + word.gap} 0)`}>
          <path className="logo__word" d={word.letters} />
          <path className="logo__dot" d={word.dot} />
        </g>
      )}
    </svg>
  )
}

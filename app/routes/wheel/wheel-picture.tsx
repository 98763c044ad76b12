import { forwardRef } from 'react'
import { formatMessage } from '~/messages/format-message'
import { wheel as words } from '~/messages/vi/wheel'
import { labelTransform, linesOf, middleOf, restAt, sectorPath } from './rotation'

/** A sector as it is drawn. */
export type Sector = { position: number; label: string }

const RADIUS = 96
const LABEL_AT = 58
const LINE = 9

/** The wheel; `at` is the sector under the pointer. The reference is the part that turns. */
export const WheelPicture = forwardRef<
  SVGGElement,
  { name: string; sectors: readonly Sector[]; at: number | null }
>(function WheelPicture({ name, sectors, at }, turning) {
  const count = sectors.length
  const rest = at ? restAt(at, count) : 0
  const labels = sectors.map(({ label }) => label).join(', ')
  return (
    <svg
      className="wheel"
      viewBox="-110 -116 220 226"
      role="img"
      aria-label={formatMessage(words.picture, { name, n: count, labels })}
    >
      <circle r={104} className="wheel__rim" />
      {/* An attribute, because a style in the page's text would be refused; the browser turns it by script. */}
      <g ref={turning} className="wheel__turning" transform={`rotate(${rest})`}>
        {sectors.map((sector, index) => (
          <g
            key={sector.position}
            className={`wheel__sector wheel__sector--${toneOf(index, count)}`}
          >
            <path d={sectorPath(index + 1, count, RADIUS)} />
            <g transform={labelTransform(middleOf(index + 1, count), rest, LABEL_AT)}>
              {linesOf(sector.label).map((line, row, lines) => (
                <text
                  key={line}
                  y={(row - (lines.length - 1) / 2) * LINE}
                  textAnchor="middle"
                  dominantBaseline="central"
                >
                  {line}
                </text>
              ))}
            </g>
          </g>
        ))}
      </g>
      <circle r={16} className="wheel__hub" />
      <path className="wheel__pointer" d="M-9 -114H9L0 -92Z" />
    </svg>
  )
})

/**
 * Adjacent sectors differ: three tones in turn, and the last sector never has the tone of the
 * first.
 */
function toneOf(index: number, count: number): 'a' | 'b' | 'c' {
  if (index === count - 1 && index % 3 === 0) return 'b'
  return (['a', 'b', 'c'] as const)[index % 3]!
}

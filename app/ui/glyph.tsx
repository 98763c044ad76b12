import type { ReactNode } from 'react'

/** Size of an icon: s 16 px, m 20 px, l 24 px. */
export type IconProps = { size?: 's' | 'm' | 'l' }
const pixels = { s: 16, m: 20, l: 24 }

/** The frame of every icon: decorative, drawn in the text's colour with one stroke. */
export function Glyph({
  d,
  size = 'm',
  children,
}: IconProps & { d?: string; children?: ReactNode }) {
  return (
    <svg
      className="icon"
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {d ? <path d={d} /> : null}
      {children}
    </svg>
  )
}

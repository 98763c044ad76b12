import type { ReactElement } from 'react'
import sprite from './icons.svg?url'

/** Size of an icon: s 16 px, m 20 px, l 24 px. */
export type IconProps = { size?: 's' | 'm' | 'l' }
const pixels = { s: 16, m: 20, l: 24 }

/**
 * The icon of that name in icons.svg: decorative, drawn in the text's colour with one line width
 * (`.icon`). It is a reference, as the path itself would be in the page once for each use, and in
 * the page's code as well.
 */
export function icon(name: string): (props: IconProps) => ReactElement {
  return function Icon({ size = 'm' }) {
    return (
      <svg className="icon" width={pixels[size]} height={pixels[size]} aria-hidden="true">
        <use href={`${sprite}#${name}`} />
      </svg>
    )
  }
}

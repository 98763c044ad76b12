import { Glyph, type IconProps } from './glyph'

// Apart from the others: Home would carry them for nothing.

/** An offer. */
export function IconTicket(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 6.5h16v4a1.8 1.8 0 0 0 0 3.5v3.5H4V14a1.8 1.8 0 0 0 0-3.5v-4ZM14 7v2m0 2.5v1.5m0 2.5v1.5"
    />
  )
}
/** A camera. */
export function IconCamera(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 8h3.2L9 5.5h6L16.8 8H20a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z"
    >
      <circle cx="12" cy="13.2" r="3.5" />
    </Glyph>
  )
}
/** A picture. */
export function IconPicture(props: IconProps) {
  return (
    <Glyph {...props} d="m3.5 17 5-5 4 4 3-3 5 4.5">
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <circle cx="15.5" cy="9" r="1.3" />
    </Glyph>
  )
}

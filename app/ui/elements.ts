import type { ReactElement } from 'react'

/**
 * What a place takes that stands beside other things: no bare text, which a translator would take
 * out of React's hands.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined

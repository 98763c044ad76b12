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

/** Arrow to the previous screen. */
export const IconBack = /* @__PURE__ */ icon('back')
/** Arrow to the top. */
export const IconUp = /* @__PURE__ */ icon('up')
/** Opens what lies below. */
export const IconDown = /* @__PURE__ */ icon('down')
/** Previous slide. */
export const IconLeft = /* @__PURE__ */ icon('left')
/** Next slide, or a row that leads on. */
export const IconRight = /* @__PURE__ */ icon('right')
/** Closes or removes. */
export const IconClose = /* @__PURE__ */ icon('close')
/** Chosen. */
export const IconCheck = /* @__PURE__ */ icon('check')
/** Done, confirmed. */
export const IconDone = /* @__PURE__ */ icon('done')
/** Something is wrong. */
export const IconAlert = /* @__PURE__ */ icon('alert')
/** A remark. */
export const IconInfo = /* @__PURE__ */ icon('info')
/** A telephone. */
export const IconPhone = /* @__PURE__ */ icon('phone')
/** A place. */
export const IconPin = /* @__PURE__ */ icon('pin')
/** Directions to a place. */
export const IconRoute = /* @__PURE__ */ icon('route')
/** Car parking. */
export const IconCar = /* @__PURE__ */ icon('car')
/** A time. */
export const IconClock = /* @__PURE__ */ icon('clock')
/** A day. */
export const IconCalendar = /* @__PURE__ */ icon('calendar')
/** One person. */
export const IconUser = /* @__PURE__ */ icon('user')
/** A cut. */
export const IconScissors = /* @__PURE__ */ icon('scissors')
/** Search. */
export const IconSearch = /* @__PURE__ */ icon('search')
/** Home. */
export const IconHome = /* @__PURE__ */ icon('home')
/** Menu. */
export const IconMenu = /* @__PURE__ */ icon('menu')
/** A filled star: ratings and senior stylists. */
export const IconStar = /* @__PURE__ */ icon('star')
/** A minus sign. */
export const IconMinus = /* @__PURE__ */ icon('minus')
/** One more. */
export const IconPlus = /* @__PURE__ */ icon('plus')
/** Cancels for good. */
export const IconTrash = /* @__PURE__ */ icon('trash')
/** Conversation. */
export const IconChat = /* @__PURE__ */ icon('chat')
/** Plays. */
export const IconPlay = /* @__PURE__ */ icon('play')
/** Pauses. */
export const IconPause = /* @__PURE__ */ icon('pause')
/** Opens a new tab. */
export const IconExternal = /* @__PURE__ */ icon('external')
/** Tiles. */
export const IconGrid = /* @__PURE__ */ icon('grid')
/** Rows. */
export const IconList = /* @__PURE__ */ icon('list')
/** The customer's position. */
export const IconLocate = /* @__PURE__ */ icon('locate')
/** Something special. */
export const IconSparkle = /* @__PURE__ */ icon('sparkle')

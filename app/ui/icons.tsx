import { type IconProps, Glyph } from './glyph'

/** Arrow to the previous screen. */
export function IconBack(props: IconProps) {
  return <Glyph {...props} d="M19 12H5m6.5-6.5L5 12l6.5 6.5" />
}
/** Arrow to the top. */
export function IconUp(props: IconProps) {
  return <Glyph {...props} d="M12 19V5m-6.5 6.5L12 5l6.5 6.5" />
}
/** Opens what lies below. */
export function IconDown(props: IconProps) {
  return <Glyph {...props} d="m6 9.5 6 6 6-6" />
}
/** Previous slide. */
export function IconLeft(props: IconProps) {
  return <Glyph {...props} d="m14.5 6-6 6 6 6" />
}
/** Next slide, or a row that leads on. */
export function IconRight(props: IconProps) {
  return <Glyph {...props} d="m9.5 6 6 6-6 6" />
}
/** Closes or removes. */
export function IconClose(props: IconProps) {
  return <Glyph {...props} d="m6 6 12 12M18 6 6 18" />
}
/** Chosen. */
export function IconCheck(props: IconProps) {
  return <Glyph {...props} d="m5 12.5 4.5 4.5L19 7.5" />
}
/** Done, confirmed. */
export function IconDone(props: IconProps) {
  return (
    <Glyph {...props} d="m8 12.3 2.8 2.8L16.2 9.5">
      <circle cx="12" cy="12" r="9" />
    </Glyph>
  )
}
/** Something is wrong. */
export function IconAlert(props: IconProps) {
  return (
    <Glyph {...props} d="M12 7.5v5.2m0 3.3v.1">
      <circle cx="12" cy="12" r="9" />
    </Glyph>
  )
}
/** A remark. */
export function IconInfo(props: IconProps) {
  return (
    <Glyph {...props} d="M12 11.2v5.3M12 8v-.1">
      <circle cx="12" cy="12" r="9" />
    </Glyph>
  )
}
/** A telephone. */
export function IconPhone(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M8.6 4.2 6.2 4a2 2 0 0 0-2.1 2.2C5 13.4 10.6 19 17.8 19.9A2 2 0 0 0 20 17.8l-.2-2.4a1.5 1.5 0 0 0-1.1-1.3l-2.5-.7a1.5 1.5 0 0 0-1.5.4l-1 1a12 12 0 0 1-4.5-4.5l1-1a1.5 1.5 0 0 0 .4-1.5l-.7-2.5a1.5 1.5 0 0 0-1.3-1.1Z"
    />
  )
}
/** A place. */
export function IconPin(props: IconProps) {
  return (
    <Glyph {...props} d="M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21Z">
      <circle cx="12" cy="9.8" r="2.5" />
    </Glyph>
  )
}
/** Directions to a place. */
export function IconRoute(props: IconProps) {
  return <Glyph {...props} d="M20.5 3.5 3.8 10.2l7 3 3 7 6.7-16.7Zm-9.7 9.7 3.7-3.7" />
}
/** Car parking. */
export function IconCar(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M3.5 16.5v-3.2l1-.8 1.7-4.7A2 2 0 0 1 8.1 6.5h7.8a2 2 0 0 1 1.9 1.3l1.7 4.7 1 .8v3.2h-2m-13 0h13m-13 0v1.8m13-1.8v1.8M4.5 12.5h15"
    />
  )
}
/** A time. */
export function IconClock(props: IconProps) {
  return (
    <Glyph {...props} d="M12 7v5.2l3.3 2">
      <circle cx="12" cy="12" r="9" />
    </Glyph>
  )
}
/** A day. */
export function IconCalendar(props: IconProps) {
  return (
    <Glyph {...props} d="M8 3v4m8-4v4M4 10h16">
      <rect x="4" y="5" width="16" height="15.5" rx="2.5" />
    </Glyph>
  )
}
/** One person. */
export function IconUser(props: IconProps) {
  return (
    <Glyph {...props} d="M4.5 20.5c.8-3.8 3.8-6 7.5-6s6.7 2.2 7.5 6">
      <circle cx="12" cy="8" r="4.2" />
    </Glyph>
  )
}
/** Several persons. */
export function IconUsers(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M2.8 19.5c.6-3.3 3-5.2 6.2-5.2s5.6 1.9 6.2 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.6m2.7 2.9c1.7.8 2.7 2.4 3 4.7"
    >
      <circle cx="9" cy="8.5" r="3.6" />
    </Glyph>
  )
}
/** A cut. */
export function IconScissors(props: IconProps) {
  return (
    <Glyph {...props} d="M8.2 8 20 18.5M8.2 16 20 5.5">
      <circle cx="6" cy="6.3" r="2.6" />
      <circle cx="6" cy="17.7" r="2.6" />
    </Glyph>
  )
}
/** Search. */
export function IconSearch(props: IconProps) {
  return (
    <Glyph {...props} d="m16 16 4.5 4.5">
      <circle cx="10.8" cy="10.8" r="6.8" />
    </Glyph>
  )
}
/** Home. */
export function IconHome(props: IconProps) {
  return <Glyph {...props} d="M3.5 11.3 12 4l8.5 7.3M5.8 9.5V20h12.4V9.5M10 20v-5.5h4V20" />
}
/** Menu. */
export function IconMenu(props: IconProps) {
  return <Glyph {...props} d="M4 7h16M4 12h16M4 17h10" />
}
/** A filled star: ratings and senior stylists. */
export function IconStar(props: IconProps) {
  return (
    <Glyph {...props}>
      <path
        d="m12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7L12 3.8Z"
        fill="currentColor"
      />
    </Glyph>
  )
}
/** A minus sign. */
export function IconMinus(props: IconProps) {
  return <Glyph {...props} d="M5 12h14" />
}

/** One more. */
export function IconPlus(props: IconProps) {
  return <Glyph {...props} d="M12 5v14M5 12h14" />
}
/** Cancels for good. */
export function IconTrash(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5 7.3 20h9.4l.8-13.5M10.2 10.5v5.5m3.6-5.5v5.5"
    />
  )
}
/** Conversation. */
export function IconChat(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M20.5 11.5c0 4.1-3.8 7.5-8.5 7.5-1 0-2-.2-2.9-.4L4.5 20l1-3.6a7 7 0 0 1-2-4.9C3.5 7.4 7.3 4 12 4s8.5 3.4 8.5 7.5Z"
    />
  )
}
/** Plays. */
export function IconPlay(props: IconProps) {
  return <Glyph {...props} d="M7.5 5v14l11-7-11-7Z" />
}
/** Pauses. */
export function IconPause(props: IconProps) {
  return <Glyph {...props} d="M8.5 5.5v13m7-13v13" />
}
/** Opens a new tab. */
export function IconExternal(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M14 4h6v6m0-6-9 9M10 5H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.5V14"
    />
  )
}
/** Tiles. */
export function IconGrid(props: IconProps) {
  return <Glyph {...props} d="M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z" />
}
/** Rows. */
export function IconList(props: IconProps) {
  return <Glyph {...props} d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1m0 5.4v.1m0 5.4v.1" />
}
/** Where the customer is now. */
export function IconLocate(props: IconProps) {
  return (
    <Glyph {...props} d="M12 2.5v4m0 11v4m9.5-9.5h-4m-11 0h-4">
      <circle cx="12" cy="12" r="5.5" />
      <circle cx="12" cy="12" r="1" fill="currentColor" />
    </Glyph>
  )
}
/** Something special. */
export function IconSparkle(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M11 4c.7 4.3 2.7 6.3 7 7-4.3.7-6.3 2.7-7 7-.7-4.3-2.7-6.3-7-7 4.3-.7 6.3-2.7 7-7Zm7.5 11.5v5M16 18h5"
    />
  )
}

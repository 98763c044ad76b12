/** A link that is pressed, and what shows that its page is there, which the page before has not. */
export type Press = {
  name: string
  path: string
  link: string
  shown: string
  /** Pressed as a finger does, with no pointer that rests on the link before. */
  isFinger?: boolean
}

const home = { path: '/', link: 'main a[href^="/booking"]', shown: 'main.booking' }
const salon = { ...home, path: '/salon/252-cau-giay-9' }
const services = { link: '.footer a[href="/dich-vu"]', shown: 'main.services-page' }

/** To the booking, prerendered under a mouse and by the router, and to pages that the rules name. */
export const presses: readonly Press[] = [
  { name: 'Home → booking', ...home },
  { name: 'Home → booking by finger', ...home, isFinger: true },
  { name: 'salon → booking', ...salon },
  { name: 'salon → booking by finger', ...salon, isFinger: true },
  { name: 'Home → services', path: '/', ...services },
  { name: 'salon → services', path: salon.path, ...services },
]

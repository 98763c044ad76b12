import { cutAndWash } from '../chain-client.ts'

/** One tap that is measured: on which page, and on what. */
export type Tap = {
  name: string
  path: string
  selector: string
  /** Logged in as a member of the demo. */
  isMember?: boolean
}

const picker = '/booking?step=1&salonId=0&phone=0912345670'
const chosen = `/booking?step=0&salonId=9&phone=0912345670&chosenService=${cutAndWash}`
const services = '/booking?step=2&salonId=9&phone=0912345670&flow=1'

/** The usual taps of a visit: a customer opens a menu, finds a salon, and books. */
export const taps: readonly Tap[] = [
  { name: 'Home: menu', path: '/', selector: '.header__menu summary' },
  { name: 'Home: my booking', path: '/', selector: '.header__lookup' },
  { name: 'Home: log in', path: '/', selector: '.header__account' },
  { name: 'Home: a city of the footer', path: '/', selector: '.footer__city summary' },
  { name: 'salon list: a city', path: '/system-salon', selector: 'main summary' },
  {
    name: 'booking: choose a salon',
    // Without a phone a dialog lies over the page.
    path: '/booking?phone=0912345670',
    selector: '#part-salon a',
  },
  { name: 'salon picker: a city', path: picker, selector: 'main a[href*="cityId="]' },
  { name: 'salon picker: a switch', path: picker, selector: 'main [role=switch]' },
  { name: 'services: a version', path: services, selector: '#group-101 a[href*="chosenService"]' },
  {
    name: 'booking: another day',
    path: chosen,
    selector: 'a.days__day:not(.days__day--on)',
  },
  { name: 'booking: an hour', path: chosen, selector: '.choice:not(.choice--gone)' },
  { name: 'booking: stylists', path: chosen, selector: '.stylists > summary' },
  { name: 'booking: wishes', path: chosen, selector: '.more > summary' },
  { name: 'account: menu', path: '/tai-khoan', selector: '.header__user summary', isMember: true },
  {
    name: 'account: a fold',
    path: '/tai-khoan',
    selector: '.account-fold summary',
    isMember: true,
  },
]

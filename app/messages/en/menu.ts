import type { menu as vi } from '../vi/menu'
import type { Wording } from '../wording'

/** The entries of the menus. */
export const menu = {
  more: 'More',
  groups: {
    hair: 'Hair',
    spa: 'Relax & care',
    ideas: 'Ideas',
    member: 'For you',
    chain: 'About {brand}',
  },
  service: 'Services & prices',
  serviceShort: 'Services',
  soonest: 'Soonest times',
  store: 'Shop',
  atHome: 'Service at home',
  styleMasters: 'Style masters',
  spa: {
    herbal: 'Herbal hair wash',
    skin: 'Skin care',
    acne: 'Blackhead care',
    stones: 'Hot stones',
    ears: 'Ear care',
    cabin: 'Private cabin',
  },
  lookbook: 'Lookbook',
  blog: 'Blog',
  discover: 'Discover',
  videos: 'Videos',
  membership: 'Membership',
  rewards: 'Offers',
  history: 'Visit history',
  luckyWheel: 'Lucky wheel',
  recruitment: 'Jobs',
  academy: 'Hair academy',
  community: 'Q&A group',
} as const satisfies Wording<typeof vi>

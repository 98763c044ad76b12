import { shell, menu as messages } from '~/messages/vi/shell'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { useIsHidden } from './hidden'

/**
 * An entry of the menus: its tracking name, its text and its target; another site opens in a new
 * tab.
 */
type MenuEntry = { track: string; text: string; href: string }

/** Entries that belong together, under a heading. */
type MenuGroup = { title: string; entries: MenuEntry[] }

/** Whether an entry leads to another site. */
export function isElsewhere(href: string): boolean {
  return /^https?:/.test(href)
}

/** Everything that the menus lead to. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: messages.groups.hair,
    entries: [
      { track: 'menu_service', text: messages.service, href: '/dich-vu' },
      { track: 'menu_soonest', text: messages.soonest, href: '/som-nhat' },
      { track: 'menu_store', text: messages.store, href: '/cua-hang' },
      { track: 'menu_at_home', text: messages.atHome, href: '/booking-at-home' },
      { track: 'menu_style_masters', text: messages.styleMasters, href: '/stylist-xuat-sac' },
    ],
  },
  {
    title: messages.groups.spa,
    entries: [
      { track: 'menu_spa', text: messages.spa.herbal, href: '/spa/goi-duong-sinh' },
      { track: 'menu_spa', text: messages.spa.skin, href: '/spa/cham-da' },
      { track: 'menu_spa', text: messages.spa.acne, href: '/spa/lay-nhan-mun' },
      { track: 'menu_spa', text: messages.spa.stones, href: '/spa/da-nong' },
      { track: 'menu_spa', text: messages.spa.ears, href: '/spa/ray-tai' },
      { track: 'menu_spa', text: messages.spa.cabin, href: '/spa/cabin-rieng' },
    ],
  },
  {
    title: messages.groups.ideas,
    entries: [
      { track: 'menu_lookbook', text: messages.lookbook, href: '/lookbook' },
      { track: 'menu_blog', text: messages.blog, href: '/blog' },
      { track: 'menu_discover', text: messages.discover, href: '/kham-pha' },
      { track: 'menu_videos', text: messages.videos, href: '/video' },
    ],
  },
  {
    title: messages.groups.member,
    entries: [
      { track: 'menu_membership', text: messages.membership, href: '/thanh-vien' },
      { track: 'menu_rewards', text: messages.rewards, href: '/uu-dai' },
      { track: 'menu_lucky_wheel', text: messages.luckyWheel, href: '/vong-quay-may-man' },
      { track: 'menu_history', text: messages.history, href: '/lich-su' },
    ],
  },
  {
    title: formatMessage(messages.groups.chain, { brand: brand.name }),
    entries: [
      { track: 'menu_recruitment', text: messages.recruitment, href: brand.links.recruitment },
      { track: 'menu_academy', text: messages.academy, href: brand.links.academy },
      { track: 'menu_qa_group', text: messages.community, href: brand.links.community },
    ],
  },
]

/** The groups of the menus as headings over links. */
export function MenuList() {
  const isHidden = useIsHidden()
  const shown = menuGroups.map(({ title, entries }) => {
    return { title, entries: entries.filter(({ href }) => !isHidden(href)) }
  })
  return shown.map(({ title, entries }) =>
    entries.length > 0 ? (
      <div key={title}>
        <p className="menu__title">{title}</p>
        <ul>
          {entries.map((entry) => (
            <li key={entry.href}>
              <MenuLink entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    ) : null,
  )
}

function MenuLink({ entry: { track, text, href } }: { entry: MenuEntry }) {
  if (!isElsewhere(href)) {
    return (
      <a href={href} data-track={track}>
        {text}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener" data-track={track}>
      <span>{text}</span> <span aria-hidden="true">↗</span>{' '}
      <VisuallyHidden>{shell.newTab}</VisuallyHidden>
    </a>
  )
}

import { shell } from '~/messages/vi/shell'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { isElsewhere, menuGroups, type MenuEntry } from './menu'

/** The groups of the menus as headings over links. */
export function MenuList() {
  return menuGroups.map(({ title, entries }) => (
    <div key={title} className="menu__group">
      <p className="menu__title">{title}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  ))
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

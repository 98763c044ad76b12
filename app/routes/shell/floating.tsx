import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shell } from '~/messages/vi/shell'
import { IconChat, IconPhone } from '~/ui/icons'
import { ScrollTop } from '~/ui/scroll-top'

/** Pages whose own controls need the place of the mobile contact menu. */
const withoutContact = /^\/vong-quay-may-man(\/|$)/

/**
 * The floating buttons: to the top, the hotline, and on mobile a contact menu with chat and
 * hotline. They float only where the page leaves room at its side, and stand below it otherwise;
 * pages whose main action stands at the bottom have none there (`isHidden`).
 */
export function Floating({ pathname, isHidden }: { pathname: string; isHidden: boolean }) {
  const hotline = formatMessage(shell.hotline, { number: brand.hotline.display })
  return (
    <aside
      className={isHidden ? 'floating floating--in-flow' : 'floating'}
      aria-label={shell.contact}
    >
      <ScrollTop />
      <a
        className="float-button floating__hotline hide-mobile"
        href={`tel:${brand.hotline.tel}`}
        aria-label={hotline}
        title={hotline}
        data-track="float_hotline"
      >
        <IconPhone />
      </a>
      {withoutContact.test(pathname) ? null : (
        <details className="floating__contact hide-desktop">
          <summary className="float-button" aria-label={shell.contact}>
            <IconChat />
          </summary>
          <div className="floating__choices">
            <a
              href={brand.links.messenger}
              target="_blank"
              rel="noopener noreferrer"
              data-track="float_messenger"
            >
              <IconChat />
              {shell.chat}
            </a>
            <a href={`tel:${brand.hotline.tel}`} data-track="float_hotline">
              <IconPhone />
              <span>{hotline}</span>
            </a>
          </div>
        </details>
      )}
    </aside>
  )
}

import { ui } from '~/messages/vi/ui'
import { IconUp } from './icons'
import { scrollPageTo } from './scroll'

/**
 * A floating link to the top of the page; the style sheet shows it once the page has been scrolled.
 */
export function ScrollTop() {
  return (
    <a
      className="float-button scroll-top"
      href="#top"
      aria-label={ui.toTop}
      title={ui.toTop}
      onClick={(event) => {
        event.preventDefault()
        scrollPageTo(0)
      }}
    >
      <IconUp />
    </a>
  )
}

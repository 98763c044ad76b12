import { Link, useLocation } from '@remix-run/react'
import { Suspense, type MouseEvent } from 'react'
import { shell } from '~/messages/vi/shell'
import { accountPaths } from '~/routes/account/paths'
import { useLogIn } from '~/routes/auth/log-in-provider'
import { logInPath } from '~/routes/auth/next-path'
import { usePersonal } from '~/routes/personal/use-personal'
import { IconUser } from '~/ui/icons'
import { lazyExtra } from '~/ui/lazy-extra'
import { isPlainPress } from '~/ui/plain-press'

const UserMenu = lazyExtra(() => import('./user-menu'), AccountLink)

/**
 * The header's last entry: the log-in for logged-out visitors, the customer's own menu once the
 * browser has loaded it.
 */
export function Account() {
  const viewer = usePersonal()?.viewer
  const button = <LogInButton />
  if (!viewer) return button
  return (
    <Suspense fallback={button}>
      <UserMenu viewer={viewer} />
    </Suspense>
  )
}

/** The way to the account where the menu's code cannot be fetched. */
function AccountLink() {
  return (
    <Link to={accountPaths.profile} className="header__account" data-track="menu_account">
      <IconUser />
      <span className="header__account-name">{shell.account}</span>
    </Link>
  )
}

/** Opens the log-in over the page; without JavaScript it is a page of its own that leads back here. */
function LogInButton() {
  const { pathname, search } = useLocation()
  const { openLogIn } = useLogIn()

  function open(event: MouseEvent) {
    if (!isPlainPress(event) || pathname === '/dang-nhap') return
    event.preventDefault()
    openLogIn()
  }

  return (
    // A cached public page was rendered without its query.
    <Link
      to={logInPath({ next: pathname + search })}
      className="header__account"
      data-track="menu_log_in"
      onClick={open}
      suppressHydrationWarning
    >
      <IconUser />
      <span className="header__account-name">{shell.logIn}</span>
    </Link>
  )
}

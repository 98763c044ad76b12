import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { givenName } from '../../../domain/customer-name'
import { account as accountWords } from '~/messages/vi/account'
import { auth as messages } from '~/messages/vi/auth'
import { shell } from '~/messages/vi/shell'
import { accountPaths } from '~/routes/account/paths'
import { LogOutForm } from '~/routes/auth/log-out-form'
import { LanguageLink } from './language-link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { IconUser } from '~/ui/icons'
import { formatDong } from '~/ui/price-format'
import { TierIcon } from '~/ui/tier-icon'
import type { PersonalQuery } from '../../../schema/generated/graphql'

type Viewer = NonNullable<PersonalQuery['viewer']>
type UserMenuProps = { profile: NonNullable<Viewer['profile']>; membership: Viewer['membership'] }

/** Name, tier and balance of the logged-in customer, and the log-out; loaded on log-in only. */
export default function UserMenu({ profile, membership }: UserMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])

  return (
    <details ref={menu} className="header__user">
      <summary className="header__account">
        <span className="header__initial">
          {profile.name ? (
            <span aria-hidden="true">{givenName(profile.name).charAt(0)}</span>
          ) : (
            <IconUser />
          )}
          {profile.tier ? (
            <TierIcon tier={profile.tier} name={messages.tiers[profile.tier]} size="s" />
          ) : null}
        </span>
        <span className="header__account-name">
          {profile.name ? givenName(profile.name) : shell.account}
        </span>
      </summary>
      <div className="header__user-sheet">
        <p className="strong">
          <span>{profile.name || shell.account}</span>
          {profile.tier ? (
            <VisuallyHidden>{` · ${messages.tiers[profile.tier]}`}</VisuallyHidden>
          ) : null}
        </p>
        <p className="row row--apart">
          <span>{messages.balance}</span>
          <span className="strong">
            {membership ? formatDong(membership.balance) : messages.noBalance}
          </span>
        </p>
        <Link to={accountPaths.profile} className="header__user-link" data-track="menu_account">
          {accountWords.pages.profile}
        </Link>
        <Link to={accountPaths.history} className="header__user-link" data-track="menu_history">
          {accountWords.pages.history}
        </Link>
        <Link
          to={accountPaths.balance}
          className="header__user-link"
          data-track="menu_spending_history"
        >
          {messages.spending}
        </Link>
        <Link
          to={accountPaths.membership}
          className="header__user-link"
          data-track="menu_membership"
        >
          {messages.membership}
        </Link>
        <Link to={accountPaths.offers} className="header__user-link" data-track="menu_rewards">
          {messages.ownOffers}
        </Link>
        <Link to="/vong-quay-may-man" className="header__user-link" data-track="menu_lucky_wheel">
          {messages.wheel}
        </Link>
        <LanguageLink className="header__user-link" />
        <LogOut />
      </div>
    </details>
  )
}

/** The way out of the account, here. */
function LogOut() {
  const { pathname, search } = useLocation()
  return (
    <LogOutForm next={null} here={pathname + search}>
      {(isBusy) => (
        <button
          type="submit"
          className="header__user-out"
          data-track="menu_log_out"
          aria-busy={isBusy}
        >
          {messages.logOut}
        </button>
      )}
    </LogOutForm>
  )
}

import { Link, useActionData, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { account as messages } from '~/messages/vi/account'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { FocusedNotice } from '~/ui/focused-notice'
import { useFormResult } from '~/ui/form'
import type { AccountAction, AccountForm } from './action.server'
import { useIsHidden } from '../shell/hidden'
import { accountPaths, type AccountPageName } from './paths'
import './account.css'

/** The way between a customer's own pages. */
export function AccountNav({ current }: { current: AccountPageName }) {
  const isHidden = useIsHidden()
  const names = Object.keys(accountPaths) as AccountPageName[]
  const shown = names.filter((name) => !isHidden(accountPaths[name]))
  return (
    <nav className="account-nav" aria-label={messages.navigation}>
      {shown.map((name) => (
        <Link
          key={name}
          to={accountPaths[name]}
          className="account-nav__page"
          aria-current={name === current ? 'page' : undefined}
        >
          {messages.pages[name]}
        </Link>
      ))}
    </nav>
  )
}

/**
 * One part of the account's page, which a link can lead to. It begins with what the last press of
 * its `forms` came to: `success`, where the page was led to, or why it failed.
 */
export function Section({
  id,
  title,
  forms = [],
  success,
  error,
  children,
}: {
  id: string
  title: string
  forms?: readonly AccountForm[]
  success?: string | false | null
  error?: string | false | null
  children: Elements
}) {
  const resultOf = useFormResult<AccountAction>()
  const isPressed = useActionData() !== undefined
  // The key is new after each press, also one whose text is the same as that before.
  const { key } = useLocation()
  const problem = resultOf(...forms)?.message ?? error
  return (
    <section id={id} className="account-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="h3">
        {title}
      </h2>
      {success && !isPressed ? (
        <FocusedNotice key={key} kind="success">
          {success}
        </FocusedNotice>
      ) : null}
      {problem ? (
        <FocusedNotice key={key} kind="error">
          {problem}
        </FocusedNotice>
      ) : null}
      {children}
    </section>
  )
}

/** The way from a part to the page where more can be done. */
export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Button to={to} size="s">
        {children}
      </Button>
    </p>
  )
}

/**
 * The customer's own phone, masked: enough for them to recognise it, too little for a bystander.
 * `0912.***.678`.
 */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 4)}.***.${phone.slice(-3)}`
}

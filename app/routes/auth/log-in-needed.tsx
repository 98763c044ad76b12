import { useLocation } from '@remix-run/react'
import { account as messages } from '~/messages/vi/account'
import { Button } from '~/ui/button'
import { useLogInLink } from './log-in-provider'
import './log-in-needed.css'

/**
 * The log-in in place of a customer's own content, for logged-out visitors: over the page or,
 * without JavaScript, as a page. It leads back to `next`, else to this page.
 */
export function LogInNeeded({
  title = messages.logInTitle,
  text = messages.logInText,
  next,
}: {
  title?: string
  text?: string
  next?: string
}) {
  const { pathname, search } = useLocation()
  const link = useLogInLink({ next: next ?? pathname + search })
  return (
    <section className="log-in-needed">
      <h2 className="h3">{title}</h2>
      <p className="muted">{text}</p>
      <Button kind="primary" {...link}>
        {messages.logIn}
      </Button>
    </section>
  )
}

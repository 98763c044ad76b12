import { useMatches, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useState, type FormEvent } from 'react'
import { auth as messages } from '~/messages/vi/auth'
import { logClientError } from '~/browser/log-client-error'
import type { Elements } from '~/ui/elements'
import { useToast } from '~/ui/toast'
import { forgetPersonal } from '../personal/use-personal'

type LogOutFormProps = {
  /** Where to go afterwards; null stays here. */
  next: string | null
  /** The page that a browser without JavaScript is sent to. */
  here?: string
  /** All sessions of the customer end, not only this one. */
  isEverywhere?: boolean
  children: (isBusy: boolean) => Elements
}

/**
 * Ends the session on the server, deletes what this browser has stored, and reloads the page's data
 * for a logged-out visitor. From the press until the page has reloaded, the style of `.log-out`
 * hides what the page shows of the customer.
 */
export function LogOutForm({ next, here = '/', isEverywhere, children }: LogOutFormProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const matches = useMatches()
  /** The page with the data of the customer whose session has ended. */
  const [left, setLeft] = useState<typeof matches | null>(null)

  useEffect(() => {
    // The menu that this form is in goes with the personal data: the page must have reloaded by then.
    if (left && matches !== left) forgetPersonal()
  }, [left, matches])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const body = new URLSearchParams({ script: '1', ...(isEverywhere ? { everywhere: '1' } : {}) })
    const response = await fetch('/dang-xuat', { method: 'POST', body }).catch(logClientError)
    if (!response?.ok) {
      setBusy(false)
      return toast({ kind: 'error', text: messages.broken })
    }
    forgetStored()
    toast({
      kind: 'success',
      text: isEverywhere ? messages.loggedOutEverywhere : messages.loggedOut,
      ...(isEverywhere ? { ms: 5000 } : {}),
    })
    if (next === null) {
      setLeft(matches)
      return revalidate()
    }
    forgetPersonal()
    navigate(next)
  }

  return (
    <form
      method="post"
      action="/dang-xuat"
      className="log-out"
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="next" value={next ?? here} />
      {isEverywhere ? <input type="hidden" name="everywhere" value="1" /> : null}
      {children(isBusy)}
    </form>
  )
}

function forgetStored(): void {
  try {
    // What was typed into a booking and not sent is there.
    sessionStorage.clear()
    localStorage.clear()
  } catch {
    // Storage may be refused; then there is nothing in it.
  }
}

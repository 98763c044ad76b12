import { useLocation, useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { auth as messages } from '~/messages/vi/auth'
import { Dialog } from '~/ui/dialog'
import { toastMs, useToast } from '~/ui/toast'
import { refreshPersonal } from '../personal/use-personal'
import type { LogInRequest } from './log-in-provider'
import { beginning } from './state'
import { LogInSteps, titleOf } from './steps'

/**
 * The log-in over the page; loaded when it is opened. Closed by hand after the code was right, it
 * counts as done: the password is optional.
 */
export default function LogInDialog({
  logIn,
  onClose,
}: {
  logIn: LogInRequest
  onClose: () => void
}) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const [first] = useState(() => beginning(logIn.phone))
  const isLoggedIn = useRef(false)

  function done(message: string | null) {
    if (message) toast({ kind: 'success', text: message, ms: toastMs.login })
    onClose()
    refreshPersonal()
    revalidate()
    logIn.onLoggedIn?.()
  }

  function close() {
    if (isLoggedIn.current) done(null)
    else onClose()
  }

  return (
    <Dialog
      open
      title={logIn.title ?? titleOf(logIn.reason ?? null)}
      closeTo={pathname + search}
      onClose={close}
      width={450}
    >
      <LogInSteps
        first={first}
        isPhoneKnown={Boolean(logIn.phone)}
        onLoggedIn={() => {
          isLoggedIn.current = true
          toast({ kind: 'success', text: messages.loggedIn, ms: toastMs.login })
        }}
        onDone={done}
      />
    </Dialog>
  )
}

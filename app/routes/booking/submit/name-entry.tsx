import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadOrReload } from '~/browser/load-or-reload'
import { booking as messages } from '~/messages/vi/booking'
import { TextField } from '~/ui/field'
import { useHydrated } from '../use-script'

const NameDialog = lazy(() => loadOrReload(() => import('./name-dialog')))

/** Phones whose owner has seen the dialog already: once a visit is enough. */
const requested = new Set<string>()

type NameEntryProps = {
  isNeeded: boolean
  phone: string
  closeTo: string
  /** The dialogs that open after this one closes. */
  children: ReactNode
}

/** The dialog for a missing name, over the booking screen. */
export function NameEntry({ isNeeded, phone, closeTo, children }: NameEntryProps) {
  const hasScript = useHydrated()
  const [isOpen, setOpen] = useState(() => !requested.has(phone))

  function close() {
    requested.add(phone)
    setOpen(false)
  }

  if (!isNeeded || !hasScript || !isOpen) return children
  return (
    <Suspense>
      <NameDialog phone={phone} closeTo={closeTo} onClose={close} />
    </Suspense>
  )
}

/** The same question as an optional field of the form, where scripts are off. */
export function NameField() {
  return (
    <noscript>
      <TextField label={messages.nameOptional} name="name" autoComplete="name" />
    </noscript>
  )
}

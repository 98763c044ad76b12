import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Elements } from './elements'
import { IconAlert, IconDone, IconInfo } from './icons'
import { createStore } from './store'

/** One passing message; `ms` is how long it stays, `onClosed` runs once when it has gone. */
export type ToastMessage = {
  kind: 'success' | 'error' | 'notice'
  title?: string
  text: string
  ms?: number
  onClosed?: () => void
}

type ShownToast = ToastMessage & { id: number }

/** Milliseconds that a toast stays, by kind. */
export const toastMs = {
  success: 1000,
  error: 3000,
  /** The customer must read which step is missing. */
  stepWarning: 5000,
  login: 5000,
  notification: 5000,
  /** The live region keeps the text after the toast has gone. */
  cancelled: 300,
} as const

const usualMs = { success: toastMs.success, error: toastMs.error, notice: toastMs.notification }
/** The last message. */
const spoken = createStore({ id: 0, text: '' })
const ToastContext = createContext<(message: ToastMessage | null) => void>(() => undefined)

/**
 * Shows a passing message, or with null hides the current one early; does nothing on the server,
 * where a `Notice` shows it.
 */
export function useToast(): (message: ToastMessage | null) => void {
  return useContext(ToastContext)
}

/** Holds the toasts of the page and the live region that reads them aloud. */
export function ToastProvider({ children }: { children: Elements }) {
  const [shown, setShown] = useState<ShownToast[]>([])
  const next = useRef(1)

  const show = useCallback((message: ToastMessage | null) => {
    if (!message) return setShown((all) => (all.length > 0 ? [] : all))
    const id = next.current++
    setShown((all) => [...all, { ...message, id }])
    // The text outlives the toast: 0.3 s is too short to be read aloud.
    spoken.set({ id, text: [message.title, message.text].filter(Boolean).join('. ') })
  }, [])
  const drop = useCallback(
    (id: number) => setShown((all) => all.filter((one) => one.id !== id)),
    [],
  )

  return (
    <ToastContext.Provider value={show}>
      {children}
      <div className="visually-hidden" role="status" aria-live="polite">
        <SpokenText />
      </div>
      <ToastStack shown={shown} onGone={drop} />
    </ToastContext.Provider>
  )
}

/**
 * The last message in the live region of the page and of an open dialog, as one outside a dialog is
 * not read out. An element of its own for each, so that the same text is read out again.
 */
export function SpokenText() {
  const { id, text } = spoken.use()
  return <span key={id}>{text}</span>
}

/**
 * A popover, because only the top layer lies over an open dialog; shown anew with each toast it
 * comes to lie uppermost.
 */
function ToastStack({ shown, onGone }: { shown: ShownToast[]; onGone: (id: number) => void }) {
  const stack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stack.current
    // An older browser shows the stack in place, below a dialog.
    if (!element || !('popover' in element)) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (shown.length > 0) element.showPopover()
  }, [shown])
  return (
    <div ref={stack} className="toasts" aria-hidden="true" {...{ popover: 'manual' }}>
      {shown.map((one) => (
        <Toast key={one.id} message={one} onGone={onGone} />
      ))}
    </div>
  )
}

function Toast({ message, onGone }: { message: ShownToast; onGone: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      onGone(message.id)
      message.onClosed?.()
    }, message.ms ?? usualMs[message.kind])
    return () => clearTimeout(timer)
  }, [message, onGone])
  return (
    <div className={`toast toast--${message.kind}`}>
      <ToneIcon kind={message.kind} />
      <div>
        {message.title ? <p className="strong">{message.title}</p> : null}
        <p>{message.text}</p>
      </div>
    </div>
  )
}

/** The sign of a message's kind, so that colour is never the only one. */
export function ToneIcon({ kind }: { kind: 'success' | 'error' | 'notice' | 'info' }) {
  if (kind === 'success') return <IconDone />
  return kind === 'error' ? <IconAlert /> : <IconInfo />
}

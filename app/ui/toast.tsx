import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { IconAlert, IconDone, IconInfo } from './icons'
import { toastMs } from './toast-durations'

/** One passing message; `ms` is how long it stays, `onClosed` runs once when it has gone. */
export type ToastMessage = { kind: 'success' | 'error' | 'notice'; title?: string; text: string; ms?: number; onClosed?: () => void }

type Shown = ToastMessage & { id: number }

const usualMs = { success: toastMs.success, error: toastMs.error, notice: toastMs.notification }
const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined)

/** Shows a passing message; does nothing on the server, where a `Notice` says it. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext)
}

/** Holds the toasts of the page and the live region that reads them aloud. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([])
  const [spoken, setSpoken] = useState('')
  const next = useRef(0)

  const show = useCallback((message: ToastMessage) => {
    const id = next.current++
    setShown((all) => [...all, { ...message, id }])
    // The words outlive the toast: 0.3 s is too short to be read aloud (O-29).
    setSpoken([message.title, message.text].filter(Boolean).join('. '))
  }, [])
  const drop = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), [])

  return (
    <ToastContext.Provider value={show}>
      {children}
      <div className="visually-hidden" role="status" aria-live="polite">
        {spoken}
      </div>
      <div className="toasts" aria-hidden="true">
        {shown.map((one) => (
          <Toast key={one.id} message={one} onGone={drop} />
        ))}
      </div>
    </ToastContext.Provider>
  )
}

function Toast({ message, onGone }: { message: Shown; onGone: (id: number) => void }) {
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

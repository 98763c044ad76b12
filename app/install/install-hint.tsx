import { useEffect, useRef, useState, type ReactNode } from 'react'
import { focusHeadingBefore } from '~/browser/focus-heading-before'
import { install as messages } from '~/messages/vi/install'
import { Button } from '~/ui/button'
import { storedPrompt } from './install-prompt'

/** How the site is installed here: by the browser's dialog, or by hand as on an iPhone. */
type InstallWay = 'dialog' | 'by-hand'

/** What decides about the hint. */
type InstallFacts = {
  userAgent: string
  /** The browser offers its dialog. */
  hasDialog: boolean
  /** The page is installed already, or is a part of another one. */
  isInside: boolean
}

/** How the site can be installed; null where it cannot, or is. */
export function wayToInstall({ userAgent, hasDialog, isInside }: InstallFacts): InstallWay | null {
  if (isInside) return null
  if (hasDialog) return 'dialog'
  // Browsers inside other apps have no menu for it.
  const isSafari = /Version\/[\d.]+.*Safari/.test(userAgent)
  return isSafari && /iPhone|iPad|iPod/.test(userAgent) ? 'by-hand' : null
}

type HintStore = Pick<Storage, 'getItem' | 'setItem'>

/** Storage key of what this device knows about the hint: `seen:…`, `shown:…` or `off`. */
const key = 'install'

/**
 * Whether the hint belongs to this booking: the first one that comes after another one on this
 * device, and no other; never after it was dismissed.
 */
export function isHintDue(store: HintStore, bookingId: string): boolean {
  const booking = bookingId.slice(-6)
  const [state, of] = (store.getItem(key) ?? '').split(':')
  if (state === 'shown') return of === booking
  if (state === 'off' || (state === 'seen' && of === booking)) return false
  const next = state === 'seen' ? 'shown' : 'seen'
  store.setItem(key, `${next}:${booking}`)
  return next === 'shown'
}

/** The customer has pressed the hint's button or has dismissed it. */
export function endHint(store: HintStore): void {
  store.setItem(key, 'off')
}

/**
 * Offers a returning customer to put the site on their home screen: below everything else, once,
 * and never after they have dismissed it.
 */
export default function InstallHint({ bookingId }: { bookingId: string }) {
  const [way, setWay] = useState<InstallWay | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const look = () => setWay(wayHere(bookingId))
    look()
    window.addEventListener('beforeinstallprompt', look)
    return () => window.removeEventListener('beforeinstallprompt', look)
  }, [bookingId])
  if (!way) return null

  function end() {
    focusHeadingBefore(heading.current)
    setWay(null)
    try {
      endHint(localStorage)
    } catch {
      // Storage may be refused; then nothing was stored before either.
    }
  }
  function open() {
    void storedPrompt()
      ?.prompt()
      .catch(() => undefined)
    end()
  }
  return (
    <section className="stack stack--tight" aria-labelledby="install-hint">
      <h2 id="install-hint" className="h3" ref={heading}>
        {messages.title}
      </h2>
      <p className="muted">{messages.text}</p>
      {way === 'by-hand' ? <InstallSteps /> : null}
      <div className="row">
        {way === 'dialog' ? (
          <Button size="s" onClick={open} data-track="install_open">
            {messages.open}
          </Button>
        ) : null}
        <Button size="s" kind="plain" onClick={end} data-track="install_dismiss">
          {messages.dismiss}
        </Button>
      </div>
    </section>
  )
}

function wayHere(bookingId: string): InstallWay | null {
  const way = wayToInstall({
    userAgent: navigator.userAgent,
    hasDialog: storedPrompt() !== undefined,
    isInside: window.top !== window || matchMedia('(display-mode: standalone)').matches,
  })
  try {
    // Every booking counts, also those where there is nothing to offer.
    return isHintDue(localStorage, bookingId) ? way : null
  } catch {
    return null
  }
}

/** What is pressed on an iPhone to put the site on its home screen, each press with its picture. */
export function InstallSteps() {
  return (
    <ol className="install-steps">
      <Step text={messages.steps.share}>
        {/* The square with an arrow, as in Safari's bar. */}
        <path d="M17 21h-3v15h20V21h-3M24 29V11m-6 6 6-6 6 6" />
      </Step>
      <Step text={messages.steps.add}>
        {/* The square with a plus, as in the list of what can be shared to. */}
        <rect x="13" y="13" width="22" height="22" rx="5" />
        <path d="M24 18.5v11M18.5 24h11" />
      </Step>
      <Step text={messages.steps.confirm}>
        {/* A phone's home screen with one icon more. */}
        <rect x="14" y="7" width="20" height="34" rx="4" />
        <path d="M19 14h2m6 0h2m-10 6h2" />
        <rect x="25.5" y="18" width="5" height="5" rx="1.2" fill="currentColor" />
        <path d="M22 37h4" />
      </Step>
    </ol>
  )
}

/** The picture says the same as the sentence. */
function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="install-steps__step">
      <svg className="install-steps__picture icon" viewBox="0 0 48 48" aria-hidden="true">
        {children}
      </svg>
      <span>{text}</span>
    </li>
  )
}

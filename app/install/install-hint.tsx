import { useEffect, useRef, useState } from 'react'
import { focusHeadingBefore } from '~/browser/focus-heading-before'
import { install as words } from '~/messages/vi/install'
import { Button } from '~/ui/button'
import { storedPrompt } from './install-prompt'
import { InstallSteps } from './install-steps'
import { endHint, isHintDue, type InstallWay, wayToInstall } from './way-to-install'

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
        {words.title}
      </h2>
      <p className="muted">{words.text}</p>
      {way === 'by-hand' ? <InstallSteps /> : null}
      <div className="row">
        {way === 'dialog' ? (
          <Button size="s" onClick={open} data-track="install_open">
            {words.open}
          </Button>
        ) : null}
        <Button size="s" kind="plain" onClick={end} data-track="install_dismiss">
          {words.dismiss}
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

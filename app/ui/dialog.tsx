import { Link } from '@remix-run/react'
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { ui } from '~/messages/vi/ui'
import { IconClose } from './icons'
import { SpokenText } from './toast'

/** Widths the screens use, in pixels. */
export type DialogWidth = 375 | 450 | 480

export type DialogProps = {
  open: boolean
  title: string
  /**
   * The address of the same page without the dialog: the way out without JavaScript, and with it
   * when there is no `onClose`.
   */
  closeTo: string
  /** Closes in place instead of navigating. */
  onClose?: () => void
  width?: DialogWidth
  children: ReactNode
  /** Buttons, fixed at the bottom. */
  footer?: ReactNode
}

/**
 * A native dialog: sent open it lies over the page even without JavaScript, with it it becomes
 * modal and gives focus back when it closes.
 */
export function Dialog({
  open,
  title,
  closeTo,
  onClose,
  width = 480,
  children,
  footer,
}: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const out = useRef<HTMLAnchorElement>(null)
  const isBackdropPressed = useRef(false)
  // Only the server's response carries the attribute: React taking it away later would leave the
  // page behind blocked.
  const [sentOpen] = useState(open)

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const before = document.activeElement
    // The server's HTML opens the dialog non-modally, which leaves the page behind it reachable.
    element.removeAttribute('open')
    element.showModal()
    firstFocusable(element)?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [open])

  function close(event: { preventDefault: () => void }) {
    event.preventDefault()
    if (onClose) onClose()
    else out.current?.click()
  }

  return (
    // The press is one on the backdrop; from the keyboard Escape does the same (`onCancel`).
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`dialog dialog--${width}`}
      open={sentOpen}
      aria-labelledby={id}
      onCancel={close}
      // Selecting text may end on the backdrop, or begin there: only a whole press there closes.
      onPointerDown={({ target }) => (isBackdropPressed.current = target === dialog.current)}
      onPointerUp={({ target }) => (isBackdropPressed.current &&= target === dialog.current)}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current && isBackdropPressed.current) close(event)
      }}
    >
      <div className="dialog__sheet">
        <header className="dialog__head">
          <h2 className="dialog__title" id={id} tabIndex={-1}>
            {title}
          </h2>
          <Link
            ref={out}
            className="icon-button"
            to={closeTo}
            replace
            preventScrollReset
            aria-label={ui.close}
            onClick={(event) => {
              if (onClose) close(event)
            }}
          >
            <IconClose />
          </Link>
        </header>
        <div className="dialog__body">{children}</div>
        <div className="visually-hidden" role="status">
          {open ? <SpokenText /> : null}
        </div>
        {footer ? <footer className="dialog__foot">{footer}</footer> : null}
      </div>
    </dialog>
  )
}

/**
 * The initial focus: the first text field, else the title, so that the dialog is read from its
 * beginning.
 */
function firstFocusable(dialog: HTMLDialogElement): HTMLElement | null {
  const field =
    '.dialog__body :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea)'
  return (
    dialog.querySelector<HTMLElement>(field) ?? dialog.querySelector<HTMLElement>('.dialog__title')
  )
}

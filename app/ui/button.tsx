import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ReactNode,
} from 'react'
import type { Elements } from './elements'
import { PressLink } from './press-link'

type ButtonLook = {
  /** primary is the amber one: at most one on a screen. */
  kind?: 'primary' | 'quiet' | 'plain' | 'danger'
  size?: 'm' | 's'
  /** As wide as its container. */
  wide?: boolean
  icon?: Elements
  children?: ReactNode
}

type ButtonTarget = {
  /** A page of this site: navigates without a reload. */
  to?: string
  /** With `to`: takes the place of this page in the history. */
  replace?: boolean
  /** With `to`: the page stays where it is scrolled to. */
  preventScrollReset?: boolean
  /** Any other address: tel:, maps, another site. */
  href?: string
  /** Opens a new tab (`rel=noopener noreferrer`). */
  external?: boolean
}

type Press = {
  /** Shows that the request runs; the label stays for screen readers. */
  busy?: boolean
  /** Looks inactive but still reacts to a press, so that the page can show what is missing. */
  inactive?: boolean
}

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement> & AnchorHTMLAttributes<HTMLAnchorElement>,
  'type' | 'href' | 'className' | 'style'
> & {
  type?: 'submit' | 'button'
}

/** Everything a button takes: its look, where it leads or what it presses. */
export type ButtonProps = ButtonLook & ButtonTarget & Press & NativeProps

/** Whether the form around is being sent by the button with this name and value. */
export const Sending = createContext((_name?: string, _value?: string): boolean => false)

/** A button, or a link that looks like one when it has `to` or `href`. */
export function Button({
  kind = 'quiet',
  size = 'm',
  wide,
  icon,
  children,
  busy: isBusy,
  inactive,
  ...rest
}: ButtonProps) {
  const isSending = useContext(Sending)
  const { type, name, value } = rest
  const busy = isBusy ?? (type === 'submit' && isSending(name, String(value)))
  const className = [
    'button',
    `button--${kind}`,
    size === 's' && 'button--s',
    wide && 'button--wide',
    inactive && 'button--inactive',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <Pressable {...rest} className={className} busy={busy} inactive={inactive}>
      {busy ? <Spinner /> : icon}
      {children === undefined ? null : <span>{children}</span>}
    </Pressable>
  )
}

/** A round button with an icon only; `label` is its name for screen readers. */
export function IconButton({
  label,
  icon,
  ...rest
}: ButtonTarget & Press & NativeProps & { label: string; icon: ReactNode }) {
  return (
    <Pressable {...rest} className="icon-button" aria-label={label} title={label}>
      {icon}
    </Pressable>
  )
}

function Pressable({
  to,
  replace,
  preventScrollReset,
  href,
  external,
  busy,
  inactive,
  type = 'button',
  ...rest
}: ButtonTarget & Press & NativeProps & { className: string; children?: ReactNode }) {
  if (to !== undefined)
    return <PressLink to={to} replace={replace} preventScrollReset={preventScrollReset} {...rest} />
  if (href !== undefined)
    return (
      <a
        href={href}
        {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        {...rest}
      >
        {rest.children}
      </a>
    )
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={inactive || busy || undefined}
      {...rest}
    />
  )
}

/** Shows that something is loading. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

import { Link } from '@remix-run/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { Elements } from './elements'
import { IconCheck } from './icons'

/** A surface with a hairline; with `to` the whole of it is one link. `flush` lets a picture reach the edges. */
export function Card({
  children,
  to,
  href,
  flush,
  as: Tag = 'div',
}: {
  children: ReactNode
  to?: string
  href?: string
  flush?: boolean
  as?: 'div' | 'article' | 'li' | 'section'
}) {
  const className = flush ? 'card card--flush' : 'card'
  if (to !== undefined) {
    return (
      <Link className={`${className} card--link`} to={to}>
        {children}
      </Link>
    )
  }
  if (href !== undefined) {
    return (
      <a
        className={`${className} card--link`}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
      </a>
    )
  }
  return <Tag className={className}>{children}</Tag>
}

type CardInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style'>

/**
 * A card that is a radio button or tick box: works as a form field, shows its choice by frame and
 * tick. `compact` is for narrow slides.
 */
export function SelectableCard({
  type = 'radio',
  children,
  compact,
  ...input
}: CardInputProps & { type?: 'radio' | 'checkbox'; children: Elements; compact?: boolean }) {
  return (
    <label className={compact ? 'select-card select-card--compact' : 'select-card'}>
      <input className="select-card__input" type={type} {...input} />
      <span className="select-card__face">
        <span className="select-card__mark">
          <IconCheck size="s" />
        </span>
        {children}
      </span>
    </label>
  )
}

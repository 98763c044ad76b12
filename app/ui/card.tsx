import { Link } from '@remix-run/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { Elements } from './elements'
import { IconCheck } from './icons'

/** A surface with a hairline, the whole of which is one link. */
export function Card({ children, to }: { children: ReactNode; to: string }) {
  return (
    <Link className="card card--link" to={to}>
      {children}
    </Link>
  )
}

type CardInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style'>

/**
 * A card that is a radio button or tick box: works as a form field, shows its choice by frame and
 * tick.
 */
export function SelectableCard({
  type = 'radio',
  children,
  ...input
}: CardInputProps & { type?: 'radio' | 'checkbox'; children: Elements }) {
  return (
    <label className="select-card">
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

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { formatMessage } from '~/messages/format-message'
import { ui } from '~/messages/vi/ui'
import { IconButton } from './button'
import { IconBack, IconCheck } from './icons'
import { VisuallyHidden } from './visually-hidden'

/** The title line of a screen inside a flow; `backTo` gives it a back arrow, `end` stands at its right. */
export function AppBar({
  title,
  backTo,
  end,
}: {
  title: string
  backTo?: string
  end?: ReactNode
}) {
  return (
    <header className="app-bar">
      <div className="app-bar__line page page--narrow">
        {backTo === undefined ? null : (
          <IconButton label={ui.back} icon={<IconBack size="l" />} to={backTo} />
        )}
        <h1 className="app-bar__title">{title}</h1>
        {end ? <div>{end}</div> : null}
      </div>
    </header>
  )
}

/** The position in a flow: done steps have a tick and, with `to`, a link back. */
export function Stepper({
  steps,
  current,
}: {
  steps: { label: string; to?: string }[]
  current: number
}) {
  return (
    <ol className="stepper">
      {steps.map((step, at) => (
        <li
          key={step.label}
          className={stepClass(at, current)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="stepper__sign num" aria-hidden="true">
            {at < current ? <IconCheck size="s" /> : at + 1}
          </span>
          <VisuallyHidden>
            {formatMessage(ui.stepOf, { n: at + 1, total: steps.length, name: '' })}
          </VisuallyHidden>
          {step.to !== undefined && at < current ? (
            <Link to={step.to}>{step.label}</Link>
          ) : (
            <span>{step.label}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

function stepClass(at: number, current: number): string {
  if (at < current) return 'stepper__step stepper__step--done'
  return at === current ? 'stepper__step stepper__step--now' : 'stepper__step'
}

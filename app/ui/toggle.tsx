import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { IconCheck } from './icons'

type ToggleProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'className' | 'style' | 'type'
> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
}

/** A tick box with its sentence; the whole line can be pressed. */
export function Checkbox(props: ToggleProps) {
  return (
    <Line {...props} kind="checkbox">
      <IconCheck size="s" />
    </Line>
  )
}

/** An on-and-off switch: a tick box that shows its state as a position. */
export function Switch(props: ToggleProps) {
  return <Line {...props} kind="switch" role="switch" />
}

function Line({
  label,
  hint,
  error,
  kind,
  children,
  ...input
}: ToggleProps & { kind: 'checkbox' | 'switch'; children?: ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null]
    .filter(Boolean)
    .join(' ')
  return (
    <label className={`toggle toggle--${kind}`}>
      <input
        className="toggle__input"
        type="checkbox"
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      <span className="toggle__mark">{children}</span>
      <span className="toggle__words">
        <span>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className="toggle__hint">
            {hint}
          </span>
        ) : null}
        {error ? (
          <span id={`${id}-error`} className="toggle__error">
            {error}
          </span>
        ) : null}
      </span>
    </label>
  )
}

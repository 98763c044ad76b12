import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import type { Elements } from './elements'
import { IconAlert } from './icons'

/** The texts of a field. */
export type FieldWords = {
  label: string
  name: string
  /** The problem as a sentence; the field turns red and shows the sentence below. */
  error?: string | null
  hint?: ReactNode
  /** The label is for screen readers only (the placeholder or the heading is visible). */
  hideLabel?: boolean
}

type InputAttributes = {
  id: string
  name: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** Label, control, hint and error, tied together by ids. */
export function Field({
  label,
  name,
  error,
  hint,
  hideLabel,
  children,
}: FieldWords & { children: (wiring: InputAttributes) => Elements }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'field__label'}>
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field__error">
          <IconAlert size="s" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}

type TextInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'id' | 'className' | 'style'
>

/** One line of text; `icon` stands inside at the left. */
export function TextField({
  label,
  name,
  error,
  hint,
  hideLabel,
  icon,
  ...input
}: FieldWords & TextInputProps & { icon?: Elements }) {
  return (
    <Field {...{ label, name, error, hint, hideLabel }}>
      {(wiring) => (
        <span className={icon ? 'field__box field__box--icon' : 'field__box'}>
          {icon}
          <input className="field__control" type="text" {...input} {...wiring} />
        </span>
      )}
    </Field>
  )
}

import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { ui } from '~/messages/vi/ui'
import { typedCode, typedPassword } from '../../domain/six-digits'
import type { Elements } from './elements'
import { IconAlert, IconDown } from './icons'

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

/**
 * Six digits from a message: the keyboard offers the code by itself, and a pasted message is read
 * whole, so the browser must not cut it. `onInput` sees what was typed, the field keeps the digits.
 * Messages may overtake each other, so a wrong code may be an earlier one.
 */
export function CodeField({ onInput, ...props }: FieldWords & TextInputProps) {
  return (
    <TextField
      hint={props.error ? ui.newestCode : undefined}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      {...props}
      onInput={(event) => {
        onInput?.(event)
        tidy(event.currentTarget, typedCode(event.currentTarget.value).replace(/\D/g, ''))
      }}
    />
  )
}

/** A password of six digits; other signs stay, so that they are refused with a sentence. */
export function PasswordField(props: FieldWords & TextInputProps) {
  return (
    <TextField
      type="password"
      inputMode="numeric"
      pattern="[0-9]*"
      {...props}
      onInput={({ currentTarget: input }) => tidy(input, typedPassword(input.value))}
    />
  )
}

function tidy(input: HTMLInputElement, tidied: string): void {
  const shown = tidied.slice(0, 6)
  if (shown !== input.value) input.value = shown
}

/** Several lines of text. */
export function TextArea({
  label,
  name,
  error,
  hint,
  hideLabel,
  ...area
}: FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'className' | 'style'>) {
  return (
    <Field {...{ label, name, error, hint, hideLabel }}>
      {(wiring) => (
        <textarea className="field__control field__control--area" rows={3} {...area} {...wiring} />
      )}
    </Field>
  )
}

/** One row of a SelectField. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

/** One of many, with the platform's own list. */
export function SelectField({
  label,
  name,
  error,
  hint,
  hideLabel,
  options,
  ...select
}: FieldWords & { options: SelectOption[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'name' | 'id' | 'className' | 'style'
  >) {
  return (
    <Field {...{ label, name, error, hint, hideLabel }}>
      {(wiring) => (
        <span className="field__box field__box--select">
          <select className="field__control field__control--select" {...select} {...wiring}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconDown />
        </span>
      )}
    </Field>
  )
}

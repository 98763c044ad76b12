import type { SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { ui } from '~/messages/vi/ui'
import { typedCode, typedPassword } from '../../domain/six-digits'
import { Field, TextField, type FieldWords, type TextInputProps } from './field'
import { IconDown } from './icons'

// Apart from the others: Home and the first screen of the booking would carry them for nothing.

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

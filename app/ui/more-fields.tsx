import type { SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field, type FieldWords } from './field'
import { IconDown } from './icons'

// Apart from the others: Home and the first screen of the booking would carry them for nothing.

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

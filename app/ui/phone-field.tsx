import type { ClipboardEvent, FormEvent, InputHTMLAttributes } from 'react'
import { Field, type FieldWords } from './field'
import { IconPhone } from './icons'
import { caretAfterFormat, formatPhone, cutToTen, MAX_PHONE_LENGTH } from './phone-format'

type PhoneInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'id' | 'className' | 'style' | 'value' | 'type'
>

/**
 * A phone number, dotted while it is typed. It takes 20 characters, so that a number that is too
 * long is refused and not silently cut; with `onExtraDigit` it takes ten digits, and calls that
 * with whether the last input had more. Without JavaScript it is posted as typed: the server strips
 * the dots.
 */
export function PhoneField({
  label,
  name,
  error,
  hint,
  hideLabel,
  defaultValue,
  onInput,
  onExtraDigit,
  ...input
}: FieldWords & PhoneInputProps & { onExtraDigit?: (isCut: boolean) => void }) {
  return (
    <Field {...{ label, name, error, hint, hideLabel }}>
      {(wiring) => (
        <span className="field__box field__box--icon">
          <IconPhone />
          <input
            className="field__control field__control--phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={MAX_PHONE_LENGTH}
            placeholder="0912.345.678"
            {...input}
            {...wiring}
            defaultValue={
              defaultValue === undefined ? undefined : formatPhone(String(defaultValue))
            }
            onPaste={pasteWhole}
            onInput={(event) => {
              format(event, onExtraDigit)
              onInput?.(event)
            }}
          />
        </span>
      )}
    </Field>
  )
}

function format(
  { currentTarget: input }: FormEvent<HTMLInputElement>,
  onExtraDigit?: (isCut: boolean) => void,
): void {
  const caret = input.selectionStart ?? input.value.length
  const { text, isCut } = onExtraDigit
    ? cutToTen(input.value, caret)
    : { text: input.value, isCut: false }
  onExtraDigit?.(isCut)
  const formatted = formatPhone(text)
  if (formatted === input.value) return
  const place = caretAfterFormat(input.value, isCut ? caret - 1 : caret, formatted)
  input.value = formatted
  input.setSelectionRange(place, place)
}

/** A pasted number may be longer than the field takes (+84 912 345 678): it is read before the browser cuts it. */
function pasteWhole(event: ClipboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const replaced = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)
  if (replaced !== input.value.length) return
  event.preventDefault()
  input.value = formatPhone(event.clipboardData.getData('text'))
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

import { useId, type ReactNode } from 'react'
import { ui } from '~/messages/vi/ui'
import { VisuallyHidden } from './visually-hidden'

/** One choice: `gone` cannot be chosen, a press on it calls `onRefused`. */
export type Choice = { value: string; label: ReactNode; state?: 'free' | 'gone'; note?: ReactNode }

/**
 * A group of radio pills: free, chosen and gone differ by frame, tick and crossed-out text, not
 * only by colour.
 */
export function Choices({
  legend,
  name,
  value,
  options,
  error,
}: {
  legend: string
  name: string
  value?: string
  options: Choice[]
  error?: string | null
}) {
  const id = useId()
  return (
    <fieldset
      className="choices"
      {...(error && { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': id })}
    >
      <legend>{legend}</legend>
      <div className="choices__list choices__list--row">
        {options.map((choice) => (
          <ChoiceItem
            key={choice.value}
            name={name}
            choice={choice}
            chosen={choice.value === value}
          />
        ))}
      </div>
      {error ? (
        <p id={id} className="field__error">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

/** One radio pill, for a `<fieldset>` that lays its choices out itself (hours in a carousel). */
export function ChoiceItem({
  name,
  choice,
  chosen,
  onChoose,
  onRefused,
}: {
  name: string
  choice: Choice
  chosen?: boolean
  onChoose?: (value: string) => void
  onRefused?: (value: string) => void
}) {
  const gone = choice.state === 'gone'
  return (
    // A disabled radio gets no events, so its label shows the reason to a pointer; a keyboard never
    // reaches the radio, and its text names the state.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <label
      className={gone ? 'choice choice--gone' : 'choice'}
      onClick={gone && onRefused ? () => onRefused(choice.value) : undefined}
    >
      <input
        className="choice__input"
        type="radio"
        name={name}
        value={choice.value}
        disabled={gone}
        {...(onChoose
          ? { checked: chosen ?? false, onChange: () => onChoose(choice.value) }
          : { defaultChecked: chosen })}
      />
      <span className="choice__face">
        <span className="choice__label num">{choice.label}</span>
        {choice.note ? <span className="choice__note">{choice.note}</span> : null}
        {gone && !choice.note ? <VisuallyHidden>{ui.gone}</VisuallyHidden> : null}
      </span>
    </label>
  )
}

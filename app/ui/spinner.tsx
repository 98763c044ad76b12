import { VisuallyHidden } from './visually-hidden'

/** Shows that something is loading; `label` names it for screen readers. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  )
}

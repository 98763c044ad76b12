import { VisuallyHidden } from './hidden'

/** Something runs; `label` says what to whoever does not see it. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  )
}

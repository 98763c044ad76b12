import { ui } from '~/messages/vi/ui'
import { VisuallyHidden } from './visually-hidden'

/** A placeholder in the rough shape of content that is still loading, so that nothing jumps. */
export function Skeleton({
  shape = 'line',
  count = 1,
}: {
  shape?: 'line' | 'block' | 'circle' | 'card'
  count?: number
}) {
  return (
    <>
      <VisuallyHidden>{ui.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={`skeleton skeleton--${shape}`} aria-hidden="true" />
      ))}
    </>
  )
}

import { useNavigation } from '@remix-run/react'
import { ui } from '~/messages/vi/ui'

/** A line at the top of the screen while a page or the answer to a form is on its way. */
export function ProgressBar() {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="progress-bar" role="progressbar" aria-label={ui.loading} hidden={!isBusy} />
  )
}

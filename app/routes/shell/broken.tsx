import { useLocation } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shell } from '~/messages/vi/shell'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { IconPhone } from '~/ui/icons'

/** Replaces a page that failed, without details of the failure. */
export function Broken() {
  const { pathname, search } = useLocation()
  // Without a network there is no picture to load either.
  const isOff = typeof navigator === 'object' && navigator.onLine === false
  return (
    <main id="main" className="page page--narrow section broken">
      <EmptyState
        picture={isOff ? undefined : 'trouble'}
        title={isOff ? shell.offlineTitle : shell.brokenTitle}
        headingLevel="h1"
        action={
          <div className="row">
            <Button kind="primary" href={pathname + search}>
              {shell.reload}
            </Button>
            <Button href={`tel:${brand.hotline.tel}`} icon={<IconPhone />}>
              {formatMessage(shell.hotline, { number: brand.hotline.display })}
            </Button>
          </div>
        }
      >
        <p>{isOff ? shell.offlineText : shell.brokenText}</p>
      </EmptyState>
    </main>
  )
}

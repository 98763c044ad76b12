import type { MetaFunction } from '@remix-run/cloudflare'
import { useLocation } from '@remix-run/react'
import { brand } from '~/brand'
import { isOffline } from '~/browser/is-offline'
import { formatMessage } from '~/messages/format-message'
import { shell } from '~/messages/vi/shell'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { IconPhone } from '~/ui/icons'

/** The title of a page that failed; each page has its own. */
export const brokenMeta: MetaFunction = ({ error }) => [
  { title: error ? `${shell.brokenTitle} – ${brand.name}` : brand.name },
]

/** Replaces a page that failed, without details of the failure. */
export function Broken() {
  return (
    <main id="main" className="page page--narrow section broken">
      <BrokenNote headingLevel="h1" />
    </main>
  )
}

/** The same where an area's frame stays around it. */
export function BrokenNote({ headingLevel = 'h2' }: { headingLevel?: 'h1' | 'h2' }) {
  const { pathname, search } = useLocation()
  // Without a network there is no picture to load either.
  const isOff = isOffline()
  return (
    <EmptyState
      picture={isOff ? undefined : 'trouble'}
      title={isOff ? shell.offlineTitle : shell.brokenTitle}
      headingLevel={headingLevel}
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
  )
}

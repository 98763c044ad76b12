import { useLocation } from '@remix-run/react'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'

type GoneProps = {
  /** It may be there, but cannot be had right now. */
  isBroken: boolean
  /** The section of the page. */
  name: string
  failed: string
  /** The title of the message. */
  title: string
  text?: string
  picture?: string
  /** The way to all others. */
  back: string
  backText: string
}

/** The page at the address of a single thing that is not there, or that cannot be had right now. */
export function Gone({
  isBroken,
  name,
  failed,
  title,
  text,
  picture = 'not-found',
  back,
  backText,
}: GoneProps) {
  const { pathname, search } = useLocation()
  const wayOn = (
    <Button kind={isBroken ? 'quiet' : 'primary'} to={back}>
      {backText}
    </Button>
  )
  return (
    <main id="main" className="page page--narrow section">
      {isBroken ? (
        <div className="stack">
          <h1 className="h2">{name}</h1>
          <ErrorNote retryTo={pathname + search}>{failed}</ErrorNote>
          <div>{wayOn}</div>
        </div>
      ) : (
        <EmptyState picture={picture} title={title} headingLevel="h1" action={wayOn}>
          {text ? <p>{text}</p> : null}
        </EmptyState>
      )}
    </main>
  )
}

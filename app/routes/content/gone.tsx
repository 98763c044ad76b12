import { content as words } from '~/messages/vi/content'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'

/** What stands at the address of an entry that is not there, or that cannot be had right now; `name` is what it belongs to. */
export function EntryGone({ isBroken, name, title, here, back, backText }: { isBroken: boolean; name: string; title: string; here: string; back: string; backText: string }) {
  return (
    <main id="main" className="page page--narrow section">
      {isBroken ? (
        <div className="stack">
          <h1 className="h2">{name}</h1>
          <ErrorNote retryTo={here}>{words.listFailed}</ErrorNote>
        </div>
      ) : (
        <EmptyState picture="not-found" title={title} headingLevel="h1" action={<Button kind="primary" to={back}>{backText}</Button>} />
      )}
    </main>
  )
}

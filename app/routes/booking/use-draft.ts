import { useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import { draftAfterAll, type Draft, type DraftEvent } from '~/booking/draft/draft'
import { bookingPath, readDraft } from '~/booking/draft/draft-query'

/** The draft of the address, and the addresses after its events. */
export function useDraft(): {
  draft: Draft
  query: URLSearchParams
  after: (...events: DraftEvent[]) => string
} {
  const [query] = useSearchParams()
  return useMemo(() => {
    const draft = readDraft(query)
    return { draft, query, after: (...events) => bookingPath(draftAfterAll(draft, ...events)) }
  }, [query])
}

import { useLocation, useNavigation, useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import { draftAfterAll, type Draft, type DraftEvent } from '~/booking/draft/draft'
import { bookingPath, readDraft } from '~/booking/draft/draft-query'

type DraftHere = {
  /** What the page shows. */
  draft: Draft
  /**
   * The draft after all presses so far, on the screen that is shown: links and forms are built from
   * it, so that a press does not undo one whose page still loads. The same object while none does.
   */
  next: Draft
  query: URLSearchParams
  /** The address that is shown or on its way, to ask for its data again. */
  here: string
  /** The address after further events. */
  after: (...events: DraftEvent[]) => string
}

/** The draft of the address, and the one that links and forms start from. */
export function useDraft(): DraftHere {
  const [query] = useSearchParams()
  const { search } = useLocation()
  const { location } = useNavigation()
  const loading = location?.pathname === '/booking' ? location.search : null
  return useMemo(() => {
    const draft = readDraft(query)
    const { step, groupId, offerId } = draft
    const next =
      loading === null
        ? draft
        : { ...readDraft(new URLSearchParams(loading)), step, groupId, offerId }
    return {
      draft,
      next,
      query,
      here: `/booking${loading ?? search}`,
      after: (...events) => bookingPath(draftAfterAll(next, ...events)),
    }
  }, [query, search, loading])
}

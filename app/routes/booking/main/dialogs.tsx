import { Suspense } from 'react'
import { OffersDialog, SalonOffDialog, StylistDialogs } from '../screens'
import type { BookingAttempt } from '../submit/create.server'
import { useDraft } from '../use-draft'
import type { MainData } from './load.server'

/** A closed salon about which nothing could be loaded. */
const unknownOff = { message: null, alternatives: [] }

type MainDialogsProps = {
  data: MainData
  outcome: BookingAttempt | null
  /** The screen without them. */
  closeTo: string
  isDayFull: boolean
}

/**
 * The dialog that the main screen's data open, at most one: a closed salon, an offer to use, then
 * questions about a stylist.
 */
export function MainDialogs({ data, outcome, closeTo, isDayFull }: MainDialogsProps) {
  const { query } = useDraft()
  const off =
    outcome?.kind === 'closed' ? outcome : query.has('off') ? (data.off ?? unknownOff) : null
  if (off) {
    const dialog = (
      <SalonOffDialog.Part
        message={off.message}
        alternatives={off.alternatives}
        now={data.now}
        closeTo={closeTo}
      />
    )
    // The code of what the address names is there. A boundary around the server's dialog would hydrate
    // later than the page, and React discards it when an update comes before (its error 421).
    return query.has('off') ? dialog : <Suspense>{dialog}</Suspense>
  }
  if (query.has('offer_ask') && data.proposal) return <OffersDialog.Part proposal={data.proposal} />
  return data.stylists ? <StylistDialogs.Part data={data} isDayFull={isDayFull} /> : null
}

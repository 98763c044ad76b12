import { step } from '~/booking/steps'
import { booking as messages } from '~/messages/vi/booking'
import { ErrorNote } from '~/ui/empty-state'
import { IconPin } from '~/ui/icons'
import { SalonWarning } from '../../salons/warning'
import { PickRow } from '../pick-row'
import { SalonShortcuts } from '../screens'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/** 1: the chosen salon with its warning, or the ways to one. */
export function SalonSection({
  data,
  error,
}: {
  data: Pick<MainData, 'salon' | 'visited' | 'cities' | 'proposed' | 'isNear' | 'today'>
  error: string | null
}) {
  const { salon } = data
  const { draft, here, after } = useDraft()
  const toSalons = after({ type: 'goTo', step: step.salon, isPressed: false })
  return (
    <section id="part-salon" className="part" aria-labelledby="part-salon-title">
      <h2 id="part-salon-title" className={salon ? 'visually-hidden' : 'part__title'}>
        {messages.partSalon}
      </h2>
      <PickRow
        to={toSalons}
        icon={<IconPin />}
        isEmpty={!salon}
        isDone={salon !== null}
        error={error}
      >
        {salon ? <span className="strong">{salon.addressNew}</span> : messages.allSalons}
      </PickRow>
      {draft.salonId !== null && !salon ? (
        <ErrorNote retryTo={here}>{messages.salonFailed}</ErrorNote>
      ) : null}
      {salon ? <SalonWarning salon={salon} /> : <SalonShortcuts.Part data={data} />}
    </section>
  )
}

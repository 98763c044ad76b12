import { draftAfter } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { step } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { offers as messages } from '~/messages/vi/offers'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { Dialog } from '~/ui/dialog'
import { formatDong } from '~/ui/price-format'
import type { MainData } from '../main/load.server'
import { useDraft } from '../use-draft'

/**
 * The dialog 'Ưu đãi' over the main screen: the offer that saves most, and 'Áp dụng ưu đãi'; the
 * hour stays chosen.
 */
export function OffersDialog({ proposal }: { proposal: NonNullable<MainData['proposal']> }) {
  const { next, after } = useDraft()
  const offerIds = [...currentPerson(next).offerIds, proposal.id]
  return (
    <Dialog
      open
      title={messages.dialogTitle}
      closeTo={bookingPath(next)}
      width={450}
      footer={
        <Button
          kind="primary"
          wide
          to={bookingPath(draftAfter(next, { type: 'chooseOffers', offerIds }))}
          replace
          preventScrollReset
        >
          {messages.apply}
        </Button>
      }
    >
      <div className="stack stack--tight">
        <p>{messages.dialogText}</p>
        <div className="card">
          <div className="stack stack--tight">
            <p className="h3 strong">{proposal.name}</p>
            <p>{proposal.effect}</p>
            <p className="row">
              <Chip tone="amber">
                {formatMessage(messages.dialogSaving, { price: formatDong(proposal.saving) })}
              </Chip>
              {proposal.expires ? (
                <span className="small muted">
                  {formatMessage(messages.until, { day: proposal.expires })}
                </span>
              ) : null}
            </p>
            {proposal.condition ? <p className="small muted">{proposal.condition}</p> : null}
          </div>
        </div>
        <Button kind="plain" wide to={after({ type: 'goTo', step: step.offers, isPressed: false })}>
          {messages.all}
        </Button>
      </div>
    </Dialog>
  )
}

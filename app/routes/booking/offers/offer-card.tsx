import { Link } from '@remix-run/react'
import { draftAfter, type DraftEvent } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { toggleOffer } from '~/booking/offers/offer-prices'
import { formatMessage } from '~/messages/format-message'
import { offers as words } from '~/messages/vi/offers'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { IconAlert, IconCheck } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { useDraft } from '../use-draft'
import type { ListedOffer } from './load.server'

type OfferCardProps = { offer: ListedOffer; isBest: boolean; tab: number }

/**
 * One offer with its benefit and last day; the same button chooses and removes it, and one that
 * does not hold shows the reason instead.
 */
export function OfferCard({ offer, isBest, tab }: OfferCardProps) {
  const { draft, next } = useDraft()
  const isChosen = currentPerson(draft).offerIds.includes(offer.id)
  const path = (event: DraftEvent) =>
    bookingPath(draftAfter({ ...next, isPressed: false }, event), { tab: tab === 2 ? 2 : null })
  return (
    <article
      className={['offer', isChosen && 'offer--chosen', !offer.isValid && 'offer--off']
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={`offer-${offer.id}`}
    >
      <div className="offer__picture">
        <Picture
          src={offer.image ?? '/art/service/combo.svg'}
          width={320}
          height={240}
          alt=""
          fallback="/art/service/combo.svg"
        />
      </div>
      <div className="offer__words">
        <h2 id={`offer-${offer.id}`} className="offer__name">
          <Link to={path({ type: 'openOffer', offerId: offer.id })}>{offer.name}</Link>
        </h2>
        <p>{offer.effect}</p>
        <OfferFactLine offer={offer} isBest={isBest} />
      </div>
      {offer.isValid || isChosen ? (
        <Button
          size="s"
          kind={isChosen ? 'plain' : 'quiet'}
          icon={isChosen ? <IconCheck size="s" /> : undefined}
          to={path({
            type: 'chooseOffers',
            offerIds: toggleOffer(currentPerson(next).offerIds, offer),
          })}
          replace
          preventScrollReset
          aria-label={formatMessage(isChosen ? words.unchooseNamed : words.chooseNamed, {
            name: offer.name,
          })}
        >
          {isChosen ? words.unchoose : words.choose}
        </Button>
      ) : null}
      {offer.isValid ? null : (
        <p className="offer__why small">
          <IconAlert size="s" />
          <span>{offer.message || words.notYet}</span>
        </p>
      )}
    </article>
  )
}

function OfferFactLine({ offer, isBest }: { offer: ListedOffer; isBest: boolean }) {
  const facts = [
    offer.expires ? formatMessage(words.until, { day: offer.expires }) : null,
    offer.remainingUses === null ? null : formatMessage(words.usesLeft, { n: offer.remainingUses }),
  ].filter(Boolean)
  return (
    <p className="offer__facts small muted">
      {isBest ? <Chip tone="amber">{words.best}</Chip> : null}
      {offer.isPrepaid ? <Chip tone="pine">{words.prepaid}</Chip> : null}
      {facts.length > 0 ? <span>{facts.join(' · ')}</span> : null}
    </p>
  )
}

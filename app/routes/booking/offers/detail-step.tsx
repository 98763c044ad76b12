import { draftAfterAll } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { canChooseInDetail, toggleOffer } from '~/booking/offers/offer-prices'
import { readTab } from '~/booking/offers/tabs'
import { currentPerson } from '~/booking/group/person'
import { step, stepBack, stepTitle } from '~/booking/steps'
import { offers as words } from '~/messages/vi/offers'
import { AppBar } from '~/ui/app-bar'
import { BottomBar } from '~/ui/bottom-bar'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { scrollPageTo } from '~/ui/scroll'
import { useDraft } from '../use-draft'
import { useStepWarning } from '../use-step-warning'
import type { DetailedOffer, OfferData } from './load.server'
import { OfferFacts } from './offer-facts'
import { OfferServices } from './offer-services'

/** Step 5: everything about an offer, and 'Chọn ưu đãi'. */
export function OfferStep({ data }: { data: OfferData }) {
  const { draft, next, query, after } = useDraft()
  const tab = readTab(query.get('tab')) === 2 ? 2 : null
  const back = bookingPath(
    { ...next, step: stepBack(step.offer), offerId: null, isPressed: false },
    { tab },
  )
  const { offer } = data
  return (
    <main id="main" className="booking">
      <AppBar title={stepTitle(step.offer)} backTo={back} />
      {offer ? (
        <>
          <div className="page page--narrow offer-detail">
            <OfferHeading offer={offer} />
            {offer.isValid ? null : <Notice kind="error">{offer.message || words.notYet}</Notice>}
            {draft.isPressed && offer.isValid && !canChooseInDetail(offer) ? (
              <Notice kind="error" afterToast>
                {words.pickServices}
              </Notice>
            ) : null}
            <OfferFacts offer={offer} />
            <OfferServices
              title={words.requires}
              services={offer.requires}
              sold={data.sold}
              tab={tab}
            />
            <OfferServices
              title={words.applies}
              services={offer.appliesTo}
              sold={data.sold}
              tab={tab}
            />
          </div>
          <ChooseOffer offer={offer} tab={tab} />
        </>
      ) : data.isFailed ? (
        <ErrorNote retryTo={after()}>{words.failed}</ErrorNote>
      ) : (
        <EmptyState
          picture="no-data"
          title={words.gone}
          action={<Button to={back}>{words.back}</Button>}
        />
      )}
    </main>
  )
}

function OfferHeading({ offer }: { offer: DetailedOffer }) {
  return (
    <header className="offer-detail__head">
      <Picture
        src={offer.image ?? '/art/service/combo.svg'}
        width={320}
        height={240}
        alt=""
        eager
        fallback="/art/service/combo.svg"
      />
      <div>
        <h2 className="h2">{offer.name}</h2>
        <p className="lead">{offer.effect}</p>
      </div>
    </header>
  )
}

/**
 * Chooses the offer, or removes it, and returns to the list; without one of its services it shows
 * what is missing, and one that does not hold cannot be chosen.
 */
function ChooseOffer({ offer, tab }: { offer: DetailedOffer; tab: 2 | null }) {
  const { draft, next } = useDraft()
  const warn = useStepWarning()
  const { offerIds } = currentPerson(draft)
  const isChosen = offerIds.includes(offer.id)
  if (isChosen || canChooseInDetail(offer)) {
    const picked = draftAfterAll(
      next,
      { type: 'chooseOffers', offerIds: toggleOffer(currentPerson(next).offerIds, offer) },
      { type: 'goTo', step: step.offers, isPressed: false },
    )
    return (
      <BottomBar>
        <Button
          kind={isChosen ? 'quiet' : 'primary'}
          wide
          to={bookingPath(picked, { tab })}
          replace
        >
          {isChosen ? words.unchoose : words.pick}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      <Button
        kind="primary"
        wide
        inactive
        aria-disabled="true"
        to={bookingPath({ ...next, isPressed: true }, { tab })}
        replace
        preventScrollReset
        onClick={() => {
          // Why it does not hold stands at the top of the page.
          if (!offer.isValid) return scrollPageTo(0)
          warn(words.pickServices)
        }}
      >
        {words.pick}
      </Button>
    </BottomBar>
  )
}

import { draftAfter } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { toggleOffer } from '~/booking/offers/offer-prices'
import { currentPerson } from '~/booking/group/person'
import { step } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { chosenOffers as messages } from '~/messages/vi/chosen-offers'
import { Button } from '~/ui/button'
import { IconTicket } from '~/ui/offer-icons'
import { Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { formatDong } from '~/ui/price-format'
import { serviceName } from '../../../../domain/service-name'
import { PickRow } from '../pick-row'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'
import type { PersonView } from '../group/person-view'

/**
 * The current customer's offers: how many, what they save, which do not hold, the way to all (step
 * 4), and a better one.
 */
export function OfferPart({
  view: { offers, saved },
  proposal,
  isAuto,
}: {
  view: PersonView
  proposal: MainData['proposal']
  isAuto: boolean
}) {
  const { next } = useDraft()
  const used = offers?.filter(({ isValid }) => isValid) ?? []
  const best = used.map(({ id }) => id)
  const draft = isAuto ? draftAfter(next, { type: 'chooseOffers', offerIds: best }) : next
  const { offerIds } = currentPerson(draft)
  return (
    <div className="stack stack--tight offer-part">
      <PickRow
        to={bookingPath(draftAfter(draft, { type: 'goTo', step: step.offers, isPressed: false }))}
        icon={<IconTicket />}
        isEmpty={used.length === 0}
      >
        {used.length > 0 ? (
          <UsedOffers used={used} saved={saved} isAuto={isAuto} />
        ) : (
          messages.offersNone
        )}
      </PickRow>
      {isAuto && used.length > 0 ? (
        <Button
          size="s"
          kind="plain"
          to={bookingPath(draftAfter(draft, { type: 'chooseOffers', offerIds: [] }))}
          replace
          preventScrollReset
        >
          {messages.offerLeave}
        </Button>
      ) : null}
      {offers === null ? <Notice kind="error">{messages.offersFailed}</Notice> : null}
      {offers
        ?.filter(({ isValid }) => !isValid)
        .map((offer) => (
          <InvalidOffer
            key={offer.id}
            offer={offer}
            leave={bookingPath(
              draftAfter(draft, { type: 'chooseOffers', offerIds: toggleOffer(offerIds, offer) }),
            )}
          />
        ))}
      {proposal ? (
        <Button
          kind="plain"
          size="s"
          icon={<IconTicket size="s" />}
          to={bookingPath(draft, { offer_ask: 1 })}
          replace
          preventScrollReset
        >
          {formatMessage(messages.offerBest, {
            price: formatDong(proposal.saving),
            name: proposal.name,
          })}
        </Button>
      ) : null}
    </div>
  )
}

type OfferOfPerson = NonNullable<PersonView['offers']>[number]

/** How many offers hold, which, and what they save. */
function UsedOffers({
  used,
  saved,
  isAuto,
}: {
  used: readonly OfferOfPerson[]
  saved: number
  isAuto: boolean
}) {
  return (
    <>
      <span className="strong">
        {isAuto ? messages.offerAuto : formatMessage(messages.offersChosen, { n: used.length })}
      </span>
      <span className="small muted">{used.map(({ name }) => name).join(', ')}</span>
      {saved > 0 ? (
        <span className="small">
          {formatMessage(messages.offersSaved, { price: formatDong(saved) })}
        </span>
      ) : null}
    </>
  )
}

/** An offer that does not hold, with the way to leave it. */
function InvalidOffer({ offer, leave }: { offer: OfferOfPerson; leave: string }) {
  return (
    <Notice kind="error">
      <p>
        {offer.name
          ? formatMessage(messages.offerOut, {
              name: offer.name,
              message: offer.invalidBecause ?? '',
            })
          : offer.invalidBecause}
      </p>
      <Button size="s" kind="plain" to={leave} replace preventScrollReset>
        {messages.offerLeave}
      </Button>
    </Notice>
  )
}

/**
 * A service that goes with the chosen ones, with its old price crossed out: one press adds it,
 * another takes the row away. The hour stays chosen.
 */
export function SuggestionRow({
  suggestion: { title, image, services, addsTo },
}: {
  suggestion: NonNullable<MainData['suggestion']>
}) {
  const { after } = useDraft()
  const answer = (ids: readonly string[] | null) => ({
    to: after({ type: 'answerSuggestion', addsTo: ids }),
    size: 's' as const,
    replace: true,
    preventScrollReset: true,
  })
  return (
    <section className="suggestion" aria-labelledby="suggestion-title">
      {image ? <Picture src={image} width={64} height={48} alt="" shape="soft" /> : null}
      <div className="suggestion__words">
        <h2 id="suggestion-title" className="suggestion__title">
          {title}
        </h2>
        {services.map((service) => (
          <p key={service.id} className="row row--apart small">
            <span>{serviceName(service)}</span>
            <Price dong={service.price} oldDong={service.oldPrice} />
          </p>
        ))}
        <p className="row">
          <Button {...answer(addsTo)}>{messages.suggestYes}</Button>
          <Button kind="plain" {...answer(null)}>
            {messages.suggestNo}
          </Button>
        </p>
      </div>
    </section>
  )
}

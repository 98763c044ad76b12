import { draftAfterAll, draftAfter } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { canChooseInDetail, toggleOffer } from '~/booking/offers/offer-prices'
import { readTab } from '~/booking/offers/tabs'
import { currentPerson } from '~/booking/group/person'
import { step, stepBack, stepTitle } from '~/booking/steps'
import { offers as messages } from '~/messages/vi/offers'
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
import type { ReactNode } from 'react'
import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { withService } from '~/booking/services/services'
import { IconCheck, IconPlus } from '~/ui/icons'
import { Price } from '~/ui/price'
import { Vietnamese } from '~/ui/vietnamese'

/** Most salons that are named one by one. */
const MAX_SALONS_SHOWN = 6

/** Expiry, usage period, uses left, payment, salons and conditions of an offer. */
function OfferFacts({ offer }: { offer: DetailedOffer }) {
  return (
    <dl className="offer-facts">
      <Fact term={messages.expires}>{offer.expires || messages.always}</Fact>
      <Fact term={messages.period}>{periodText(offer)}</Fact>
      <Fact term={messages.remaining}>
        {offer.remainingUses === null
          ? messages.always
          : formatMessage(messages.remainingText, { n: offer.remainingUses })}
      </Fact>
      <Fact term={messages.payment}>
        {offer.isPrepaid ? messages.prepaid : offer.paymentMethod || messages.paymentAny}
      </Fact>
      <Fact term={messages.salons}>
        <Salons offer={offer} />
      </Fact>
      {offer.condition ? <Fact term={messages.condition}>{offer.condition}</Fact> : null}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Salons({ offer: { salonIds, salons } }: { offer: DetailedOffer }) {
  if (salonIds.length === 0) return messages.salonsAll
  // The names come from another backend than the offer.
  if (!salons?.length) return formatMessage(messages.salonsCount, { n: salonIds.length })
  const more = salons.length - MAX_SALONS_SHOWN
  return (
    <ul className="offer-facts__salons">
      {salons.slice(0, MAX_SALONS_SHOWN).map((salon) => (
        <li key={salon.id}>{salon.addressNew || salon.name}</li>
      ))}
      {more > 0 ? (
        <li className="muted">{formatMessage(messages.salonsMore, { n: more })}</li>
      ) : null}
    </ul>
  )
}

/** Days with their year: a period may reach into other ones. */
function periodText({ startDate, endDate }: DetailedOffer): string {
  if (startDate && endDate)
    return formatMessage(messages.periodText, { from: fullDay(startDate), to: fullDay(endDate) })
  if (startDate) return formatMessage(messages.periodFrom, { from: fullDay(startDate) })
  return endDate ? formatMessage(messages.periodTo, { to: fullDay(endDate) }) : messages.always
}

/** Step 5: everything about an offer, and 'Chọn ưu đãi'. */
export function OfferStep({ data }: { data: OfferData }) {
  const { draft, next, query, here } = useDraft()
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
            {offer.isValid ? null : (
              <Notice kind="error">{offer.invalidBecause ?? messages.notYet}</Notice>
            )}
            {draft.isPressed && offer.isValid && !canChooseInDetail(offer) ? (
              <Notice kind="error" afterToast>
                {messages.pickServices}
              </Notice>
            ) : null}
            <OfferFacts offer={offer} />
            <OfferServices
              title={messages.requires}
              services={offer.requires}
              sold={data.sold}
              tab={tab}
            />
            <OfferServices
              title={messages.applies}
              services={offer.appliesTo}
              sold={data.sold}
              tab={tab}
            />
          </div>
          <ChooseOffer offer={offer} tab={tab} />
        </>
      ) : data.isFailed ? (
        <ErrorNote retryTo={here}>{messages.failed}</ErrorNote>
      ) : (
        <EmptyState
          picture="no-data"
          title={messages.gone}
          action={<Button to={back}>{messages.back}</Button>}
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
          {isChosen ? messages.unchoose : messages.pick}
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
          warn(messages.pickServices)
        }}
      >
        {messages.pick}
      </Button>
    </BottomBar>
  )
}

type OfferServicesProps = {
  title: string
  services: DetailedOffer['appliesTo']
  sold: OfferData['sold']
  tab: 2 | null
}

/**
 * Service cards of an offer: those it requires, or those it makes cheaper; one that is not chosen
 * yet can be added, which 'Chọn ưu đãi' needs.
 */
function OfferServices({ title, services, sold, tab }: OfferServicesProps) {
  const { next } = useDraft()
  if (services.length === 0) return null
  const chosen = currentPerson(next).serviceIds
  return (
    <section className="stack stack--tight">
      <h3 className="h3">{title}</h3>
      <ul className="stack stack--tight">
        {services.map((service) => (
          <li
            key={service.id}
            className={service.isSelected ? 'offer-service offer-service--on' : 'offer-service'}
          >
            <div className="offer-service__picture">
              <Picture
                src={service.image ?? '/art/service/combo.svg'}
                width={320}
                height={240}
                alt=""
                fallback="/art/service/combo.svg"
              />
            </div>
            <div>
              <p className="strong">{service.name}</p>
              {service.description ? (
                <p className="small muted">
                  <Vietnamese>{service.description}</Vietnamese>
                </p>
              ) : null}
              <Price dong={service.price} oldDong={service.originPrice} short />
            </div>
            {service.isSelected ? (
              <span className="offer-service__on small">
                <IconCheck size="s" />
                {messages.serviceChosen}
              </span>
            ) : sold.some(({ id }) => id === service.id) ? (
              <Button
                size="s"
                icon={<IconPlus size="s" />}
                to={bookingPath(
                  draftAfter(
                    { ...next, isPressed: false },
                    { type: 'changeServices', serviceIds: withService(chosen, service.id, sold) },
                  ),
                  { tab },
                )}
                replace
                preventScrollReset
                aria-label={formatMessage(messages.addServiceNamed, { name: service.name })}
              >
                {messages.addService}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Link, useNavigate } from '@remix-run/react'
import { draftAfter, type DraftEvent } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { withOffers, toggleOffer } from '~/booking/offers/offer-prices'
import { ownOffersGate, readTab, type OfferTab } from '~/booking/offers/tabs'
import { currentPerson } from '~/booking/group/person'
import { dotted } from '~/booking/customer/phone'
import { nextStep, step, stepBack, stepTitle } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { offers as messages } from '~/messages/vi/offers'
import { useLogInLink } from '~/routes/auth/log-in-provider'
import { AppBar } from '~/ui/app-bar'
import { BottomBar } from '~/ui/bottom-bar'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { Price } from '~/ui/price'
import { useDraft } from '../use-draft'
import { useStepWarning } from '../use-step-warning'
import { CodeForm, type PromoCodeResult } from './code-form'
import type { OffersData, ListedOffer } from './load.server'
import { IconDown, IconAlert, IconCheck } from '~/ui/icons'
import { Chip } from '~/ui/chip'
import { Picture } from '~/ui/picture'

/** Step 4: the offers of the salon and the customer's own, a promo code, and the way on. */
export function OffersStep({ data, result }: { data: OffersData; result: PromoCodeResult }) {
  const { draft, query, after } = useDraft()
  const tab = readTab(query.get('tab'))
  const gate = ownOffersGate(draft.phone, data.viewerPhone)
  const { offerIds } = currentPerson(draft)
  const chosen = offersOf(data).filter(({ id }) => offerIds.includes(id))
  const isListed = gate === 'open' || tab === 1 || data.who === 'unknown'
  const others = isListed ? listOf(data, tab)?.filter((offer) => !chosen.includes(offer)) : []
  const shown = [...chosen, ...(others?.filter(({ isValid }) => isValid) ?? [])]
  return (
    <main id="main" className="booking">
      <AppBar
        title={stepTitle(step.offers)}
        backTo={after({ type: 'goTo', step: stepBack(step.offers), isPressed: false })}
      />
      <div className="page page--narrow offers">
        {draft.people.length > 1 ? (
          <p className="strong">{formatMessage(messages.forPerson, { n: draft.current + 1 })}</p>
        ) : null}
        <CodeForm result={result} tab={tab} />
        <div aria-live="polite">
          {data.isTaken && !result ? <Notice kind="success">{messages.codeTaken}</Notice> : null}
        </div>
        <Tabs tab={tab} />
        {draft.isPressed && currentPerson(draft).offerIds.length === 0 ? (
          <Notice kind="error" afterToast>
            {messages.chooseFirst}
          </Notice>
        ) : null}
        {/* One list, in which the focus stays with a card that is chosen and moves. A code may have
            chosen one of the other tab. */}
        <Cards offers={shown} data={data} tab={tab} />
        {isListed ? (
          <Rest others={others} hasShown={shown.length > 0} data={data} tab={tab} />
        ) : (
          <OffersLogIn gate={gate} viewerPhone={data.viewerPhone} />
        )}
      </div>
      <OffersBar data={data} tab={tab} />
    </main>
  )
}

/** Key 1 what the salon offers, key 2 what the customer has of their own. */
function Tabs({ tab }: { tab: OfferTab }) {
  const { next } = useDraft()
  const names: [OfferTab, string][] = [
    [1, messages.tabSalon],
    [2, messages.tabOwn],
  ]
  return (
    <nav className="offer-tabs" aria-label={messages.tabs}>
      {names.map(([key, name]) => (
        <Link
          key={key}
          className="offer-tabs__tab"
          to={bookingPath({ ...next, isPressed: false }, { tab: key })}
          replace
          preventScrollReset
          aria-current={key === tab ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** Replaces the own offers while the viewer is not logged in as the booking's customer. */
function OffersLogIn({
  gate,
  viewerPhone,
}: {
  gate: 'logIn' | 'otherPhone' | 'noPhone'
  viewerPhone: string | null
}) {
  const { draft, next } = useDraft()
  const navigate = useNavigate()
  const here = bookingPath(next, { tab: 2 })
  const phone = draft.phone
  const link = useLogInLink({
    reason: 'uu-dai',
    phone,
    next: here,
    onLoggedIn: () => navigate(here, { replace: true }),
  })
  const logIn = <Button {...link}>{messages.logIn}</Button>
  if (gate === 'logIn') {
    return (
      <EmptyState picture="no-data" title={messages.logInTitle} action={logIn}>
        <p>{messages.logInText}</p>
      </EmptyState>
    )
  }
  if (gate === 'otherPhone') {
    return (
      <Notice>
        <div className="stack stack--tight">
          <p>{formatMessage(messages.otherPhone, { phone: dotted(phone) })}</p>
          {logIn}
        </div>
      </Notice>
    )
  }
  const own = viewerPhone ?? ''
  return (
    <Notice>
      <div className="stack stack--tight">
        <p>{formatMessage(messages.noPhone, { phone: dotted(own) })}</p>
        <Button
          to={bookingPath(draftAfter(next, { type: 'choosePhone', phone: own }), { tab: 2 })}
          replace
        >
          {formatMessage(messages.usePhone, { phone: dotted(own) })}
        </Button>
      </div>
    </Notice>
  )
}

/**
 * The chosen offers, their total and the button, which without an offer only shows what is missing.
 */
function OffersBar({ data, tab }: { data: OffersData; tab: OfferTab }) {
  const { draft, next, after } = useDraft()
  const warn = useStepWarning()
  const { offerIds } = currentPerson(draft)
  const total = withOffers(
    data.services,
    offersOf(data).filter(({ id }) => offerIds.includes(id)),
  )
  const onward = nextStep(step.offers, { salon: true, services: true, offer: offerIds.length > 0 })
  return (
    <BottomBar>
      <p className="offers__total" aria-live="polite">
        <span className="small muted">
          {offerIds.length > 0
            ? formatMessage(messages.chosenCount, { n: offerIds.length })
            : messages.chosenNone}
        </span>
        {data.services.length > 0 ? <Price dong={total.dong} oldDong={total.oldDong} /> : null}
      </p>
      {onward ? (
        <Button kind="primary" to={after({ type: 'goTo', ...onward })}>
          {messages.apply}
        </Button>
      ) : (
        <Button
          kind="primary"
          inactive
          aria-disabled="true"
          to={bookingPath({ ...next, isPressed: true }, { tab: tab === 2 ? 2 : null })}
          replace
          preventScrollReset
          onClick={() => warn(messages.chooseFirst)}
        >
          {messages.apply}
        </Button>
      )}
    </BottomBar>
  )
}

/** All offers of the screen; none while they could not be read. */
function offersOf({ offers }: OffersData): ListedOffer[] {
  return offers ? [...offers.fromSalon, ...offers.fromCustomer] : []
}

/** The offers of a tab; the customer's own once it is known who they are. */
function listOf({ offers, who }: OffersData, tab: OfferTab): readonly ListedOffer[] | undefined {
  if (tab === 1) return offers?.fromSalon
  return who === 'unknown' ? undefined : offers?.fromCustomer
}

/** The offers of a tab that do not hold, folded away; or that there are none, or not to be had. */
function Rest({
  others,
  hasShown,
  data,
  tab,
}: {
  others: readonly ListedOffer[] | undefined
  /** Offers that can be pressed stand above. */
  hasShown: boolean
  data: OffersData
  tab: OfferTab
}) {
  const { here } = useDraft()
  if (!others) return <ErrorNote retryTo={here}>{messages.failed}</ErrorNote>
  const unusable = others.filter(({ isValid }) => !isValid)
  if (unusable.length > 0) {
    return (
      <details className="fold" open={!hasShown}>
        <summary className="fold__head">
          <span className="strong">{formatMessage(messages.unusable, { n: unusable.length })}</span>
          <IconDown />
        </summary>
        <Cards offers={unusable} data={data} tab={tab} />
      </details>
    )
  }
  return hasShown ? null : (
    <EmptyState picture="no-data" title={messages.nothing}>
      <p>{messages.nothingHint}</p>
    </EmptyState>
  )
}

type CardsProps = { offers: readonly ListedOffer[]; data: OffersData; tab: OfferTab }

/** Offers one below the other. */
function Cards({ offers, data, tab }: CardsProps) {
  if (offers.length === 0) return null
  return (
    <ul className="stack stack--tight">
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard
            offer={offer}
            isBest={data.offers?.best.some(({ id }) => id === offer.id) ?? false}
            tab={tab}
          />
        </li>
      ))}
    </ul>
  )
}

type OfferCardProps = { offer: ListedOffer; isBest: boolean; tab: number }

/**
 * One offer with its benefit and last day; the same button chooses and removes it, and one that
 * does not hold shows the reason instead.
 */
function OfferCard({ offer, isBest, tab }: OfferCardProps) {
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
          aria-label={formatMessage(isChosen ? messages.unchooseNamed : messages.chooseNamed, {
            name: offer.name,
          })}
        >
          {isChosen ? messages.unchoose : messages.choose}
        </Button>
      ) : null}
      {offer.isValid ? null : (
        <p className="offer__why small">
          <IconAlert size="s" />
          <span>{offer.invalidBecause ?? messages.notYet}</span>
        </p>
      )}
    </article>
  )
}

function OfferFactLine({ offer, isBest }: { offer: ListedOffer; isBest: boolean }) {
  const facts = [
    offer.expires ? formatMessage(messages.until, { day: offer.expires }) : null,
    offer.remainingUses === null
      ? null
      : formatMessage(messages.usesLeft, { n: offer.remainingUses }),
  ].filter(Boolean)
  return (
    <p className="offer__facts small muted">
      {isBest ? <Chip tone="amber">{messages.best}</Chip> : null}
      {offer.isPrepaid ? <Chip tone="pine">{messages.prepaid}</Chip> : null}
      {facts.length > 0 ? <span>{facts.join(' · ')}</span> : null}
    </p>
  )
}

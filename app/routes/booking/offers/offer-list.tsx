import { bookingPath } from '~/booking/draft/draft-query'
import type { OfferTab } from '~/booking/offers/tabs'
import { formatMessage } from '~/messages/format-message'
import { offers as words } from '~/messages/vi/offers'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { IconDown } from '~/ui/icons'
import { useDraft } from '../use-draft'
import type { ListedOffer, OffersData } from './load.server'
import { OfferCard } from './offer-card'

/** All offers of the screen; none while they could not be read. */
export function offersOf({ offers }: OffersData): ListedOffer[] {
  return offers ? [...offers.fromSalon, ...offers.fromCustomer] : []
}

/**
 * The offers of a tab that are not chosen: those that hold, and folded away those that do not. The
 * customer's own are shown once it is known who they are.
 */
export function List({
  data,
  tab,
  chosen,
}: {
  data: OffersData
  tab: OfferTab
  chosen: readonly ListedOffer[]
}) {
  const { next } = useDraft()
  if (!data.offers || (tab === 2 && data.who === 'unknown'))
    return <ErrorNote retryTo={bookingPath(next, { tab })}>{words.failed}</ErrorNote>
  const list = tab === 1 ? data.offers.fromSalon : data.offers.fromCustomer
  const others = list.filter((offer) => !chosen.includes(offer))
  const usable = others.filter(({ isValid }) => isValid)
  const unusable = others.filter(({ isValid }) => !isValid)
  if (others.length === 0) {
    return chosen.length > 0 ? null : (
      <EmptyState picture="no-data" title={words.nothing}>
        <p>{words.nothingHint}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <Cards offers={usable} data={data} tab={tab} />
      {unusable.length > 0 ? (
        <details className="fold" open={usable.length + chosen.length === 0}>
          <summary className="fold__head">
            <span className="strong">{formatMessage(words.unusable, { n: unusable.length })}</span>
            <IconDown />
          </summary>
          <Cards offers={unusable} data={data} tab={tab} />
        </details>
      ) : null}
    </>
  )
}

type CardsProps = { offers: readonly ListedOffer[]; data: OffersData; tab: OfferTab }

/** Offers one below the other. */
export function Cards({ offers, data, tab }: CardsProps) {
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

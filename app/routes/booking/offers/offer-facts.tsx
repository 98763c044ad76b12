import type { ReactNode } from 'react'
import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { offers as words } from '~/messages/vi/offers'
import type { DetailedOffer } from './load.server'

/** Most salons that are named one by one. */
const MAX_SALONS_SHOWN = 6

/** Expiry, usage period, uses left, payment, salons and conditions of an offer. */
export function OfferFacts({ offer }: { offer: DetailedOffer }) {
  return (
    <dl className="offer-facts">
      <Fact term={words.expires}>{offer.expires || words.always}</Fact>
      <Fact term={words.period}>{periodText(offer)}</Fact>
      <Fact term={words.remaining}>
        {offer.remainingUses === null
          ? words.always
          : formatMessage(words.remainingText, { n: offer.remainingUses })}
      </Fact>
      <Fact term={words.payment}>
        {offer.isPrepaid ? words.prepaid : offer.paymentMethod || words.paymentAny}
      </Fact>
      <Fact term={words.salons}>
        <Salons offer={offer} />
      </Fact>
      {offer.condition ? <Fact term={words.condition}>{offer.condition}</Fact> : null}
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
  if (salonIds.length === 0) return words.salonsAll
  // The names come from another backend than the offer.
  if (!salons?.length) return formatMessage(words.salonsCount, { n: salonIds.length })
  const more = salons.length - MAX_SALONS_SHOWN
  return (
    <ul className="offer-facts__salons">
      {salons.slice(0, MAX_SALONS_SHOWN).map((salon) => (
        <li key={salon.id}>{salon.addressNew || salon.name}</li>
      ))}
      {more > 0 ? <li className="muted">{formatMessage(words.salonsMore, { n: more })}</li> : null}
    </ul>
  )
}

/** Days with their year: a period may reach into other ones. */
function periodText({ startDate, endDate }: DetailedOffer): string {
  if (startDate && endDate)
    return formatMessage(words.periodText, { from: fullDay(startDate), to: fullDay(endDate) })
  if (startDate) return formatMessage(words.periodFrom, { from: fullDay(startDate) })
  return endDate ? formatMessage(words.periodTo, { to: fullDay(endDate) }) : words.always
}

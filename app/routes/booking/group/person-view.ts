import { sumOf, type Total, withOffers, type OfferRule } from '~/booking/offers/offer-prices'

type ChosenService = { id: string; price: number; oldPrice?: number | null }

/** An offer that a customer has chosen; `isValid` false with `invalidBecause`, why it does not hold just now. */
export type ChosenOffer = OfferRule & { name: string; invalidBecause: string | null }

/**
 * A customer as step 0 shows them: their services at the prices of the occasion and of their
 * offers, null when the catalogue could not be read.
 */
export type PersonView<S extends ChosenService = ChosenService> = {
  /** At the prices of the occasion alone. */
  plain: S[] | null
  chosen: S[] | null
  total: Total
  /** All their offers, also those that do not hold; null when they could not be read. */
  offers: readonly ChosenOffer[] | null
  /** Đồng that their offers save. */
  saved: number
}

/** A customer's services at the prices of their offers that hold. */
export function viewOf<S extends ChosenService>(
  plain: S[] | null,
  offers: readonly ChosenOffer[] | null,
): PersonView<S> {
  if (!plain) return { plain, chosen: null, total: sumOf([]), offers, saved: 0 }
  const { services, dong, oldDong, savings } = withOffers(plain, offers ?? [])
  return { plain, chosen: services, total: { dong, oldDong }, offers, saved: sumSaved(savings) }
}

/**
 * The screen after the server refused some offers: those no longer count and show the reason;
 * everything else stays.
 */
export function withoutRefused<
  S extends ChosenService,
  Data extends { people: PersonView<S>[]; total: Total },
>(data: Data, refused: { offerIds: readonly string[]; message: string } | null): Data {
  if (!refused) return data
  const people = data.people.map(({ plain, offers }) =>
    viewOf(
      plain,
      offers?.map((offer) =>
        offer.isValid && refused.offerIds.includes(offer.id)
          ? { ...offer, isValid: false, invalidBecause: refused.message }
          : offer,
      ) ?? null,
    ),
  )
  return { ...data, people, total: sumOf(people.map(({ total }) => total)) }
}

/** Đồng that offers save together. */
export function sumSaved(savings: readonly { dong: number }[]): number {
  return savings.reduce((sum, { dong }) => sum + dong, 0)
}

import { readDraft } from '~/booking/draft/draft-query'
import { screenOf } from '~/booking/steps'
import { lazyPart } from './lazy-part'

// The code of each of these comes when it is opened; that of the main screen comes with the page.

/** Step 1. */
export const SalonStep = lazyPart(async () => (await import('./salon/step')).SalonStep)
/** Step 2. */
export const ServiceStep = lazyPart(async () => (await import('./services/step')).ServiceStep)
/** Step 3. */
export const DetailStep = lazyPart(async () => (await import('./services/detail-step')).DetailStep)
/** Step 4. */
export const OffersStep = lazyPart(async () => (await import('./offers/step')).OffersStep)
/** Step 5. */
export const OfferStep = lazyPart(async () => (await import('./offers/detail-step')).OfferStep)
/** The dialog 'Ưu đãi' over the main screen. */
export const OffersDialog = lazyPart(async () => (await import('./offers/dialog')).OffersDialog)
/** The one-time code that a booking waits for. */
export const CodeStep = lazyPart(async () => (await import('./code/step')).CodeStep)

/** Fetches the code of the screen that an address shows; a failure is left to the screen. */
export async function prepareScreen(query: URLSearchParams): Promise<void> {
  await screenFor(query)
    ?.prepare()
    .catch(() => undefined)
}

function screenFor(query: URLSearchParams): { prepare: () => Promise<void> } | null {
  if (query.get('code')) return CodeStep
  switch (screenOf(readDraft(query))) {
    case 'salons':
      return SalonStep
    case 'services':
      return ServiceStep
    case 'detail':
      return DetailStep
    case 'offers':
      return OffersStep
    case 'offer':
      return OfferStep
    case 'main':
      return query.has('offer_ask') ? OffersDialog : null
  }
}

import { readDraft } from '~/booking/draft/draft-query'
import { screenOf } from '~/booking/steps'
import { lazyPart } from '../lazy-part'

// Many customers never open these, so their code comes when they do.

/** Step 4. */
export const OffersStep = lazyPart(async () => (await import('./step')).OffersStep)
/** Step 5. */
export const OfferStep = lazyPart(async () => (await import('./detail-step')).OfferStep)
/** The dialog 'Ưu đãi' over the main screen. */
export const OffersDialog = lazyPart(async () => (await import('./dialog')).OffersDialog)

/** Fetches the code of what an address shows of the offers; a failure is left to the screen. */
export async function prepareOffers(query: URLSearchParams): Promise<void> {
  const screen = screenOf(readDraft(query))
  if (screen === 'offers') await OffersStep.prepare().catch(() => undefined)
  if (screen === 'offer') await OfferStep.prepare().catch(() => undefined)
  if (screen === 'main' && query.has('offer_ask'))
    await OffersDialog.prepare().catch(() => undefined)
}

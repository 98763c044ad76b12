import { readDraft } from '~/booking/draft/draft-query'
import { canAnyChooseTime } from '~/booking/readiness'
import { screenOf } from '~/booking/steps'
import { lazyPart } from '~/ui/lazy-part'

// The code of each of these comes when it is first shown; what the main screen begins with comes
// with the page.

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
/** The one-time code that a booking waits for. */
export const CodeStep = lazyPart(async () => (await import('./code/step')).CodeStep)

/** The dialog for the phone, while there is none. */
export const PhoneDialog = lazyPart(async () => (await import('./submit/phone-dialog')).PhoneDialog)
/** The dialog 'Ưu đãi' over the main screen. */
export const OffersDialog = lazyPart(async () => (await import('./offers/dialog')).OffersDialog)
/** The dialog about a salon that is closed. */
export const SalonOffDialog = lazyPart(
  async () => (await import('./salon/salon-off-dialog')).SalonOffDialog,
)
/** The question whether another booking is to be changed. */
export const ChangeSheet = lazyPart(async () => (await import('./change/change-sheet')).ChangeSheet)
/** What is being changed, above every screen. */
export const ChangeBar = lazyPart(async () => (await import('./change/change-bar')).ChangeBar)

/** The people of a group. */
export const PeopleList = lazyPart(async () => (await import('./group/people-list')).PeopleList)
/** Ways to a salon while none is chosen. */
export const SalonShortcuts = lazyPart(
  async () => (await import('./salon/shortcuts')).SalonShortcuts,
)

/** What is said shortly before held hours are given up. */
export const HoldNotice = lazyPart(async () => (await import('./time/hold-notice')).HoldNotice)

// What the main screen shows once there is something to find a time for is one file of code.

/** The offers of the current customer. */
export const OfferPart = lazyPart(async () => (await import('./main/lazy-parts')).OfferPart)
/** A service that is suggested with the chosen ones. */
export const SuggestionRow = lazyPart(async () => (await import('./main/lazy-parts')).SuggestionRow)
/** Day, stylist and hour. */
export const TimeChoice = lazyPart(async () => (await import('./main/lazy-parts')).TimeChoice)
/** The notice about a chosen stylist. */
export const StylistDialogs = lazyPart(
  async () => (await import('./main/lazy-parts')).StylistDialogs,
)
/** Note, requests and switches. */
export const MoreSection = lazyPart(async () => (await import('./main/lazy-parts')).MoreSection)
/** The consent to the use of the phone. */
export const Consent = lazyPart(async () => (await import('./main/lazy-parts')).Consent)
/** What was chosen for a returning customer. */
export const ProposalNote = lazyPart(async () => (await import('./main/lazy-parts')).ProposalNote)

type Prepared = { prepare: () => Promise<void> }

const ofChosen: readonly Prepared[] = [
  OfferPart,
  SuggestionRow,
  TimeChoice,
  StylistDialogs,
  MoreSection,
  Consent,
  ProposalNote,
]
const all: readonly Prepared[] = [
  SalonStep,
  ServiceStep,
  DetailStep,
  OffersStep,
  OfferStep,
  CodeStep,
  OffersDialog,
  SalonOffDialog,
  ChangeSheet,
  ChangeBar,
  PhoneDialog,
  PeopleList,
  SalonShortcuts,
  HoldNotice,
  ...ofChosen,
]

/**
 * Fetches the code of what an address shows. The server, which cannot wait midway, fetches all: a
 * response may show more.
 */
export async function prepareScreen(query: URLSearchParams): Promise<void> {
  const parts = import.meta.env.SSR
    ? all
    : [...partsOf(query), ...(readDraft(query).isChange ? [ChangeBar] : [])]
  await Promise.all(parts.map((part) => part.prepare()))
}

function partsOf(query: URLSearchParams): readonly Prepared[] {
  if (query.get('code')) return [CodeStep]
  const draft = readDraft(query)
  switch (screenOf(draft)) {
    case 'salons':
      return [SalonStep]
    case 'services':
      return [ServiceStep]
    case 'detail':
      return [DetailStep]
    case 'offers':
      return [OffersStep]
    case 'offer':
      return [OfferStep]
    case 'main':
      return [
        ...(draft.phone === '' ? [PhoneDialog] : []),
        ...(draft.people.length > 1 ? [PeopleList] : []),
        ...(draft.salonId !== null ? [] : [SalonShortcuts]),
        ...(canAnyChooseTime(draft) ? ofChosen : []),
        ...(query.has('offer_ask') ? [OffersDialog] : []),
        ...(query.has('off') ? [SalonOffDialog] : []),
      ]
  }
}

// The components of the main screen once there is something to find a time for, as one file of
// code.
export { OfferPart, SuggestionRow } from '../offers/offer-section'
export { TimeChoice } from '../time/time-choice'
export { StylistDialogs } from '../time/stylist-dialogs'
export { MoreSection } from './more-section'
export { Consent } from '../submit/consent'
export { ProposalNote } from '../known/proposal-note'

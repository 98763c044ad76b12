import { nextChannel } from '~/booking/customer/code'
import { consentVersion } from '~/booking/customer/consent'
import { canSaveName } from '~/booking/customer/name'
import type { Draft } from '~/booking/draft/draft'
import { personsRequested } from '~/booking/salons/salon-list'
import { customerName } from '../../../../domain/customer-name'
import type { CreateBookingInput } from '../../../../schema/generated/graphql'
import type { PostedForm } from './form.server'
import { offersUsed } from './offers-used'
import { purposesOf } from './save-consent.server'

/** What is sent to the gateway: the draft of the address with the fields of the form. */
export function inputOf(
  draft: Draft,
  { key, offers, typed, allowChange, name }: PostedForm,
  url: URL,
): CreateBookingInput {
  return {
    idempotencyKey: key,
    salonId: draft.salonId,
    phone: draft.phone,
    date: draft.date!,
    people: draft.people.map(({ serviceIds, hourId, stylistId }, index) => ({
      serviceIds: [...serviceIds],
      hourId: hourId!,
      stylistId,
      offerIds: offersUsed(draft, index, offers),
    })),
    skinnerId: draft.skinnerId,
    codes: [...draft.codes],
    allowChange,
    consent: typed.consent ? { purposes: purposesOf(typed), textVersion: consentVersion } : null,
    codeChannel: nextChannel(null),
    customerName: canSaveName(name, draft.phone) ? customerName(name) : null,
    note: typed.note,
    requests: typed.requests,
    receiveAdvice: typed.advice !== 'none',
    littleAdvice: typed.advice === 'little',
    acceptMakePhoto: typed.photo,
    numberPersons: personsRequested(typed.isManyPeople),
    source: draft.origin.source,
    utmSource: draft.origin.utmSource,
    params: url.searchParams.toString(),
  }
}

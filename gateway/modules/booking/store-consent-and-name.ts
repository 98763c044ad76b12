import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { logFailure } from '../../../workers/kit/log'
import type { StoredConsent } from '../../../domain/consent-cookie'
import { postConsent } from '../auth/consents'
import type { AcceptedBooking } from './new-booking'

/**
 * Stores the consent and the name that came with a booking. What fails is left out, as it must not
 * cost the booking. Returns the consent that this browser may remember.
 */
export async function storeCustomerPart(
  { phone, consent, customerName }: AcceptedBooking,
  context: Context,
): Promise<StoredConsent | null> {
  const [isStored] = await Promise.all([
    consent && storesConsent({ ...consent, phone, source: 'BOOKING' }, context),
    customerName !== '' && storeName(phone, customerName, context),
  ])
  if (!consent?.purposes.includes('BOOKING') || !isStored) return null
  return {
    phone,
    photo: consent.purposes.includes('PHOTO'),
    location: consent.purposes.includes('LOCATION'),
  }
}

async function storesConsent(
  consent: Parameters<typeof postConsent>[0],
  context: Context,
): Promise<boolean> {
  const response = await nullIfBackendFails(postConsent(consent, context))
  if (response?.status === 429)
    // Nobody reads this refusal: the booking goes on, and the customer has agreed in vain.
    logFailure(
      { worker: 'gateway', call: 'storeCustomerPart', requestId: context.visitor.requestId },
      new Error('The consent of a booking was refused: too many of this address.'),
    )
  return response?.status === 200
}

/** Auth refuses the name for another phone than the session's. */
async function storeName(
  phone: string,
  name: string,
  { backends, visitor }: Context,
): Promise<void> {
  if (visitor.isLoggedIn())
    await nullIfBackendFails(backends.auth.saveCustomerName({ phone, name }))
}

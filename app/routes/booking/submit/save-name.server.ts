import { canSaveName } from '~/booking/customer/name'
import type { Site } from '~/context'
import { customerName } from '../../../../domain/customer-name'
import { SaveCustomerNameDocument } from '../../../../schema/generated/graphql'

/**
 * Stores the name of the customer logged in with this phone; returns whether that succeeded. A
 * failure does not prevent a booking.
 */
export async function saveName(site: Site, phone: string, name: string): Promise<boolean> {
  if (!canSaveName(name, phone)) return false
  const response = await site.gateway.mutate(SaveCustomerNameDocument, {
    phone,
    name: customerName(name),
  })
  return response.ok && response.data.saveCustomerName.__typename === 'NameSaved'
}

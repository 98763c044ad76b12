import { nowOf } from '../kit/clock'
import type { HandlerContext } from '../kit/serve'
import type { BookingEnv } from './env'
import type { SessionCustomer } from './clients/auth'
import { quest, reportToWheel } from './clients/wheel'
import { markPublished, readUnpublished } from './store/visit-outbox'

/**
 * Reports new visits to the wheel: each counts for "Đặt lịch và đến đúng hẹn", and the first at
 * another salon for "Ghé một salon mới". Only a session has the customer's number, so this runs in
 * the background when they open their history. A failed report is repeated next time.
 */
export async function publishVisits(
  context: HandlerContext<BookingEnv>,
  customer: SessionCustomer,
): Promise<void> {
  if (customer.id === null) return
  const { DB } = context.env
  const now = nowOf(context.env)
  for (const visit of await readUnpublished(DB, customer.phone, now)) {
    const deeds = [
      { questId: quest.visit, customerId: customer.id, reference: `visit:${visit.id}` },
      ...(visit.isNewSalon
        ? [
            {
              questId: quest.newSalon,
              customerId: customer.id,
              reference: `salon:${visit.salonId}`,
            },
          ]
        : []),
    ]
    const reported = await Promise.all(deeds.map((deed) => reportToWheel(context, deed)))
    if (reported.every(Boolean)) await markPublished(DB, visit.id, now)
  }
}

import type { LocalDate } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'

/** A frame of a salon-day: the booking host's number, its name, and its start in minutes. */
export type Frame = { id: number; label: string; start: number }

/** The frames of a day at a salon, in order; none when they cannot be had. */
export async function framesOfDay(
  { salonId, date, serviceIds }: { salonId: number; date: LocalDate; serviceIds: number[] },
  { backends }: Pick<Context, 'backends'>,
): Promise<Frame[]> {
  const hours = await nullIfBackendFails(
    backends.booking.listHours({
      salonId,
      bookDate: date,
      listServiceId: serviceIds,
      stylistId: 0,
      customerPhone: undefined,
      utmSource: undefined,
    }),
  )
  return hours?.groups.flatMap((group) => group.hours) ?? []
}

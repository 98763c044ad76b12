import * as z from 'zod'
import type {
  HoldHourInput,
  HoldHourResult,
  ReleaseHourResult,
} from '../../../schema/generated/resolvers'
import { id, localDate } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { phoneOrNothing, tooMany, withInput } from '../../graphql/input'
import { inputName, toRefusal } from './create'
import { origin, person } from './new-booking'

/** The input of holdHour. */
const holdInput = z.object({
  salonId: id,
  date: localDate,
  people: z.array(person).min(1, 'HOUR_MISSING').max(5, 'TOO_MANY_PEOPLE'),
  utmSource: origin,
  changesBookingOf: z.string().nullish().transform(phoneOrNothing),
})

/**
 * Holds an hour for this browser. A chain's own backend may lack this call: that is a failure like
 * any other, and the hour is not held.
 */
export function holdHour(input: HoldHourInput, context: Context): Promise<HoldHourResult> {
  return withInput(
    holdInput,
    input,
    async ({ salonId, date, people, utmSource, changesBookingOf }) => {
      context.visitor.ensureOwnerToken()
      const bookHours = people.map(({ hourId, serviceIds, stylistId }) => ({
        bookHourId: hourId,
        listServiceId: serviceIds,
        stylistId,
      }))
      const response = await context.backends.booking.holdHour({
        salonId,
        dateBook: date,
        bookHours,
        utmSource,
        changesBookingOf,
      })
      if (response.status === 200) {
        const { until } = response.body
        const secondsLeft = Math.max(0, Math.floor((until - context.clock()) / 1000))
        return { __typename: 'HourHeld', until, secondsLeft }
      }
      return response.status === 429
        ? tooMany(response.body)
        : toRefusal(response.body, context.lists)
    },
    inputName,
  )
}

/** Releases the hour that this browser holds; without an owner token there is none. */
export async function releaseHour({ visitor, backends }: Context): Promise<ReleaseHourResult> {
  const wasHeld = visitor.hasOwnerToken() && (await backends.booking.releaseHour({})).wasHeld
  return { __typename: 'HourReleased', wasHeld }
}

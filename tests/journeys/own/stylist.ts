import type { APIRequestContext } from '@playwright/test'
import { queryGateway, cutAndWash } from '../steps'

type Day = { salonId: string; date: string }
type Hour = { id: string; label: string; isFree: boolean }

/** The hours of a stylist's day, for a cut with a wash. */
export async function hoursOf(
  request: APIRequestContext,
  { salonId, date, stylistId }: Day & { stylistId: string },
): Promise<Hour[]> {
  const { salon } = await queryGateway<{ salon: { hours: { groups: { hours: Hour[] }[] } } }>(
    request,
    `
      query ($s: ID!, $d: LocalDate!, $i: [ID!]!, $t: ID) {
        salon(id: $s) { hours(input: { date: $d, serviceIds: $i, stylistId: $t }) {
          groups { hours { id label isFree } }
        } }
      }
    `,
    { s: salonId, d: date, i: [cutAndWash], t: stylistId },
  )
  return salon.hours.groups.flatMap((group) => group.hours)
}

/**
 * The stylist of a salon who has most free hours that day: a cut with a wash covers several, so one
 * who has few is full after a booking.
 */
export async function freeStylist(
  request: APIRequestContext,
  day: Day,
): Promise<{ stylistId: string; free: Hour[] }> {
  const { salon } = await queryGateway<{
    salon: { staff: { stylists: { id: string; salonId: string }[] } }
  }>(
    request,
    'query($s: ID!, $d: LocalDate!) { salon(id: $s) { staff(date: $d) { stylists { id salonId } } } }',
    { s: day.salonId, d: day.date },
  )
  const days = await Promise.all(
    salon.staff.stylists
      .filter(({ salonId }) => salonId === day.salonId)
      .map(async ({ id }) => ({
        stylistId: id,
        free: (await hoursOf(request, { ...day, stylistId: id })).filter(({ isFree }) => isFree),
      })),
  )
  const [most] = days.sort((one, other) => other.free.length - one.free.length)
  if (!most || most.free.length === 0)
    throw new Error(`nobody of salon ${day.salonId} is free on ${day.date}`)
  return most
}

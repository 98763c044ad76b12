import type { Stack } from '../stack.ts'
import { load, row, times } from './load.ts'

const query = /* GraphQL */ `
  query BookingScreen($salonId: Int!, $date: LocalDate!, $services: [Int!]!) {
    salon(id: $salonId) { id name addressNew warnText isOpen mapUrl }
    role(salonId: $salonId) { mayChooseStylist days { date tag isActive isWeekend } }
    serviceCatalogue(salonId: $salonId) {
      categories { id name title groups { id name services { id groupId name versionName subtitle minutes price oldPrice tags deliveryType } addOns { serviceId name price minutes } } }
      specialDays { dates serviceId dayPrice stylistPrice dayStylistPrice stylistLevel }
    }
    staff(salonId: $salonId, date: $date) { stylists { id name avatar isMaster salonId yearsOfExperience customerCount stars level } skinnerCount }
    hours(salonId: $salonId, date: $date, serviceIds: $services) { hasFree groups { name hours { id label isFree freeStylists freeSkinners } } }
  }
`

/** The booking screen's query through the gateway, against the same REST calls made in parallel without it. */
export async function measureScreen(stack: Stack): Promise<string[]> {
  const date = tomorrow(stack.filledAt)
  const body = JSON.stringify({ query, variables: { salonId: 9, date, services: [1001] } })
  const gateway = { url: `${await stack.directUrl('gateway')}/graphql`, method: 'POST' as const, headers: { 'content-type': 'application/json' }, body }
  const fanOut = { url: `${await stack.directUrl('fan-out')}/?salonId=9&date=${date}` }
  await compare(gateway, fanOut.url)
  const ours = await load(gateway)
  const theirs = await load(fanOut)
  return [
    "The booking screen's data: salon, role, services, stylists, hours",
    row('through the gateway', ours),
    row('the same calls fanned out', theirs),
    `  → the gateway serves ${times(ours.requestsPerSecond, theirs.requestsPerSecond)} the fan-out's requests, at ${times(ours.cpuMs, theirs.cpuMs)} its CPU`,
  ]
}

/** Both must say the same before their speed means anything. */
async function compare(gateway: { url: string; method: 'POST'; headers: Record<string, string>; body: string }, fanOut: string): Promise<void> {
  const ours = (await (await fetch(gateway.url, gateway)).json()) as { data?: { staff?: { stylists: unknown[] }; hours?: { groups: { hours: unknown[] }[] } }; errors?: unknown }
  const theirs = (await (await fetch(fanOut)).json()) as { staff: { data: { stylists: unknown[] } }; hours: { data: { hourGroup: { hours: unknown[] }[] } } }
  const count = [ours.data?.staff?.stylists.length, ours.data?.hours?.groups.flatMap((group) => group.hours).length]
  const expected = [theirs.staff.data.stylists.length, theirs.hours.data.hourGroup.flatMap((group) => group.hours).length]
  if (ours.errors || String(count) !== String(expected)) throw new Error(`The answers differ: ${count} and ${expected}`)
}

/** The Vietnamese day after an instant (ISO), `YYYY-MM-DD`. */
export function tomorrow(iso: string): string {
  return new Date(new Date(iso).getTime() + (7 + 24) * 3_600_000).toISOString().slice(0, 10)
}

import { readFileSync } from 'node:fs'
import type { BookingMainQueryVariables } from '../../../schema/generated/graphql.ts'
import type { Screen } from './documents.ts'
import type { PathInput } from './paths.ts'

/** What the site sends with its heaviest document. */
export type MainVariables = BookingMainQueryVariables

const persisted = JSON.parse(
  readFileSync('schema/generated/persisted-documents.json', 'utf8'),
) as Record<string, string>
const document = Object.values(persisted).find((text) => text.includes(' query BookingMain('))

/** The site's BookingMain, as it is sent once salon, services and day are chosen. */
export function bookingMain(input: PathInput): Screen {
  if (!document) throw new Error('The site has no BookingMain any more.')
  return {
    name: 'booking',
    title: "BookingMain, the site's own",
    document,
    variables: variablesOf(input),
    input,
  }
}

/** As `app/routes/booking/main/load.server.ts` makes them. */
function variablesOf({ salonId, date, services, phone }: PathInput): MainVariables {
  return {
    hasSalon: true,
    hasServices: true,
    canChooseTime: true,
    hasMine: true,
    salonId,
    serviceIds: services,
    phone: phone ?? null,
    usingIds: [],
    codes: [],
    hourId: null,
    offId: 0,
    isOff: false,
    date,
    allServiceIds: services,
    stylistId: null,
    wantsBackups: false,
    utmSource: null,
    changesBookingOf: null,
  }
}

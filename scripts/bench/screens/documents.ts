import { createHash } from 'node:crypto'
import type { PathInput } from './paths.ts'

/** One document that every contender executes. */
export type Screen = {
  name: 'booking' | 'lists'
  /** The screen's title in the report. */
  title: string
  document: string
  variables: Record<string, unknown>
  /** The same for contenders that call the backends directly. */
  input: PathInput
}

/** The salon of the booking screen, and its province. */
const SALON = { id: 9, province: 'Hà Nội', provinceId: 62 }

const salonFields =
  'id name addressNew districtName provinceName hasParking isOpen isHot isTop latitude ' +
  'longitude mapUrl openingDate phone tag warnText'

const booking = /* GraphQL */ `
  query BookingScreen(
    $salonId: Int!
    $province: String!
    $date: LocalDate!
    $services: [Int!]!
    $phone: String
    $chosen: [Int!]
  ) {
    salon(id: $salonId) { ${salonFields} }
    provinces(search: $province) { id name region salonCount }
    serviceCatalogue(salonId: $salonId, phone: $phone, chosenServiceIds: $chosen) {
      categories {
        id name title
        groups {
          id name
          services { id groupId parentId name versionName subtitle minutes price oldPrice tags deliveryType }
          addOns { serviceId name price minutes }
        }
      }
      specialDays { dates serviceId dayPrice stylistPrice dayStylistPrice stylistLevel }
    }
    staff(salonId: $salonId, date: $date, phone: $phone) {
      stylists { id name avatar isMaster salonId yearsOfExperience customerCount stars level }
      skinnerCount
    }
    hours(salonId: $salonId, date: $date, serviceIds: $services, phone: $phone) {
      hasFree
      groups { name hours { id label isFree freeStylists freeSkinners } }
    }
  }
`

const lists = /* GraphQL */ `
  query SalonLists {
    provinces { id name region salonCount salons { ${salonFields} } }
  }
`

/** The queries of the screens for a day (`YYYY-MM-DD`). */
export function screens(date: string): Record<Screen['name'], Screen> {
  const input = {
    salonId: SALON.id,
    province: SALON.province,
    provinceId: SALON.provinceId,
    date,
    services: [1001],
  }
  const { provinceId: _known, ...variables } = input
  return {
    booking: {
      name: 'booking',
      title: 'The booking screen: salon, its province, services, stylists, hours',
      document: booking,
      variables,
      input,
    },
    lists: {
      name: 'lists',
      title: 'Provinces and their salons: 63 and 100',
      document: lists,
      variables: {},
      input,
    },
  }
}

/** The id by which the gateway knows a document: the site's, as codegen makes them. */
export function idOf(document: string): string {
  return `sha256:${createHash('sha256').update(document).digest('hex')}`
}

/** Documents of this comparison by id, as the site's stand in the gateway. */
export const documentsById: Readonly<Record<string, string>> = Object.fromEntries(
  [booking, lists].map((document) => [idOf(document), document]),
)

import { getNamedType, isObjectType, isUnionType, type GraphQLOutputType } from 'graphql'
import { schema } from '../graphql/schema'
import { openGateway } from './open-gateway'
import { ORDER_ID } from './membership'
import { BOOKING_ID } from './people'
import { authResponses, salonsResponses } from './everything/auth-and-salons'
import { bookingResponses } from './everything/booking'
import { campaignResponses, wheelResponses } from './everything/campaign-and-wheel'

/** A selection of every field below a type, as deep as it goes; a type within itself is only named. */
function everything(type: GraphQLOutputType, within: readonly string[] = []): string {
  const named = getNamedType(type)
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((member) => `... on ${member.name} ${everything(member, within)}`)
      .join(' ')} }`
  if (!isObjectType(named)) return ''
  if (within.includes(named.name)) return '{ __typename }'
  return `{ ${Object.values(named.getFields())
    .map(({ name, type: of }) => {
      const given = argumentsOf[`${named.name}.${name}`] ?? ''
      return `${name}${given} ${everything(of, [...within, named.name])}`
    })
    .join(' ')} }`
}

/** A gateway over backends that have one of everything. */
export const fullGateway = () =>
  openGateway({
    auth: authResponses,
    salons: salonsResponses,
    booking: bookingResponses,
    campaign: campaignResponses,
    wheel: wheelResponses,
  })

/** What fields need that those backends can answer: those of Query by their name, others with their type. */
export const argumentsOf: Record<string, string> = {
  salon: '(id: 10)',
  salonsNear: '(latitude: 21, longitude: 105)',
  product: '(slug: "a")',
  servicePage: '(slug: "nhom-1")',
  'Salon.serviceDetail': '(groupId: 1)',
  'Salon.staff': '(date: "2026-11-21")',
  'Salon.hours': '(input: { date: "2026-11-21", serviceIds: [1001] })',
  'Salon.nearestHour': '(serviceIds: [1001])',
  'Salon.alternatives': '(date: "2026-11-21", serviceIds: [1001])',
  'Salon.offers': '(booking: { serviceIds: [1001] })',
  soonest: '(serviceIds: [1001], salonIds: [10], latitude: 21, longitude: 105.8)',
  firstFreeHours: '(serviceIds: [1001], salonIds: [10])',
  wards: '(districtId: 5)',
  places: '(search: "a")',
  place: '(id: "d5")',
  'Viewer.savedAddress': '(id: 1)',
  'Viewer.membershipOrder': `(id: "${ORDER_ID}")`,
  luckyVoucher: '(id: 1)',
  discover: '(id: 3)',
  look: '(slug: "undercut")',
  blogPost: '(slug: "bai-mot")',
  spaPage: '(slug: "da-nong")',
  booking: `(id: "${BOOKING_ID}")`,
  calendarFeed: `(token: "${BOOKING_ID}${'A'.repeat(24)}")`,
  managedBooking: `(token: "${BOOKING_ID}${'A'.repeat(24)}")`,
  'Viewer.visit': `(id: "${BOOKING_ID}")`,
  waitlistEntry: `(token: "${BOOKING_ID}${'A'.repeat(24)}")`,
  offer: '(id: 1, salonId: 10, booking: { serviceIds: [1001] })',
  rewards: '(date: "2026-11-21")',
}

/** Documents that together select all fields: one for each field of Query, and one for each of the viewer's. */
export const queries = Object.values(schema.getQueryType()!.getFields()).flatMap(
  ({ name, type }): [name: string, document: string][] => {
    const viewer = getNamedType(type)
    return name === 'viewer' && isObjectType(viewer)
      ? Object.values(viewer.getFields()).map((field) => [
          name,
          `{ viewer { ${field.name}${argumentsOf[`Viewer.${field.name}`] ?? ''} ${everything(field.type)} } }`,
        ])
      : [[name, `{ ${name}${argumentsOf[name] ?? ''} ${everything(type)} }`]]
  },
)

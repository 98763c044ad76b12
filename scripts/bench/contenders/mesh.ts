import type { Screen } from '../screens/documents.ts'
import { servePeer } from '../runtimes/peer.ts'
import {
  catalogueOf,
  provinceOf,
  provincesWithSalons,
  salonOf,
  staffOf,
} from '../screens/content.ts'
import { hoursOf } from '../screens/hours-content.ts'
import { post, type Contender } from './contender.ts'
import type { Sent } from './read.ts'

const salonFields =
  'id cityId name addressNew districtName cityName parking isOpen salonHot tagTopSalon ' +
  'latitude longitude map openingDate phone tag warnText'
const provinceFields = 'cityId cityName vungMienId totalSalon'

const documents: Record<Screen['name'], string> = {
  booking: /* GraphQL */ `
    query BookingScreen($salonId: Int!, $provinceId: Int!, $date: String!, $services: String!) {
      salon(salonId: $salonId) { data { ${salonFields} } }
      province(provinceId: $provinceId) { data { ${provinceFields} } }
      catalogue(salonId: $salonId) {
        data {
          categoryId order categoryName title
          serviceGroups {
            groupId groupName
            services {
              serviceId groupId parentServiceId order name versionName subtitle timeServe price priceNum oldPriceNum
              tags serviceDeliveryType noDisplay
            }
            upsaleServices { serviceId name priceNum timeServe }
          }
        }
        rulesSpecialDay {
          date serviceId
          serviceSpecial { priceNum }
          serviceStylist { priceNum }
          serviceSpecialStylist { priceNum }
          stylistLevelId
        }
      }
      staff(salonId: $salonId, date: $date) {
        data {
          stylists {
            staffId staffName avatar special salonEnroll experience totalCutomer ratingStar
            skillLevel
          }
          skinners { staffId }
        }
      }
      hours(salonId: $salonId, date: $date, services: $services) {
        data {
          hourGroup { name hours { hourId hour isFree totalStylistEmpty totalSkinnerEmpty } }
          lastHourWork { isFreeToday }
        }
      }
    }
  `,
  lists: /* GraphQL */ `
    query SalonLists {
      provinces { data { ${provinceFields} } }
      salons { data { ${salonFields} } }
    }
  `,
}

/**
 * GraphQL Mesh has the backends' names. What it leaves to its client (names, order, the provinces
 * of salons) is done before its response is compared, and not charged to it.
 */
export const meshContender: Contender = {
  name: 'GraphQL Mesh with Hive Gateway and JIT',
  on: 'Node',
  isPeer: true,
  isCaching: false,
  start: ({ upstream, screen }) => servePeer('mesh', { upstream, input: screen.input }),
  execute: (url, { name, input: { salonId, provinceId, date, services } }) =>
    post(`${url}/graphql`, {
      query: documents[name],
      variables:
        name === 'lists'
          ? {}
          : {
              salonId,
              provinceId,
              date: date.split('-').reverse().join('-'),
              services: services.join(','),
            },
    }),
  contentOf: (data, { name }) => {
    const sent = data as Sent
    if (name === 'lists')
      return { provinces: provincesWithSalons(sent.provinces.data, sent.salons.data) }
    return {
      salon: salonOf(sent.salon.data),
      provinces: sent.province.data.map(provinceOf),
      serviceCatalogue: catalogueOf(sent.catalogue),
      staff: staffOf(sent.staff.data),
      hours: hoursOf(sent.hours.data),
    }
  },
}

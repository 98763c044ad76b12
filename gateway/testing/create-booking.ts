import type { NewBooking } from '../../workers/booking/contract'
import type { Env } from '../context'
import { openGateway, type FakeBackends } from './open-gateway'
import {
  aBooking,
  aCatalogue,
  anHour,
  aSalon,
  aService,
  aStylist,
  aUser,
  BOOKING_ID,
} from './people'

/** What the booking backend answers to a new booking. */
export type Reply = ReturnType<NonNullable<NonNullable<FakeBackends['booking']>['createBooking']>>

/** Two salons. */
export const salons: FakeBackends['salons'] = {
  listSalons: () => ({ data: [aSalon({ id: 10 }), aSalon({ id: 11 })] }),
}

/** A cut and a service that is free. */
export const catalogue = aCatalogue(
  {
    groupId: 1,
    services: [
      aService({ serviceId: 1001, name: 'Cắt gội 10 bước', timeServe: 45, serviceDeliveryType: 3 }),
    ],
  },
  {
    groupId: 2,
    services: [
      aService({ serviceId: 1038, name: 'Ráy tai', price: 'FREE', serviceDeliveryType: 2 }),
    ],
  },
)

/** Books, and reads all results. */
export const book = `mutation ($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingConfirmed { bookingId }
    ... on BookingNeedsCode { bookingId }
    ... on AlreadyBooked { message }
    ... on PlaceTaken { reason message nearest { date hourId label } }
    ... on SalonClosed { message alternatives { id } }
    ... on TooManyTries { message retryAfterSeconds }
    ... on InvalidInput { issues { field message code } }
  }
}`

/** A booking for one customer. */
export const input = {
  idempotencyKey: 'k'.repeat(20),
  salonId: 10,
  phone: '0912.345.678',
  date: '2026-11-22',
  people: [{ serviceIds: [1001], hourId: 4 }],
}

/** The backend has made the booking. */
export const confirmed: Reply = {
  status: 200,
  body: {
    booking: { id: BOOKING_ID, listBooking: [{ totalMoney: 120_000 }, { totalMoney: 30_000 }] },
    isUseOtp: false,
  },
}

/** The booking backend is a host of the chain's own. */
export const host = { BOOKING_URL: 'https://booking.chain.example' }

/** A gateway whose booking backend answers so to each new booking, which it adds to `seen`. */
export function gatewayReplying(reply: Reply, seen: NewBooking[] = [], vars: Partial<Env> = {}) {
  return openGateway(
    {
      salons,
      auth: { getUser: () => aUser() },
      booking: {
        listServices: () => ({ status: 200, body: catalogue }),
        listStaff: () => ({
          data: {
            stylists: [aStylist({ staffId: 21, special: true })],
            skinners: [{ staffId: 51 }],
          },
        }),
        listHours: () => ({
          data: {
            hourGroup: [{ name: '', hours: [4, 5, 6].map((hourId) => anHour({ hourId })) }],
            receptionName: '',
            receptionAvatar: '',
            lastHourWork: { isFreeToday: true },
          },
        }),
        getBooking: () => ({ status: 200, body: aBooking({ totalMoney: 150_000 }) }),
        createBooking: (newBooking) => {
          seen.push(newBooking)
          return reply
        },
      },
    },
    vars,
  )
}

/** The booking backend refuses an hour whose place is taken; one near it is free. */
export const takenHour = {
  code: 'taken' as const,
  message: 'Giờ 9h30 vừa hết chỗ mất rồi.',
  hours: [{ bookHourId: 5, hour: '9h50', dateBook: '22-11-2026' }],
  salonBackUp: [],
}

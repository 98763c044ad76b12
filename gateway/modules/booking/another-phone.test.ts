import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { aBooking, aSalon, BOOKING_ID } from '../../testing/people'

test('another phone gets only day and masked phone of a booking [O-30, H-018]', async () => {
  const { execute } = openGateway({
    salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) },
    booking: {
      getBooking: () => ({
        status: 200,
        body: aBooking({
          isOwner: false,
          salonName: 'Mượt 10',
          totalMoney: 120_000,
          note: 'Dị ứng',
          salonPhone: '0241234567',
          manageToken: 'a-token',
          mayName: true,
          appointmentId: 'the-first-one',
          revision: 2,
          changedAt: 1_795_835_542_753,
          wishes: {
            receiveAdvice: true,
            littleAdvice: false,
            acceptMakePhoto: true,
            numberPersons: 0,
            utilityService: [{ id: 1, name: 'Da dễ kích ứng' }],
          },
        }),
      }),
    },
  })
  const query = `query ($id: ID!) {
    booking(id: $id) {
      __typename
      ... on Booking { note people { stylistName } }
      ... on MaskedBooking { id status isStatusKnown date phone isCanceled }
    }
  }`
  expect((await execute(query, { id: BOOKING_ID })).data.booking).toEqual({
    __typename: 'MaskedBooking',
    id: BOOKING_ID,
    status: 'CONFIRMED',
    isStatusKnown: true,
    date: '2026-11-22',
    phone: '091***5678',
    isCanceled: false,
  })
})

import { expect, test } from 'vitest'
import { boardIndex } from '../../../domain/board-entry'
import { openGateway, SATURDAY_TEN } from '../../testing/open-gateway'
import { aSalon } from '../../testing/people'

/** Somebody is free for nine frames from every frame on. */
const free = '9'.repeat(boardIndex(37))
const days = ['21-11-2026', '22-11-2026', '23-11-2026']
const toMidnight = (Date.UTC(2026, 10, 21, 17) - SATURDAY_TEN) / 1000

/** Salon 10, and 20 km from it salon 11, which opens on Sunday the 22nd; both have hours on the board. */
function chain() {
  const salons = [
    aSalon({ id: 10, latitude: 21, longitude: 105 }),
    aSalon({ id: 11, latitude: 21.18, longitude: 105, cityId: 1, openingDate: '22-11-2026' }),
  ]
  const gateway = openGateway({
    salons: { listSalons: () => ({ data: salons }) },
    booking: {
      readBoard: () => ({
        data: {
          version: 7,
          isWhole: true,
          entries: [10, 11].flatMap((salonId) =>
            days.map((date) => ({ salonId, date, stylists: free, skinners: free })),
          ),
        },
      }),
      listSold: () => ({
        data: {
          services: [{ serviceId: 1001, timeServe: 60, priceNum: 100_000, serviceDeliveryType: 3 }],
          unsold: [],
          rulesSpecialDay: [],
        },
      }),
    },
  })
  const soonest = async (where: string) =>
    (
      await gateway.execute(
        `{ soonest(serviceIds: [1001], ${where}, first: 10) { hours { salon { id } date } gap } }`,
      )
    ).data.soonest
  const first = async () =>
    (await gateway.execute('{ firstFreeHours(serviceIds: [1001]) { salonId } }')).data
      .firstFreeHours
  return { ...gateway, soonest, first }
}

const both = 'salonIds: [10, 11]'
const newOne = { salon: { id: '11' }, date: '2026-11-22' }

test('a salon that is still to open has no hours until the day on which it opens begins', async () => {
  const { soonest, first, wait } = chain()
  const salonsOf = async () =>
    (await soonest(both)).hours.map(({ salon }: { salon: { id: string } }) => salon.id)
  expect(await salonsOf()).toEqual(['10', '10'])
  // The clock of the test goes on.
  wait(toMidnight - 60)
  expect([await salonsOf(), await first()]).toEqual([['10', '10'], []])
  wait(60)
  expect(await salonsOf()).toEqual(['10', '11', '10', '11'])
  expect((await soonest(both)).hours[1]).toEqual(newOne)
  expect(await first()).toEqual([{ salonId: '10' }, { salonId: '11' }])
})

test('where only a salon is near that is still to open, none is; in its province all is full', async () => {
  const { soonest, wait } = chain()
  const near = 'latitude: 21.2, longitude: 105'
  expect(await soonest(near)).toEqual({ hours: [], gap: 'NO_SALON_NEAR' })
  expect(await soonest('provinceId: 1')).toEqual({ hours: [], gap: 'FULL' })
  wait(toMidnight)
  expect(await soonest(near)).toEqual({ hours: [newOne, newOne], gap: null })
  expect(await soonest('provinceId: 1')).toMatchObject({ hours: [newOne, newOne] })
})

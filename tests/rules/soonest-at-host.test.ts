import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '../../domain/distance'
import { isWhole } from '../sample'
import type { SoonestHours } from '../../schema/generated/resolvers'
import { bookingApi } from '../../workers/booking/contract'
import { BackendFailure } from '../../workers/kit/connect'
import type { Api } from '../../workers/kit/endpoint'
import { serve, type Handlers } from '../../workers/kit/serve'
import { openGateway } from '../../gateway/testing/open-gateway'
import { aCatalogue, anHour, aSalon, aService } from '../../gateway/testing/people'
import { createBoardReader } from '../../gateway/modules/soonest/board-reader'
import { soonestResolvers } from '../../gateway/modules/soonest/resolvers'

const numRuns = isWhole ? 10_000 : 500

type Frame = { hourId: number; stylists: number; skinners: number }
type HostSalon = { north: number; frames: Frame[] }

/** 10 o'clock on 21 November 2026 in Vietnam. */
const MORNING = Date.UTC(2026, 10, 21, 3)

const here = { latitude: 21, longitude: 105.8 }

/** When frames with a host's own numbers begin, in minutes. */
const startOf = (hourId: number) => 7 * 60 + (hourId - 501) * 30

/** A booking host with the chain's own calls alone; salon 10 is the first. */
function plainHost(salons: HostSalon[]) {
  const asked: number[] = []
  const credentials: string[] = []
  const services = [aService({ serviceId: 7, timeServe: 50, serviceDeliveryType: 3 })]
  const handlers: Partial<Handlers<typeof bookingApi, object>> = {
    listServices: () => ({ status: 200, body: aCatalogue({ groupId: 1, services }) }),
    listHours: ({ salonId }, { request: { headers } }) => {
      asked.push(salonId)
      credentials.push(...['authorization', 'x-holder'].filter((name) => headers.has(name)))
      const hours = salons[salonId - 10]!.frames.map(({ hourId, stylists, skinners }) => {
        const [hour, minute] = [Math.floor(startOf(hourId) / 60), startOf(hourId) % 60]
        const hourFrame = `${hour}h${String(minute).padStart(2, '0')}`
        const counts = { totalStylistEmpty: stylists, totalSkinnerEmpty: skinners }
        return anHour({ hourId, hour: hourFrame, hourFrame, ...counts })
      })
      const more = { receptionName: '', receptionAvatar: '', lastHourWork: { isFreeToday: true } }
      return { data: { hourGroup: [{ name: 'Ngày', hours }], ...more } }
    },
  }
  const app = serve<Api, object>('booking', bookingApi, handlers as Handlers<Api, object>)
  const isOurs = (request: Request) => /free-board|sold-services/.test(request.url)
  const BOOKING = {
    fetch: async (request: Request) =>
      isOurs(request) ? new Response('no such page', { status: 404 }) : app.fetch(request),
  }
  const listed = salons.map(({ north }, at) =>
    aSalon({ id: 10 + at, latitude: here.latitude + north / 1000, longitude: here.longitude }),
  )
  return {
    ...openGateway({ salons: { listSalons: () => ({ data: listed }) } }, { BOOKING }),
    asked,
    credentials,
  }
}

const soonest = (people: number, first = 10) => `{
  soonest(serviceIds: [7], latitude: 21, longitude: 105.8, people: ${people}, first: ${first}) {
    hours { salon { id } hourId } seenAt isPartial gap
  }
}`

const frames = fc.uniqueArray(
  fc.record({
    hourId: fc.integer({ min: 501, max: 528 }),
    stylists: fc.nat(6),
    skinners: fc.nat(6),
  }),
  { selector: ({ hourId }) => hourId, maxLength: 12 },
)

/** The same host's answer for a request that knows its lists already. */
async function soonestOf(salons: HostSalon[], delivery: 1 | 2 | 3, people: number) {
  const listed = salons.map(({ north }, at) => ({
    ...{ id: 10 + at, latitude: here.latitude + north / 1000, longitude: here.longitude },
    ...{ isOpen: true, openingDate: null },
  }))
  const sold = {
    services: [{ id: 7, minutes: 50, price: 1, delivery }],
    unsold: [],
    specialDays: [],
  }
  const backends = {
    booking: {
      readBoard: () => Promise.reject(new BackendFailure('booking', 'readBoard', 'absent', '404')),
      listHours: async ({ salonId }: { salonId: number }) => {
        const hours = salons[salonId - 10]!.frames.map(({ hourId, stylists, skinners }) => ({
          ...{ id: hourId, start: startOf(hourId) },
          ...{ freeStylists: stylists, freeSkinners: skinners },
        }))
        return { groups: [{ hours: hours.toSorted((one, other) => one.start - other.start) }] }
      },
    },
  }
  const context = {
    now: MORNING,
    lists: { read: async (name: string) => (name === 'salons' ? listed : sold) },
    board: createBoardReader(),
    backends,
    shared: () => backends,
  }
  const resolve = soonestResolvers.Query!.soonest as unknown as (
    ...args: [object, object, object]
  ) => Promise<SoonestHours>
  return {
    listed,
    found: await resolve({}, { ...here, serviceIds: [7], people, first: 10 }, context),
  }
}

test('in front of a host without a board the soonest hours are those of its salons, whatever its numbers and frames', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ north: fc.nat(200), frames }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(1 as const, 2 as const, 3 as const),
      fc.integer({ min: 1, max: 5 }),
      async (salons, delivery, people) => {
        const { listed, found } = await soonestOf(salons, delivery, people)
        const expected = listed.flatMap((salon, at) => {
          const km = distanceKm(here, salon)
          const ready = 10 * 60 + Math.max(5, Math.ceil(km * 2)) + 5
          return salons[at]!.frames.toSorted((one, other) => one.hourId - other.hourId)
            .filter(({ hourId }) => startOf(hourId) >= ready && km <= 15)
            .filter(({ stylists, skinners }) => {
              const suffices = (free: number) => Math.min(free, 5) >= people
              return (
                (delivery === 2 || suffices(stylists)) && (delivery === 1 || suffices(skinners))
              )
            })
            .slice(0, 2)
            .map(({ hourId }) => ({ id: salon.id, km, hourId }))
        })
        expected.sort(
          (one, other) => one.hourId - other.hourId || one.km - other.km || one.id - other.id,
        )
        expect(found.hours.map(({ salon, hourId }) => [salon.id, hourId])).toEqual(
          expected.slice(0, 10).map(({ id, hourId }) => [id, hourId]),
        )
      },
    ),
    { numRuns },
  )
})

test('a host is asked for the twelve nearest salons, and for no one of them again within a minute', async () => {
  const salon = { frames: [{ hourId: 520, stylists: 2, skinners: 2 }] }
  const salons = Array.from({ length: 14 }, (_none, at) => ({ ...salon, north: at }))
  const { execute, asked, wait, credentials } = plainHost(salons)
  // What one customer's own credentials show must not be shown to others.
  const own = { cookie: `muot_session=${'a'.repeat(64)}; muot_holder=${'b'.repeat(64)}` }
  const first = (await execute(soonest(1), {}, own)).data.soonest
  expect(asked).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])
  expect([first.hours.length, first.isPartial]).toEqual([10, true])
  expect(credentials).toEqual([])
  wait(30)
  const again = (await execute(soonest(1))).data.soonest
  expect(asked.slice(12)).toEqual([22, 23])
  expect(again.isPartial).toBe(false)
  expect(again.seenAt).toBe(first.seenAt)
  wait(31)
  const { seenAt } = (await execute(soonest(1))).data.soonest
  expect(asked).toHaveLength(26)
  expect(seenAt).toBeGreaterThan(first.seenAt + 60_000)
})

import { expect, test, vi } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aCatalogue, anHour, aRole, aSalon, aStylist } from '../../testing/people'

const salons: FakeBackends['salons'] = {
  listSalons: () => ({ data: [aSalon({ id: 10 }), aSalon({ id: 11, name: 'Mượt Láng' })] }),
}

test('the role is that of the phone at the salon, with the days that the backend offers [B-337, B-361]', async () => {
  const { execute } = openGateway({
    booking: {
      getRole: ({ phone, salonId }) =>
        aRole({ allowMultiple: phone === '0912345678' && salonId === 10 }),
    },
  })
  const { data } = await execute(
    `{
      salon(id: 10) { bookingRules(guestPhone: "+84 912 345 678") {
        mayChooseStylist mayBookForOthers isDefault days { date tag isActive isWeekend }
      } }
      unknown: salon(id: 10) { bookingRules(guestPhone: "0") { mayBookForOthers } }
    }`,
  )
  expect(data.salon.bookingRules).toMatchObject({
    mayChooseStylist: true,
    mayBookForOthers: true,
    isDefault: false,
  })
  expect(
    data.salon.bookingRules.days.map(({ tag, isActive }: { tag: string; isActive: boolean }) => [
      tag,
      isActive,
    ]),
  ).toEqual([
    ['TODAY', true],
    ['TOMORROW', true],
    ['DAY_AFTER', false],
  ])
  expect(data.unknown.bookingRules).toEqual({ mayBookForOthers: false })
})

test('a role that cannot be had is the default one, silently [B-338, B-385, B-388]', async () => {
  const { execute, breakDown, log } = openGateway()
  breakDown('booking')
  const { data, errors } = await execute(
    '{ salon(id: 10) { bookingRules(guestPhone: "0955555555") { mayChooseStylist mayBookForOthers isDefault days { date isActive } } } }',
  )
  expect(errors).toEqual([])
  expect(data.salon.bookingRules).toEqual({
    mayChooseStylist: true,
    mayBookForOthers: false,
    isDefault: true,
    days: [
      { date: '2026-11-21', isActive: true },
      { date: '2026-11-22', isActive: false },
      { date: '2026-11-23', isActive: false },
    ],
  })
  expect(log).toMatchObject([{ call: 'booking.getRole' }])
})

test('stylists come with the salon they moved to, which costs no call for each [B-146, B-237, B-366]', async () => {
  const { execute, calls } = openGateway({
    salons,
    booking: {
      listStaff: () => ({
        data: {
          stylists: [
            aStylist({ staffId: 21 }),
            aStylist({ staffId: 22, salonEnroll: 11, special: true }),
            aStylist({ staffId: 23, salonEnroll: 99 }),
          ],
          skinners: [{ staffId: 1 }, { staffId: 2 }],
        },
      }),
    },
  })
  const { data } = await execute(
    `{
      salon(id: 10) { staff(date: "2026-11-21") {
        stylists { id isMaster salonId salon { name } avatar ratings { name } }
      } }
    }`,
  )
  expect(data.salon.staff.stylists).toMatchObject([
    { id: '21', salon: { name: 'Mượt 10' }, avatar: null },
    { id: '22', isMaster: true, salonId: '11', salon: { name: 'Mượt Láng' } },
    { id: '23', salon: null },
  ])
  expect(calls.sort()).toEqual(['booking.listStaff', 'salons.listSalons'])
})

test("a stylist's description leaves the gateway without scripts, handlers and links [B-249]", async () => {
  const { execute } = openGateway({
    salons,
    booking: {
      listStaff: () => ({
        data: {
          stylists: [
            aStylist({
              staffId: 21,
              description:
                '<p onclick="steal()">Cắt <b>fade</b></p><script>steal()</script>' +
                '<img src=x onerror=steal()><a href="javascript:steal()">xem</a>',
            }),
          ],
          skinners: [],
        },
      }),
    },
  })
  const { data } = await execute(
    '{ salon(id: 10) { staff(date: "2026-11-21") { stylists { description } } } }',
  )
  const description = data.salon.staff.stylists[0].description as string
  expect(description).toContain('<b>fade</b>')
  expect(description).not.toMatch(/script|onclick|onerror|steal|<img/)
})

/** The hours of a fully booked day, and the recorded requests for them. */
async function hoursOfDay() {
  const { execute, requests } = openGateway({
    booking: {
      listHours: () => ({
        data: {
          hourGroup: [
            { name: 'Sáng', hours: [anHour({ hourId: 4 }), anHour({ hourId: 5, isFree: false })] },
          ],
          receptionName: 'Lan',
          receptionAvatar: '',
          lastHourWork: { isFreeToday: false },
        },
      }),
    },
  })
  const { data } = await execute(
    `{
      salon(id: 10) { hours(input: { date: "2026-11-22", serviceIds: [] }) {
        hasFree receptionName
        groups { name hours { id label isFree freeStylists freeSkinners } }
      } }
    }`,
  )
  return { hours: data.salon.hours, requested: new URL(requests[0]!.url).searchParams }
}

test('hours come in groups with who is free [B-149, B-150]', async () => {
  expect((await hoursOfDay()).hours.groups).toEqual([
    {
      name: 'Sáng',
      hours: [
        { id: '4', label: '9h30', isFree: true, freeStylists: 2, freeSkinners: 1 },
        { id: '5', label: '9h50', isFree: false, freeStylists: 2, freeSkinners: 1 },
      ],
    },
  ])
})

test('with the hours comes who receives, and whether any is free that day [B-151, B-223]', async () => {
  expect((await hoursOfDay()).hours).toMatchObject({
    hasFree: false,
    receptionName: 'Lan',
  })
})

test('hours are requested with stylist 0 for any, and 0 for no service [B-367]', async () => {
  expect(Object.fromEntries((await hoursOfDay()).requested)).toEqual({
    stylistId: '0',
    salonId: '10',
    bookDate: '22-11-2026',
    listServiceId: '0',
  })
})

test('too many chosen services are cut, and hours of too many are null [O-01]', async () => {
  const requested: number[][] = []
  const { execute } = openGateway({
    booking: {
      listServices: ({ choosenServiceIds }) => {
        requested.push(choosenServiceIds)
        return { status: 200, body: aCatalogue() }
      },
    },
  })
  const many = Array.from({ length: 400 }, (_, index) => 999_999_000 + index)
  const { data } = await execute(
    `query ($ids: [ID!]!) {
      salon(id: 10) {
        services(chosenIds: $ids) { isGenZ }
        hours(input: { date: "2026-11-22", serviceIds: $ids }) { hasFree }
      }
    }`,
    { ids: many },
  )
  expect(data).toMatchObject({ salon: { services: { isGenZ: false }, hours: null } })
  expect(requested).toEqual([many.slice(0, 50)])
})

test('an invalid day is refused before a request', async () => {
  const { execute, calls } = openGateway()
  for (const date of ['2026-02-30', '21-11-2026', '']) {
    const { errors } = await execute(
      'query ($date: LocalDate!) { salon(id: 10) { staff(date: $date) { stylists { id } } } }',
      { date },
    )
    expect(errors).toMatchObject([
      {
        message: 'Variable "$date" is invalid: A LocalDate is a day of the calendar, YYYY-MM-DD.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ])
  }
  expect(calls).toEqual([])
})

test('an invalid phone is logged without the phone, and not shown [B-386]', async () => {
  const noted: string[] = []
  const warn = vi.spyOn(console, 'warn').mockImplementation((line: string) => void noted.push(line))
  const { execute } = openGateway({ booking: { getRole: () => aRole() } })
  const query = `query ($s: ID!, $p: String) {
    salon(id: $s) { bookingRules(guestPhone: $p) { isDefault } }
    none: salon(id: 0) { staff(date: "2026-11-21", guestPhone: $p) { stylists { id } } }
  }`
  const { data, errors } = await execute(query, { s: 10, p: '0912 34' })
  expect([data, errors]).toEqual([
    { salon: { bookingRules: { isDefault: false } }, none: null },
    [],
  ])
  expect(noted.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', call: 'bookingRules', message: 'phone invalid' },
  ])
  expect(noted.join()).not.toContain('0912')
  await execute('{ salon(id: 10) { bookingRules(guestPhone: "0") { isDefault } } }')
  expect(noted).toHaveLength(1)
  warn.mockRestore()
})

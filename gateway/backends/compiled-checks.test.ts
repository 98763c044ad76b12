import * as z from 'zod'
import { expect, test } from 'vitest'
import { bookingApi } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import { salonsApi } from '../../workers/salons/contract'
import { aCatalogue, anHour, aProvince, aSalon, aService, aStylist } from '../testing/people'
import { withCompiledChecks } from './table'

const shared = Object.entries({ ...salonsApi, ...bookingApi, ...campaignApi }).flatMap(
  ([name, call]) => ('isShared' in call ? [[name, call.responses[200]] as const] : []),
)

test.each(shared)('the check of %s can be compiled', (_name, schema) => {
  expect(() => z.compile<z.ZodType>(schema, { strict: true })).not.toThrow()
})

/** Wire bodies, each with a part that breaks it or costs a part of it. */
const { listSalons, listProvinces, getSalon } = salonsApi
const { listServices, listStaff, listHours } = bookingApi
const cases = [
  ['salons', listSalons.responses[200], { data: [aSalon({ id: 1 }), aSalon({ id: 2 })] }],
  ['one salon', getSalon.responses[200], { data: aSalon({ id: 1, openingDate: '01-12-2026' }) }],
  ['provinces', listProvinces.responses[200], { data: [aProvince({ cityId: 1 })] }],
  [
    'services',
    listServices.responses[200],
    aCatalogue({ groupId: 1, services: [aService({ serviceId: 5 })] }),
  ],
  [
    'staff',
    listStaff.responses[200],
    { data: { stylists: [aStylist({ staffId: 21 })], skinners: [{ staffId: 3 }] } },
  ],
  [
    'hours',
    listHours.responses[200],
    {
      data: {
        hourGroup: [{ name: 'Sáng', hours: [anHour({ hourId: 1 })] }],
        receptionName: 'Lan',
        receptionAvatar: '',
        lastHourWork: { isFreeToday: true },
      },
    },
  ],
] as const

test.each(cases)(
  'compiled or not, the check of %s accepts and refuses the same',
  (_name, schema, body) => {
    const plain: z.ZodType = schema
    const compiled = z.compile(plain, { strict: true })
    expect(compiled.parse(body)).toEqual(plain.parse(body))
    let refused = 0
    for (const broken of brokenCopies(body)) {
      const [one, other] = [plain.safeParse(broken), compiled.safeParse(broken)]
      expect(other.data).toEqual(one.data)
      expect(other.error?.issues).toEqual(one.error?.issues)
      if (!one.success) refused += 1
    }
    expect(refused).toBeGreaterThan(0)
  },
)

test('checks of what only one customer gets are not compiled', () => {
  const compiled = withCompiledChecks(salonsApi)
  expect(compiled.listWards).toBe(salonsApi.listWards)
  expect(compiled.listSalons.responses[200]).not.toBe(salonsApi.listSalons.responses[200])
})

/** Copies of a body, each with one value that is of another type, or left out. */
function brokenCopies(body: unknown): unknown[] {
  if (Array.isArray(body))
    return body.flatMap((item, at) => [
      ...[null, 'x', {}].map((other) => body.with(at, other)),
      ...brokenCopies(item).map((copy) => body.with(at, copy)),
    ])
  if (typeof body !== 'object' || body === null) return [null, -1.5, 'x', [], {}]
  return Object.entries(body).flatMap(([name, value]) => {
    const { [name]: _left, ...rest } = body as Record<string, unknown>
    return [rest, ...brokenCopies(value).map((copy) => ({ ...body, [name]: copy }))]
  })
}

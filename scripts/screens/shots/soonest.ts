import type { Page } from 'playwright'
import { queryGateway, cutAndWash, dayAhead } from '../../chain-client.ts'
import { salonFor } from '../chain.ts'
import { stopClock } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'

const list = '/som-nhat'
const hanoi = 62
/** So many salons are in this city that a chain which has just started cannot look at all at once. */
const manySalons = 1

async function pressHere(page: Page): Promise<void> {
  await page.locator('.soonest-form .needs-script button').click()
}

async function allowPosition({ page }: Visitor, latitude: number, longitude: number) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude, longitude })
  return list
}

/** The list of a stylist whose first hour has been taken when it is pressed. */
async function withTwoHours(visitor: Visitor): Promise<string> {
  const { request } = visitor.page
  const salonId = await salonFor(visitor)
  const { staff } = await queryGateway<{ staff: { stylists: { id: number; salonId: number }[] } }>(
    request,
    'query($s: Int!, $d: LocalDate!) { staff(salonId: $s, date: $d) { stylists { id salonId } } }',
    { s: salonId, d: await dayAhead(request, 0) },
  )
  for (const { id } of staff.stylists.filter((one) => one.salonId === salonId)) {
    const path = `${list}?stylist=${salonId}-${id}`
    const found = await (await request.get(path)).text()
    if (found.split('class="soonest-row"').length > 2) return path
  }
  throw new Error(`no stylist of salon ${salonId} has two hours`)
}

async function takeFirst(page: Page, { elsewhere }: Visitor): Promise<void> {
  const first = page.locator('.soonest-row').first()
  const draft = new URL((await first.getAttribute('href')) ?? '', page.url()).searchParams
  await queryGateway(
    await elsewhere(),
    'mutation($input: HoldHourInput!) { holdHour(input: $input) { __typename } }',
    {
      input: {
        salonId: Number(draft.get('salonId')),
        date: draft.get('date'),
        people: [
          {
            serviceIds: [cutAndWash],
            hourId: Number(draft.get('hour')),
            stylistId: Number(draft.get('stylistId')),
          },
        ],
      },
    },
  )
  await first.click()
  await page.locator('main [role=alert]').waitFor()
}

/** What a chain answers about a large city before it has looked at all salons there. */
export const firstOfAll: Shot[] = [
  {
    name: 'soonest-partial',
    path: `${list}?province=${manySalons}`,
    who: 'alone',
    isWhole: true,
    // A quick machine looks at all of them in time.
    isRare: true,
    press: (page) => page.locator('main > .notice').waitFor({ timeout: 2000 }),
  },
]

/** The soonest chairs (`/som-nhat`) in their states. */
export const soonest: Shot[] = [
  { name: 'soonest-form', path: list, who: 'alone' },
  { name: 'soonest-usual', path: list },
  {
    name: 'soonest-near',
    path: (visitor) => allowPosition(visitor, 21.033, 105.798),
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await pressHere(page)
      await page.locator('.soonest-row').first().waitFor()
    },
  },
  {
    name: 'soonest-denied',
    path: list,
    who: 'alone',
    isBrief: true,
    press: async (page) => {
      await stopClock(page)
      await pressHere(page)
      await page.locator('.toast').waitFor()
    },
  },
  {
    name: 'soonest-far',
    path: (visitor) => allowPosition(visitor, 10.001, 109.5),
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await pressHere(page)
      await page.locator('.empty').waitFor()
    },
  },
  { name: 'soonest-full', path: `${list}?stylist=10-1002`, who: 'alone' },
  {
    name: 'soonest-behind',
    path: `${list}?province=${hanoi}&after=9999999999999_0_9`,
    who: 'alone',
  },
  { name: 'soonest-group', path: `${list}?province=${hanoi}&people=3`, who: 'alone' },
  {
    name: 'soonest-taken',
    path: withTwoHours,
    who: 'alone',
    isWhole: true,
    press: takeFirst,
  },
]

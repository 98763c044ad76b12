import { expect, test } from 'vitest'
import type { HostVars } from '../../workers/kit/upstream'
import { openGateway } from '../testing/open-gateway'
import { aUser, loggedIn } from '../testing/people'

/** A booking host with the specified calls only, which answers others with this. */
function openBare(reply: () => Response, vars: HostVars<'BOOKING'> = {}) {
  const asked: string[] = []
  const BOOKING = {
    fetch: async ({ method, url }: Request) => {
      asked.push(`${method} ${new URL(url).pathname}`)
      return reply()
    },
  }
  const gateway = openGateway({ auth: { getUser: () => aUser() } }, { BOOKING, ...vars })
  return { ...gateway, asked }
}

const page = (status: number) => () => new Response('<h1>no such page</h1>', { status })

test.each([404, 405, 501])(
  'a call that a host answers with %i is null without an error, and not sent again for ten minutes',
  async (status) => {
    const { execute, asked, log, requestLog, wait } = openBare(page(status))
    const ask = () =>
      execute('{ homeVisits { id } visit(id: "01JD4Q9Z7XK3M5N8P0R2S4T6VW") { id } }', {}, loggedIn)
    for (let view = 0; view < 3; view++)
      expect(await ask()).toMatchObject({
        data: { homeVisits: null, visit: null },
        errors: [],
      })
    expect(asked.toSorted()).toEqual([
      'GET /booking/at-home',
      'GET /customer-history/01JD4Q9Z7XK3M5N8P0R2S4T6VW',
    ])
    expect(log).toEqual([])
    expect(requestLog.map(({ errors }) => errors)).toEqual([[], [], []])

    wait(10 * 60 + 1)
    await ask()
    expect(asked).toHaveLength(4)
  },
)

test('a press that needs such a call is refused, and logged as no failure', async () => {
  const { execute, asked, log } = openBare(page(404))
  const press = () =>
    execute(
      'mutation { withdrawManageLink(bookingId: "01JD4Q9Z7XK3M5N8P0R2S4T6VW") { __typename } }',
      {},
      loggedIn,
    )
  for (const { errors } of [await press(), await press()])
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BACKEND_FAILED'])
  expect([asked.length, log]).toEqual([1, []])
})

test('a host without calendar feeds is told from a customer without one', async () => {
  const { execute, log } = openBare(page(404))
  for (let view = 0; view < 2; view++) {
    const { data, errors } = await execute('{ calendarFeedToken }', {}, loggedIn)
    expect([data, errors.length]).toEqual([{ calendarFeedToken: null }, 1])
  }
  expect(log).toEqual([])
})

test('a refusal in the form of the contract is one, and other failures are errors as before', async () => {
  const gone = openBare(() => Response.json({ message: 'Lịch này đã hủy.' }, { status: 404 }))
  for (let view = 0; view < 2; view++)
    expect(
      await gone.execute('{ visit(id: "01JD4Q9Z7XK3M5N8P0R2S4T6VW") { id } }', {}, loggedIn),
    ).toMatchObject({ data: { visit: null }, errors: [] })
  expect(gone.asked).toHaveLength(2)

  const down = openBare(page(500))
  const { errors } = await down.execute('{ homeVisits { id } }', {}, loggedIn)
  expect(errors).toHaveLength(1)
  expect(down.log[0]?.message).toContain('booking.listHomeVisits: status: 500')
})

import { expect, test } from 'vitest'
import { fullGateway, queries } from '../testing/everything'
import { openGateway } from '../testing/open-gateway'
import { aSalon, loggedIn } from '../testing/people'
import type { Bar } from './explain'

const salons = { listSalons: () => ({ data: [aSalon({ id: 10 }), { id: 'odd' } as never] }) }

/** The bars of a request for the salons. */
async function barsOf(
  { execute, settle }: Pick<ReturnType<typeof openGateway>, 'execute' | 'settle'>,
  headers: Record<string, string> = { 'x-explain': '1' },
): Promise<Partial<Bar>[] | undefined> {
  const { response } = await execute('{ salons { id } }', {}, headers)
  await settle()
  const { extensions } = (await response.json()) as { extensions?: { explain: Bar[] } }
  return extensions?.explain.map(({ started: _, ms: _ms, ...bar }) => bar)
}

test('a request is explained where it asks for that: calls, lists and lost rows', async () => {
  const gateway = openGateway({ salons })
  const call = { what: 'salons.listSalons', status: 200, cache: 'miss', dropped: 1 }
  const held = { what: 'salons', status: null, dropped: 0 }
  expect(await barsOf(gateway)).toEqual([call])
  expect(await barsOf(gateway)).toEqual([{ ...held, cache: 'hit' }])
  expect(await barsOf(gateway, {})).toBeUndefined()
  gateway.wait(301)
  expect(await barsOf(gateway)).toContainEqual({ ...held, cache: 'stale' })
  expect(await barsOf(gateway, { 'x-explain': '1.fresh' })).toEqual([call])
})

test('the switches of the query page stand in a cookie: a backend is down for one request', async () => {
  const gateway = openGateway({ salons })
  expect(await barsOf(gateway, { cookie: 'explain=1.fresh.down-salons' })).toEqual([
    { what: 'salons.listSalons', status: 'network', cache: 'miss', dropped: 0 },
    { what: 'salons.listSalons', status: 'network', cache: 'miss', dropped: 0 },
  ])
  expect(await barsOf(gateway, { cookie: 'explain=1.down-nothing' })).toHaveLength(1)
})

test.for(queries.slice(0, 20))(
  'the bars of %s are what the backends were asked',
  async ([, query]) => {
    const gateway = fullGateway()
    const { response } = await gateway.execute(query, {}, { ...loggedIn, 'x-explain': '1' })
    const { extensions } = (await response.json()) as { extensions: { explain: Bar[] } }
    const called = extensions.explain.filter(({ status }) => status !== null)
    expect(called.map(({ what }) => what).sort()).toEqual(gateway.calls.toSorted())
  },
)

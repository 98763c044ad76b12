import { expect, test } from 'vitest'
import { openGateway } from '../testing/open-gateway'
import { aSalon } from '../testing/people'

test('each language has its own lists and answers; what caches may store is Vietnamese [H-242, O-36]', async () => {
  const received: string[] = []
  const { execute, fetch } = openGateway({
    campaign: {
      listHomeBlocks: ({ lang }) => {
        received.push(lang ?? 'none')
        return {
          data: [{ order: 1, layout: 'head', title: lang === 'en' ? 'Hello' : 'Chào', list: [] }],
        }
      },
    },
  })
  const query = '{ homeBlocks { title } }'
  const title = async (language: string) =>
    (await execute(query, {}, { 'accept-language': language })).data.homeBlocks[0].title
  const titles = []
  for (const language of ['vi', 'en', 'vi', 'en']) titles.push(await title(language))
  expect(titles).toEqual(['Chào', 'Hello', 'Chào', 'Hello'])
  expect(received).toEqual(['none', 'en'])
  const address = `https://gateway.test/graphql?query=${encodeURIComponent(query)}`
  const byAddress = await fetch(new Request(address, { headers: { 'accept-language': 'en' } }))
  expect(await byAddress.json()).toEqual({ data: { homeBlocks: [{ title: 'Chào' }] } })
})

/** A gateway over a backend that has salon 10 in its list, and 269 besides. */
function openSalons() {
  return openGateway({
    salons: {
      listSalons: () => ({ data: [aSalon({ id: 10 })] }),
      getSalon: ({ id }) =>
        id === 10 || id === 269
          ? { status: 200, body: { data: aSalon({ id }) } }
          : { status: 404, body: { message: 'Không có.' } },
    },
  })
}

test('one salon is fetched alone and cached for five minutes, without the list', async () => {
  const { execute, calls, wait, settle, otherIsolate } = openSalons()
  for (const isolate of [{ execute }, { execute }, otherIsolate()]) {
    expect((await isolate.execute('{ salon(id: 10) { id } }')).data).toEqual({ salon: { id: 10 } })
    await settle()
  }
  expect(calls).toEqual(['salons.getSalon'])
  wait(301)
  await execute('{ salon(id: 10) { id } }')
  await settle()
  expect(calls).toEqual(['salons.getSalon', 'salons.getSalon'])
})

test('one salon is taken from the list where that is in memory; others are still found', async () => {
  const { execute, calls, settle } = openSalons()
  await execute('{ salons { id } }')
  await settle()
  await execute('{ salon(id: 10) { id } }')
  expect(calls).toEqual(['salons.listSalons'])
  expect((await execute('{ salon(id: 269) { isListed } }')).data).toEqual({
    salon: { isListed: false },
  })
})

test('a number without a salon is null and not cached', async () => {
  const { execute, calls, store, settle } = openSalons()
  for (let time = 0; time < 2; time++)
    expect((await execute('{ salon(id: 11) { id } }')).data).toEqual({ salon: null })
  await settle()
  expect([calls, store.size]).toEqual([['salons.getSalon', 'salons.getSalon'], 0])
})

test('one salon comes from the stored list while the backend is down', async () => {
  const { execute, breakDown, settle, otherIsolate } = openSalons()
  await execute('{ salons { id } }')
  await settle()
  breakDown('salons')
  expect((await otherIsolate().execute('{ salon(id: 10) { id } }')).data).toEqual({
    salon: { id: 10 },
  })
})

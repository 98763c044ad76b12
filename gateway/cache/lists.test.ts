import { expect, test } from 'vitest'
import { contentResponses, aPost } from '../testing/content'
import { openCoordinator } from '../testing/coordinator'
import { openGateway } from '../testing/open-gateway'
import { aSalon } from '../testing/people'

/** A gateway whose coordinator records the keys that it is requested to renew. */
function openWatched() {
  const { binding } = openCoordinator()
  const keys: string[] = []
  const keeper = binding.getByName('lists')
  const watched: typeof keeper = {
    read: () => keeper.read(),
    raise: (names) => keeper.raise(names),
    countPurge: () => keeper.countPurge(),
    beginRenewal: (renewal) => {
      keys.push(renewal.key)
      return keeper.beginRenewal(renewal)
    },
    awaitRenewal: (renewal) => keeper.awaitRenewal(renewal),
    endRenewal: (renewal, at, json) => {
      keys.push(renewal.key)
      return keeper.endRenewal(renewal, at, json)
    },
  }
  const gateway = openGateway(
    {
      salons: {
        ...contentResponses,
        listSalons: () => ({ data: [aSalon({ id: 10 })] }),
        listPosts: ({ page }) => ({ data: [aPost({ slug: `bai-${page}` })], total: 9 }),
      },
    },
    { COORDINATOR: { getByName: () => watched } },
  )
  return { ...gateway, keys }
}

test('the one coordinator of all isolates renews the lists of the table', async () => {
  const { execute, settle, keys } = openWatched()
  await execute('{ salons { id } }')
  await settle()
  expect(new Set(keys.map((key) => key.split('/').at(-1)))).toEqual(new Set(['salons']))
})

test('keys that callers choose are not sent to the coordinator', async () => {
  const { execute, settle, keys } = openWatched()
  for (let number = 1; number <= 20; number++) {
    await execute(`{ blogPosts(page: ${number}) { items { slug } } }`)
    await execute(`{ blogPost(slug: "made-up-${number}") { post { slug } } }`)
  }
  await settle()
  expect(keys).toEqual([])
})

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

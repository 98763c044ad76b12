import { expect, test } from 'vitest'
import { aDiscover, aSection, contentResponses, gateway } from '../../testing/content'
import { openGateway } from '../../testing/open-gateway'
import { endedSession, loggedIn } from '../../testing/people'

test('discoveries come with their likes, and one of them with its text in sections [H-235, H-236]', async () => {
  const { execute } = gateway()
  const { data } = await execute(
    `{
      discovers { id title likeCount publishedOn tags }
      discover(id: 3) { discover { likeCount } sections { id title parts { text items } } }
      none: discover(id: 0) { sections { id } }
    }`,
  )
  expect(data).toEqual({
    discovers: [
      { id: 3, title: 'Khăn ấm', likeCount: 7, publishedOn: '2026-11-12', tags: ['Mẹo hay'] },
    ],
    discover: {
      discover: { likeCount: 7 },
      sections: [
        {
          id: 'mot',
          title: 'Một',
          parts: [
            { text: 'Một đoạn.', items: [] },
            { text: '', items: ['gạch một', 'gạch hai'] },
          ],
        },
      ],
    },
    none: null,
  })
})

test('an unknown discovery is null, and the list comes from the cache [H-236]', async () => {
  const { execute, breakDown } = gateway({
    getDiscover: ({ id }) =>
      id === 3
        ? { status: 200, body: { data: { info: aDiscover(), content: [aSection] } } }
        : { status: 404, body: { message: 'no' } },
  })
  expect(
    (await execute('{ discovers { id } discover(id: 9) { sections { id } } }')).data.discover,
  ).toBeNull()
  breakDown('salons')
  const { data, errors } = await execute(
    '{ discover(id: 3) { discover { title } sections { id } } }',
  )
  expect(data.discover).toEqual({ discover: { title: 'Khăn ấm' }, sections: null })
  expect(errors.map(({ path }) => path)).toEqual([['discover', 'sections']])
})

test('likedDiscovers are those of the session, null for visitors [H-238]', async () => {
  const requested: number[] = []
  const { execute, calls } = gateway({
    listLikedDiscovers: ({ customerId }) => {
      requested.push(customerId)
      return { data: [aDiscover()] }
    },
  })
  expect((await execute('{ likedDiscovers { id } }')).data).toEqual({ likedDiscovers: null })
  expect(calls).toEqual([])
  expect((await execute('{ likedDiscovers { id } }', {}, loggedIn)).data).toEqual({
    likedDiscovers: [{ id: 3 }],
  })
  expect(requested).toEqual([7])
})

test('an expired session likes nothing, and its reader is a visitor [H-130]', async () => {
  const { execute } = openGateway({ auth: endedSession, salons: contentResponses })
  const { data, errors } = await execute('{ likedDiscovers { id } discovers { id } }', {}, loggedIn)
  expect([data, errors]).toEqual([{ likedDiscovers: null, discovers: [{ id: 3 }] }, []])
})

const like = (id = 3) =>
  `mutation {
    likeDiscover(discoverId: ${id}, isLiked: true) {
      __typename
      ... on DiscoverLiked { isLiked likeCount }
      ... on NotFound { message }
      ... on TooManyTries { retryAfterSeconds }
      ... on InvalidInput { issues { field } }
    }
  }`

test('a like is a mutation that passes the like on and returns the current count [H-237, O-42]', async () => {
  const requested: unknown[] = []
  const { execute } = gateway({
    likeDiscover: (input) => {
      requested.push(input)
      return { status: 200, body: { data: { isLike: input.isLike, totalLike: 8 } } }
    },
  })
  expect((await execute(like(), {}, loggedIn)).data.likeDiscover).toEqual({
    __typename: 'DiscoverLiked',
    isLiked: true,
    likeCount: 8,
  })
  expect(requested).toEqual([{ id: 3, isLike: true }])
  // A query may be prefetched or cached, so liking is a mutation only.
  expect(
    (await execute('{ likeDiscover(discoverId: 3, isLiked: true) { __typename } }', {}, loggedIn))
      .errors[0]?.message,
  ).toMatch(/likeDiscover/)
})

test('a refused like changes nothing and returns its reason [H-237]', async () => {
  const { execute, calls } = gateway({
    likeDiscover: ({ id }) =>
      id === 4
        ? { status: 404, body: { message: 'Không còn' } }
        : { status: 429, body: { message: 'Nhanh quá', retryAfterSeconds: 9 } },
  })
  expect((await execute(like())).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect((await execute(like(0), {}, loggedIn)).data.likeDiscover).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'discoverId' }],
  })
  expect(calls).toEqual([])
  expect((await execute(like(4), {}, loggedIn)).data.likeDiscover).toEqual({
    __typename: 'NotFound',
    message: 'Không còn',
  })
  expect((await execute(like(5), {}, loggedIn)).data.likeDiscover).toEqual({
    __typename: 'TooManyTries',
    retryAfterSeconds: 9,
  })
})

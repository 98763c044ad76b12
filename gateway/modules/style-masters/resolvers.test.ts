import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aMaster, aSalon, aUser, loggedIn } from '../../testing/people'

function gateway(over: NonNullable<FakeBackends['booking']> = {}) {
  const sent: object[] = []
  const opened = openGateway({
    auth: { getUser: () => aUser() },
    salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) },
    booking: {
      listTopLiked: (input) => (
        sent.push({ topLiked: input }),
        { data: [aMaster(), aMaster({ staffId: 901, salonId: 9 })] }
      ),
      listTopRated: (input) => (
        sent.push({ topRated: input }),
        { data: [aMaster({ star: null, totalRating: 0 })] }
      ),
      listVotes: (input) => (
        sent.push({ votes: input }),
        { data: [{ masterKey: 'cat-2026-11', staffId: 1001, staffName: 'Luận Triệu', votedAt: 5 }] }
      ),
      updateVote: ({ masterKey, staffId }) => ({
        status: 200,
        body: { data: { masterKey, staffId, staffName: 'Luận Triệu', votedAt: 5 } },
      }),
      listChallenges: () => ({
        data: [
          {
            id: 1,
            name: 'x',
            description: 'y',
            goal: 8,
            unit: 'z',
            reward: 1_000_000,
            ranking: [
              { staffId: 1001, staffName: 'Luận Triệu', avatar: '', salonId: 10, value: 9 },
              { staffId: 1002, staffName: 'An Lê', avatar: '', salonId: 77, value: 7 },
            ],
          },
        ],
      }),
      ...over,
    },
  })
  return { ...opened, sent }
}

const vote = (key = 'cat-2026-11', stylistId = 1001) =>
  `mutation {
    voteStyleMaster(input: { key: "${key}", stylistId: ${stylistId} }) {
      __typename
      ... on StyleMasterVoted { vote { stylistId masterKey } }
      ... on VotingClosed { message }
      ... on InvalidInput { issues { field } }
    }
  }`

test('without a key rankings are of this month, with 30 entries each [H-228, H-231]', async () => {
  const { execute, sent } = gateway()
  const { data } = await execute(
    '{ styleMasters { key topic month isOpen byVotes { stylistId votes salon { id } } byStars { stars } } }',
  )
  expect(sent).toEqual([
    { topLiked: { masterKey: 'cat-2026-11', top: 30 } },
    { topRated: { masterKey: 'cat-2026-11', top: 30 } },
  ])
  expect(data.styleMasters).toEqual({
    key: 'cat-2026-11',
    topic: 'CUT',
    month: '2026-11',
    isOpen: true,
    byVotes: [
      { stylistId: '1001', votes: 12, salon: { id: '10' } },
      { stylistId: '901', votes: 12, salon: null },
    ],
    byStars: [{ stars: null }],
  })
})

test("a salon's ranking has all its stylists, and votes only its own [H-232]", async () => {
  const { execute, sent } = gateway()
  const { data } = await execute(
    '{ styleMasters(key: "uon-nhuom-2026-10", salonId: 10) { topic isOpen byVotes { stylistId } } }',
  )
  expect(sent).toContainEqual({ topRated: { masterKey: 'uon-nhuom-2026-10', salonId: 10 } })
  expect(data.styleMasters).toEqual({
    topic: 'PERM_AND_COLOUR',
    isOpen: false,
    byVotes: [{ stylistId: '1001' }],
  })
})

test('an unknown key or one of a future month is null without a request [H-228]', async () => {
  const { execute, calls } = gateway()
  for (const key of ['cao-2026-11', 'cat-2026-13', 'cat-2026-12', '../x', ''])
    expect(
      (await execute('query($k: String) { styleMasters(key: $k) { key } }', { k: key })).data
        .styleMasters,
      key,
    ).toBeNull()
  expect(calls).toEqual([])
})

test('a vote is stored for the customer of the session only [H-229, H-230]', async () => {
  const { execute, calls } = gateway()
  expect((await execute(vote(), {}, loggedIn)).data.voteStyleMaster).toEqual({
    __typename: 'StyleMasterVoted',
    vote: { stylistId: '1001', masterKey: 'cat-2026-11' },
  })
  expect(
    (await execute('{ viewer { styleMasterVotes { stylistId name at } } }', {}, loggedIn)).data
      .viewer.styleMasterVotes,
  ).toEqual([{ stylistId: '1001', name: 'Luận Triệu', at: 5 }])
  const before = calls.length
  expect((await execute('{ viewer { styleMasterVotes { name } } }')).data.viewer).toBeNull()
  expect((await execute(vote())).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect((await execute(vote('cat'), {}, loggedIn)).data.voteStyleMaster).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'key' }],
  })
  expect((await execute(vote(undefined, 0), {}, loggedIn)).data.voteStyleMaster).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'stylistId' }],
  })
  expect(calls).toHaveLength(before)
})

test('a past month and an unknown stylist are members of the union [H-229]', async () => {
  const over = gateway({ updateVote: () => ({ status: 409, body: { message: 'Đã khép lại.' } }) })
  expect((await over.execute(vote('cat-2026-10'), {}, loggedIn)).data.voteStyleMaster).toEqual({
    __typename: 'VotingClosed',
    message: 'Đã khép lại.',
  })
  const nobody = gateway({ updateVote: () => ({ status: 404, body: { message: 'x' } }) })
  expect((await nobody.execute(vote(), {}, loggedIn)).data.voteStyleMaster.__typename).toBe(
    'NotFound',
  )
})

test('a host that says no more than that it has stored a vote has stored it [H-229]', async () => {
  const { execute } = gateway({
    updateVote: () => ({ status: 200, body: { success: true } }) as never,
  })
  expect((await execute(vote(), {}, loggedIn)).data.voteStyleMaster.__typename).toBe(
    'StyleMasterVoted',
  )
})

test('challenges have their leaders, with salons from the cached list [H-234]', async () => {
  const { data } = await gateway().execute(
    '{ staffChallenges { goal reward ranking { name value isReached salon { name } } } }',
  )
  expect(data.staffChallenges).toEqual([
    {
      goal: 8,
      reward: 1_000_000,
      ranking: [
        { name: 'Luận Triệu', value: 9, isReached: true, salon: { name: 'Mượt 10' } },
        { name: 'An Lê', value: 7, isReached: false, salon: null },
      ],
    },
  ])
})

test('while booking is down only these fields are null [H-228, H-234]', async () => {
  const { execute, breakDown } = gateway()
  breakDown('booking')
  const { data, errors } = await execute(
    '{ now styleMasters { key } staffChallenges { id } viewer { visits { totalCount } } }',
    {},
    loggedIn,
  )
  expect(data).toEqual({
    now: expect.any(Number) as number,
    styleMasters: null,
    staffChallenges: null,
    viewer: { visits: null },
  })
  expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(
    new Set(['BACKEND_FAILED']),
  )
})

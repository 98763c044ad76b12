import { beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../../domain/durations'
import { instantOf } from '../../../../domain/vietnam-day'
import { booking, session } from '../../testing/client'
import { setUpDemoData } from '../../testing/demo-data'
import { bindings, morning, setClock, today } from '../../testing/salon-day'

const month = today.slice(0, 7)
const list = `cat-${month}`
const me = booking(session('0912345678'))

setUpDemoData()

/** Minutes of the morning that have passed in these tests: lists are cached for one. */
let minutes = 0
beforeEach(passMinute)

function passMinute(): void {
  minutes += 1
  setClock(morning + minutes * MINUTE_MS)
}

async function votesFor(staffId: number): Promise<number> {
  return (
    (await booking().listTopLiked({ masterKey: list, top: 50 })).find(
      (one) => one.stylistId === staffId,
    )?.votes ?? 0
  )
}

test('those with most votes come first, for everybody to see [H-228]', async () => {
  const ranking = await booking().listTopLiked({ masterKey: list, top: 5 })
  expect(ranking).toHaveLength(5)
  expect(ranking.map((one) => one.votes)).toEqual(
    ranking.map((one) => one.votes).toSorted((a, b) => b - a),
  )
  const { n } = (await bindings.DB.prepare(
    'SELECT count(*) AS n FROM style_master_vote WHERE master_key = ? AND stylist_id = ?',
  )
    .bind(list, ranking[0]!.stylistId)
    .first<{ n: number }>())!
  expect(ranking[0]).toMatchObject({ votes: n, name: expect.stringMatching(/ /) as string })
})

test('a customer has one vote in a list, for the stylist chosen last [H-229, H-230]', async () => {
  const ranking = await booking().listTopLiked({ masterKey: list, top: 2 })
  const [first, second] = [ranking[0]!, ranking[1]!]
  for (const _time of ['once', 'twice'])
    expect(await me.updateVote({ masterKey: list, staffId: first.stylistId })).toMatchObject({
      status: 200,
      body: { stylistId: first.stylistId, at: Date.now() },
    })
  passMinute()
  expect(await votesFor(first.stylistId)).toBe(first.votes + 1)
  await me.updateVote({ masterKey: list, staffId: second.stylistId })
  passMinute()
  expect([await votesFor(first.stylistId), await votesFor(second.stylistId)]).toEqual([
    first.votes,
    second.votes + 1,
  ])
  // Each list has a vote of its own.
  await me.updateVote({ masterKey: `uon-nhuom-${month}`, staffId: first.stylistId })
  expect(
    (await me.listVotes({})).map((vote) => [vote.masterKey, vote.stylistId]).toSorted(),
  ).toEqual([
    [list, second.stylistId],
    [`uon-nhuom-${month}`, first.stylistId],
  ])
  expect(await me.listVotes({ masterKey: list })).toHaveLength(1)
  expect(await booking(session('0987654321')).listVotes({})).toEqual([])
})

test('a vote needs a session, a stylist and a month that lasts [H-229]', async () => {
  const { stylistId } = (await booking().listTopLiked({ masterKey: list, top: 1 }))[0]!
  await expect(booking().updateVote({ masterKey: list, staffId: stylistId })).rejects.toThrow()
  await expect(booking().listVotes({})).rejects.toThrow()
  expect((await me.updateVote({ masterKey: list, staffId: 999_999 })).status).toBe(404)
  const skinner = await bindings.DB.prepare(
    `SELECT id FROM staff WHERE kind = 'skinner' LIMIT 1`,
  ).first<{ id: number }>()
  expect((await me.updateVote({ masterKey: list, staffId: skinner!.id })).status).toBe(404)
  for (const masterKey of ['cat-2020-01', 'cat-2099-12'])
    expect((await me.updateVote({ masterKey, staffId: stylistId })).status).toBe(409)
  await expect(
    me.updateVote({ masterKey: 'cao-rau-2026-11', staffId: stylistId }),
  ).rejects.toThrow()
})

test('the best rated of a month, thirty at most, where few ratings weigh little [H-231]', async () => {
  const ranking = await booking().listTopRated({ masterKey: list, top: 30 })
  expect(ranking.length).toBeGreaterThan(3)
  expect(ranking.length).toBeLessThanOrEqual(30)
  const weight = ({ stars, ratingCount }: (typeof ranking)[number]) =>
    (stars! * ratingCount + 22.5) / (ratingCount + 5)
  for (const [index, one] of ranking.slice(1).entries())
    expect(weight(one)).toBeLessThanOrEqual(weight(ranking[index]!) + 0.05)
  const rating = { bookingId: '01KDEMV0000000000000000001', star: 1, tags: [], comment: '' }
  const before = await bindings.DB.prepare(
    'SELECT p.stylist_id AS id FROM booking_person p WHERE p.booking_id = ?',
  )
    .bind(rating.bookingId)
    .first<{ id: number }>()
  await me.rateVisit(rating)
  const after = await booking().listTopRated({ masterKey: list, salonId: 1 })
  expect(after.find((one) => one.stylistId === before!.id)).toMatchObject({
    ratingCount: 1,
    stars: 1,
  })
})

test("a salon's ranking has all its stylists and no others [H-232]", async () => {
  const ranking = await booking().listTopRated({ masterKey: list, salonId: 10 })
  const { results } = await bindings.DB.prepare(
    `SELECT id FROM staff WHERE kind = 'stylist' AND salon_id = 10`,
  ).all<{ id: number }>()
  expect(ranking.map((one) => one.stylistId).toSorted()).toEqual(
    results.map((row) => row.id).toSorted(),
  )
})

test('the challenges of a month have their leaders and count ratings [H-234]', async () => {
  const all = await booking().listChallenges({})
  expect(all.map((one) => one.name)).toEqual([
    'Năm sao mỗi ngày',
    'Đôi tay được yêu mến',
    'Khách hẹn khách đến',
  ])
  for (const { ranking, goal } of all) {
    expect(ranking.map((one) => one.value)).toEqual(
      ranking.map((one) => one.value).toSorted((a, b) => b - a),
    )
    for (const { value, isReached } of ranking) expect(isReached).toBe(value >= goal)
  }
  // A rating counts with five stars, and with none fewer.
  const countOf = async (stylistId: number) =>
    (await bindings.DB.prepare(
      'SELECT count(*) AS n FROM rating WHERE stylist_id = ?1 AND stars = 5 AND rated_at >= ?2',
    )
      .bind(stylistId, instantOf(`${month}-01`, 0))
      .first<{ n: number }>())!.n
  const leader = all[0]!.ranking[0]!
  expect(leader.value).toBe(await countOf(leader.stylistId))
  await bindings.DB.prepare('UPDATE rating SET stars = 4 WHERE stylist_id = ?')
    .bind(leader.stylistId)
    .run()
  passMinute()
  const left = (await booking().listChallenges({}))[0]!.ranking
  expect(left.map((one) => one.stylistId)).not.toContain(leader.stylistId)
  const best = all[1]!.ranking[0]!
  await booking(session('0966666666')).updateVote({ masterKey: list, staffId: best.stylistId })
  passMinute()
  expect((await booking().listChallenges({}))[1]!.ranking[0]).toMatchObject({
    stylistId: best.stylistId,
    value: best.value + 1,
  })
})

test('the votes, ratings and visits of a month are counted once a minute', async () => {
  const read = async () => [
    await booking().listTopLiked({ masterKey: list, top: 50 }),
    await booking().listTopRated({ masterKey: list, top: 50 }),
    (await booking().listChallenges({})).map(({ ranking }) => ranking),
  ]
  const first = await read()
  await bindings.DB.batch([
    bindings.DB.prepare('DELETE FROM style_master_vote'),
    bindings.DB.prepare('DELETE FROM rating'),
    bindings.DB.prepare("UPDATE booking SET status = 'canceled'"),
  ])
  expect(await read()).toEqual(first)
  passMinute()
  expect(await read()).toEqual([[], [], [[], [], []]])
})

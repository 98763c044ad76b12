/** A gift as the pool gives it away. */
export type PoolGift = {
  name: string
  image: string
  kind: string
  amount: number
  validDays: number | null
  offerId: number | null
}

/** A wheel as the pool turns it; `stock` is all there ever was of a gift, null without limit. */
export type PoolWheel = {
  dailyCap: number
  sectors: {
    position: number
    weight: number
    giftId: number
    stock: number | null
    gift: PoolGift
  }[]
}

type PoolWheelRow = {
  dailyCap: number
  position: number
  weight: number
  giftId: number
  stock: number | null
} & PoolGift

/** A wheel that is on show, null when there is none of that number. */
export async function readPoolWheel(db: D1Database, wheelId: number): Promise<PoolWheel | null> {
  const { results } = await db
    .prepare(
      `SELECT w.daily_cap AS dailyCap, s.position, s.weight, s.gift_id AS giftId, g.stock, g.name, g.image, g.kind, g.amount, g.valid_days AS validDays, g.offer_id AS offerId
       FROM wheel w JOIN sector s ON s.wheel_id = w.id JOIN gift g ON g.id = s.gift_id WHERE w.id = ? AND w.is_shown = 1 ORDER BY s.position`,
    )
    .bind(wheelId)
    .all<PoolWheelRow>()
  const [first] = results
  if (!first) return null
  const sectors = results.map(({ dailyCap: _, position, weight, giftId, stock, ...gift }) => ({
    position,
    weight,
    giftId,
    stock,
    gift,
  }))
  return { dailyCap: first.dailyCap, sectors }
}

/**
 * How many of each gift have left, and how many gifts of a wheel left since `dayStart` (epoch ms),
 * as far as D1 knows; the spins of `but` are not counted.
 */
export async function readGiven(
  db: D1Database,
  wheelId: number,
  dayStart: number,
  but: readonly string[],
): Promise<{ given: Map<number, number>; today: number }> {
  const others = 'id NOT IN (SELECT value FROM json_each(?1))'
  const [byGift, today] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT gift_id AS giftId, count(*) AS count FROM spin WHERE ${others} GROUP BY gift_id`,
      )
      .bind(JSON.stringify(but)),
    db
      .prepare(
        `SELECT count(*) AS count FROM spin WHERE ${others} AND wheel_id = ?2 AND at >= ?3 AND kind <> 'none'`,
      )
      .bind(JSON.stringify(but), wheelId, dayStart),
  ])
  const rows = byGift!.results as { giftId: number; count: number }[]
  return {
    given: new Map(rows.map(({ giftId, count }) => [giftId, count])),
    today: (today!.results[0] as { count: number }).count,
  }
}

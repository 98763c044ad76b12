import * as z from 'zod'
import { allRows, rowIn, rowsIn } from '../../kit/rows'
import { giftKind } from '../contract/wire-wheel'

/** A gift as the pool gives it away. */
export const poolGift = z.object({
  name: z.string(),
  image: z.string(),
  kind: giftKind,
  amount: z.int(),
  validDays: z.int().nullable(),
  offerId: z.int().nullable(),
})
export type PoolGift = z.output<typeof poolGift>

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

const poolWheelRow = poolGift.extend({
  dailyCap: z.int(),
  position: z.int(),
  weight: z.number(),
  giftId: z.int(),
  stock: z.int().nullable(),
})

const givenRow = z.object({ giftId: z.int(), count: z.int() })
const countRow = z.object({ count: z.int() })

/** A wheel that is on show, null when there is none of that number. */
export async function readPoolWheel(db: D1Database, wheelId: number): Promise<PoolWheel | null> {
  const statement = db
    .prepare(
      `SELECT w.daily_cap AS dailyCap, s.position, s.weight, s.gift_id AS giftId, g.stock, g.name,
         g.image, g.kind, g.amount, g.valid_days AS validDays, g.offer_id AS offerId
       FROM wheel w
       JOIN sector s ON s.wheel_id = w.id
       JOIN gift g ON g.id = s.gift_id
       WHERE w.id = ? AND w.is_shown = 1 ORDER BY s.position`,
    )
    .bind(wheelId)
  const rows = await allRows(statement, poolWheelRow)
  const [first] = rows
  if (!first) return null
  const sectors = rows.map(({ dailyCap: _, position, weight, giftId, stock, ...gift }) => ({
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
  const [byGift, today] = await db.batch([
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
  return {
    given: new Map(rowsIn(byGift, givenRow).map(({ giftId, count }) => [giftId, count])),
    today: rowIn(today, countRow).count,
  }
}

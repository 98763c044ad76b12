import * as z from 'zod'
import {
  firstIn,
  firstRow,
  flag,
  type Page,
  readPage,
  rowIn,
  rowsIn,
  allRows,
} from '../../kit/rows'
import { giftKind } from '../contract'
import type { Draw } from '../prize-pool/ledger'
import { CODE_UNLESS_OFFER, sumOf } from './accounts'

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

/** Whether there is a wheel of that number, on show or not. */
export async function isWheel(db: D1Database, wheelId: number): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM wheel WHERE id = ?').bind(wheelId).first()) !== null
}

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

/** A spin as its customer sees it. */
const storedSpin = z.object({
  id: z.string(),
  wheelId: z.int(),
  position: z.int(),
  giftId: z.int(),
  name: z.string(),
  image: z.string(),
  kind: giftKind,
  createdAt: z.int(),
  /** What is shown at the salon; null for gifts that need no code. */
  code: z.string().nullable(),
  expiredAt: z.int().nullable(),
})
export type StoredSpin = z.output<typeof storedSpin>

const spinsLeftRow = z.object({ spins: z.int() })

const COLUMNS = `s.id, s.wheel_id AS wheelId, s.position, s.gift_id AS giftId, s.name,
   s.image, s.kind, s.at AS createdAt, ${CODE_UNLESS_OFFER}`
const SPINS = 'spin s LEFT JOIN received r ON r.id = s.id'

/** The spin that was made with a key, and the spins that are left. */
export async function readBefore(
  db: D1Database,
  customerId: number,
  key: string,
): Promise<{ earlier: StoredSpin | null; spinsLeft: number }> {
  const [spin, left] = await db.batch([
    db
      .prepare(`SELECT ${COLUMNS} FROM ${SPINS} WHERE s.customer_id = ? AND s.key = ?`)
      .bind(customerId, key),
    db.prepare(`SELECT ${sumOf('spins', '?1')} AS spins`).bind(customerId),
  ])
  return {
    earlier: firstIn(spin, storedSpin),
    spinsLeft: rowIn(left, spinsLeftRow).spins,
  }
}

/** A customer's spins, newest first, and how many there are. */
export function readSpins(db: D1Database, customerId: number, page: Page) {
  const from = `${SPINS} WHERE s.customer_id = ?`
  const order = 's.at DESC, s.id DESC'
  return readPage(db, storedSpin, { columns: COLUMNS, from, order }, [customerId], page)
}

/**
 * Makes a spin of a draw: takes the customer's spin, gives what was drawn. One transaction, which
 * may run any number of times. Null when they have no spin left, the key has made another spin, or
 * another wheel gave the last of this gift: then the draw is voided, and no late writing can bring
 * it back.
 */
export async function writeSpin(db: D1Database, draw: Draw): Promise<StoredSpin | null> {
  const { kind } = draw.gift
  const results = await db.batch([
    insertSpin(db, draw),
    takeSpin(db, draw),
    ...(kind === 'points' || kind === 'spin' ? [giveBonus(db, draw)] : []),
    ...(kind === 'none' ? [] : [giveGift(db, draw)]),
    voidDraw(db, draw),
    db.prepare(`SELECT ${COLUMNS} FROM ${SPINS} WHERE s.id = ?`).bind(draw.id),
  ])
  return firstIn(results.at(-1), storedSpin)
}

/** Whether a gift has a stock and all of it was won, on whichever wheel. */
export async function isUsedUp(db: D1Database, giftId: number): Promise<boolean> {
  const gift = db
    .prepare(
      `SELECT stock IS NOT NULL AND stock <= (SELECT count(*) FROM spin WHERE gift_id = ?1)
         AS isUsedUp
       FROM gift WHERE id = ?1`,
    )
    .bind(giftId)
  return (await firstRow(gift, z.object({ isUsedUp: flag })))?.isUsedUp ?? true
}

const IF_SPUN = 'WHERE EXISTS (SELECT 1 FROM spin WHERE id = ?1)'

function insertSpin(db: D1Database, { gift, ...draw }: Draw): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO spin (id, customer_id, key, wheel_id, position, gift_id, name, image, kind,
         seed, odds, at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
       WHERE ${sumOf('spins', '?2')} > 0 AND NOT EXISTS (SELECT 1 FROM voided_draw WHERE id = ?1)
       AND EXISTS (SELECT 1
           FROM gift
           WHERE id = ?6
             AND (stock IS NULL OR stock > (SELECT count(*) FROM spin WHERE gift_id = ?6)))
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      draw.id,
      draw.customerId,
      draw.key,
      draw.wheelId,
      draw.position,
      draw.giftId,
      gift.name,
      gift.image,
      gift.kind,
      draw.seed,
      draw.odds,
      draw.at,
    )
}

function takeSpin(db: D1Database, { id, customerId, at }: Draw): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO entry (customer_id, cause, spins, points, title, at)
       SELECT ?2, 'spin:' || ?1, -1, 0, 'Quay thưởng', ?3 ${IF_SPUN}
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, customerId, at)
}

/** Books points or spins that were won. */
function giveBonus(db: D1Database, { id, customerId, gift, at }: Draw): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO entry (customer_id, cause, spins, points, title, at)
       SELECT ?2, 'gift:' || ?1, ?3, ?4, 'Trúng thưởng: ' || ?5, ?6 ${IF_SPUN}
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      id,
      customerId,
      gift.kind === 'spin' ? gift.amount : 0,
      gift.kind === 'points' ? gift.amount : 0,
      gift.name,
      at,
    )
}

function giveGift(db: D1Database, { gift, ...draw }: Draw): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO received (id, customer_id, cause, source, item_id, name, image, kind,
         code, expires_at, masked_name, at, offer_id)
       SELECT ?1, ?2, 'spin:' || ?1, 'wheel', ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 ${IF_SPUN}
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      draw.id,
      draw.customerId,
      draw.giftId,
      gift.name,
      gift.image,
      gift.kind,
      draw.code,
      draw.expiresAt,
      draw.maskedName,
      draw.at,
      gift.offerId,
    )
}

/** A draw that made no spin stays without one. */
function voidDraw(db: D1Database, { id, at }: Draw): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO voided_draw (id, at)
       SELECT ?1, ?2
       WHERE NOT EXISTS (SELECT 1 FROM spin WHERE id = ?1)
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, at)
}

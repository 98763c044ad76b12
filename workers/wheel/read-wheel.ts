import * as z from 'zod'
import { coded } from '../kit/message'
import { allRows, firstRow } from '../kit/rows'
import { giftKind, type Input, type Reply } from './contract'

type Wheel = Reply<'getWheel'>['data']

const wheelRow = z.object({ id: z.int(), name: z.string() })
const sectorRow = z.object({ position: z.int(), giftId: z.int(), label: z.string() })
const giftRow = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string(),
  kind: giftKind,
  stock: z.int().nullable(),
  description: z.string(),
  validDays: z.int().nullable(),
})
const packRow = z.object({ id: z.int(), points: z.int(), spins: z.int() })

/** Only limited gifts are counted, as every spin without a win is one of an unlimited gift. */
const GIFTS = `SELECT g.id, g.name, g.image, g.kind,
     CASE WHEN g.stock IS NOT NULL
       THEN max(0, g.stock - (SELECT count(*) FROM spin WHERE gift_id = g.id)) END AS stock,
     g.description, iif(g.offer_id IS NULL, g.valid_days, NULL) AS validDays
   FROM gift g`

/**
 * The wheel on show, the newest if there are several, with its sectors in order; throws when none
 * is shown.
 */
export async function readWheel(db: D1Database): Promise<Reply<'getWheel'>> {
  const newest = 'SELECT id, name FROM wheel WHERE is_shown = 1 ORDER BY id DESC LIMIT 1'
  const wheel = await firstRow(db.prepare(newest), wheelRow)
  if (!wheel) throw new Error('no wheel is on show')
  return { data: { ...wheel, sectors: await readSectors(db, wheel.id) } }
}

/** One of the wheels on show. */
export async function readWheelById(
  db: D1Database,
  { id }: Input<'getWheelById'>,
): Promise<Reply<'getWheelById'>> {
  const shown = db.prepare('SELECT id, name FROM wheel WHERE id = ? AND is_shown = 1').bind(id)
  const wheel = await firstRow(shown, wheelRow)
  return wheel
    ? { status: 200, body: { data: { ...wheel, sectors: await readSectors(db, id) } } }
    : { status: 404, body: { message: coded('NO_WHEEL') } }
}

/** The gifts, with the number left of each. */
export async function readGifts(db: D1Database): Promise<Reply<'listGifts'>> {
  return { data: await allRows(db.prepare(`${GIFTS} ORDER BY g.id`), giftRow) }
}

/** One gift. */
export async function readGift(
  db: D1Database,
  { id }: Input<'getGift'>,
): Promise<Reply<'getGift'>> {
  const gift = await firstRow(db.prepare(`${GIFTS} WHERE g.id = ?`).bind(id), giftRow)
  return gift
    ? { status: 200, body: { data: gift } }
    : { status: 404, body: { message: coded('NO_GIFT') } }
}

/** Packs of spins for points, the smallest first. */
export async function readExchangePacks(db: D1Database): Promise<Reply<'listExchangePacks'>> {
  const packs = await allRows(
    db.prepare('SELECT id, points, spins FROM exchange_pack ORDER BY points'),
    packRow,
  )
  return { data: packs.map(({ spins, ...pack }) => ({ ...pack, times: spins })) }
}

/** A pack's price and spins; null when there is none with that number. */
export async function readPack(
  db: D1Database,
  id: number,
): Promise<{ points: number; spins: number } | null> {
  return firstRow(
    db.prepare('SELECT id, points, spins FROM exchange_pack WHERE id = ?').bind(id),
    packRow,
  )
}

async function readSectors(db: D1Database, wheelId: number): Promise<Wheel['sectors']> {
  const sectors = db
    .prepare(
      'SELECT position, gift_id AS giftId, label FROM sector WHERE wheel_id = ? ORDER BY position',
    )
    .bind(wheelId)
  return allRows(sectors, sectorRow)
}

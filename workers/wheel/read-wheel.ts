import type { InputOf, ReplyOf } from '../kit/endpoint'
import type { wheelApi } from './contract'
import { NO_GIFT, NO_WHEEL } from './sentences'

type WheelHandlers = typeof wheelApi
type Wheel = ReplyOf<WheelHandlers['getWheel']>['data']
type Gift = ReplyOf<WheelHandlers['listGifts']>['data'][number]

const GIFTS =
  'SELECT g.id, g.name, g.image, g.kind, max(0, g.stock - (SELECT count(*) FROM spin WHERE gift_id = g.id)) AS stock, g.description, g.valid_days AS validDays FROM gift g'

/** The wheel on show, the newest if there are several, with its sectors in order (H-249); throws when none is shown. */
export async function readWheel(db: D1Database): Promise<ReplyOf<WheelHandlers['getWheel']>> {
  const wheel = await db
    .prepare('SELECT id, name FROM wheel WHERE is_shown = 1 ORDER BY id DESC LIMIT 1')
    .first<{ id: number; name: string }>()
  if (!wheel) throw new Error('no wheel is on show')
  return { data: { ...wheel, sectors: await readSectors(db, wheel.id) } }
}

/** One of the wheels on show (H-257). */
export async function readWheelById(
  db: D1Database,
  { id }: InputOf<WheelHandlers['getWheelById']>,
): Promise<ReplyOf<WheelHandlers['getWheelById']>> {
  const wheel = await db
    .prepare('SELECT id, name FROM wheel WHERE id = ? AND is_shown = 1')
    .bind(id)
    .first<{ id: number; name: string }>()
  return wheel
    ? { status: 200, body: { data: { ...wheel, sectors: await readSectors(db, id) } } }
    : { status: 404, body: { message: NO_WHEEL } }
}

/** What can be won, with what is left of it (H-250). */
export async function readGifts(db: D1Database): Promise<ReplyOf<WheelHandlers['listGifts']>> {
  const { results } = await db.prepare(`${GIFTS} ORDER BY g.id`).all<Gift>()
  return { data: results }
}

/** One gift (H-258). */
export async function readGift(
  db: D1Database,
  { id }: InputOf<WheelHandlers['getGift']>,
): Promise<ReplyOf<WheelHandlers['getGift']>> {
  const gift = await db.prepare(`${GIFTS} WHERE g.id = ?`).bind(id).first<Gift>()
  return gift ? { status: 200, body: { data: gift } } : { status: 404, body: { message: NO_GIFT } }
}

/** Packs of spins for points, the smallest first (H-251). */
export async function readExchangePacks(
  db: D1Database,
): Promise<ReplyOf<WheelHandlers['listExchangePacks']>> {
  const { results } = await db
    .prepare('SELECT id, points, spins AS times FROM exchange_pack ORDER BY points')
    .all<{ id: number; points: number; times: number }>()
  return { data: results }
}

/** What a pack costs and gives; null when there is none of that number. */
export async function readPack(
  db: D1Database,
  id: number,
): Promise<{ points: number; spins: number } | null> {
  return db
    .prepare('SELECT points, spins FROM exchange_pack WHERE id = ?')
    .bind(id)
    .first<{ points: number; spins: number }>()
}

async function readSectors(db: D1Database, wheelId: number): Promise<Wheel['sectors']> {
  const { results } = await db
    .prepare(
      'SELECT position, gift_id AS giftId, label FROM sector WHERE wheel_id = ? ORDER BY position',
    )
    .bind(wheelId)
    .all<Wheel['sectors'][number]>()
  return results
}

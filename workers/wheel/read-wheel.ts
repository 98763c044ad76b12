import type { AnswersTo } from '../kit/serve'
import type { wheelApi } from './contract'

type Replies = { [Call in keyof typeof wheelApi]: Awaited<ReturnType<AnswersTo<typeof wheelApi, object>[Call]>> }

/** The wheel on show, the newest if there are several, with its sectors in order (H-249); throws when none is shown. */
export async function readWheel(db: D1Database): Promise<Replies['getWheel']> {
  const wheel = await db.prepare('SELECT id, name FROM wheel WHERE is_shown = 1 ORDER BY id DESC LIMIT 1').first<{ id: number; name: string }>()
  if (!wheel) throw new Error('no wheel is on show')
  const { results } = await db
    .prepare('SELECT position, gift_id AS giftId, label FROM sector WHERE wheel_id = ? ORDER BY position')
    .bind(wheel.id)
    .all<Replies['getWheel']['data']['sectors'][number]>()
  return { data: { ...wheel, sectors: results } }
}

/** What can be won (H-250). */
export async function readGifts(db: D1Database): Promise<Replies['listGifts']> {
  return readAll(db, 'SELECT id, name, image, kind, stock FROM gift ORDER BY id')
}

/** Packs of spins for points, the smallest first (H-251). */
export async function readExchangePacks(db: D1Database): Promise<Replies['listExchangePacks']> {
  return readAll(db, 'SELECT id, points, spins AS times FROM exchange_pack ORDER BY points')
}

/** What earns spins (H-256). */
export async function readQuests(db: D1Database): Promise<Replies['listQuests']> {
  return readAll(db, 'SELECT id, name, spins AS times FROM quest ORDER BY id')
}

async function readAll<Row>(db: D1Database, query: string): Promise<{ data: Row[] }> {
  const { results } = await db.prepare(query).all<Row>()
  return { data: results }
}

import * as z from 'zod'
import { tooManyTries } from '../../kit/rate-limit'
import { coded } from '../../kit/message'
import { nowOf } from '../../../domain/clock'
import { allRows, asSent, firstRow, flag, jsonColumn, rowIn } from '../../kit/rows'
import type { HandlerContext } from '../../kit/serve'
import {
  discoverDetailDto,
  type DiscoverDetailDto,
  discoverDto,
  type DiscoverDto,
} from '../contract/content'
import { sessionReader } from '../../kit/session'
import { inData, rowId } from '../../kit/wire'
import type { Env } from '../worker'

/** Reads the customer's number. */
const { customerOf } = sessionReader(
  inData(
    z
      .object({ userInfo: z.object({ userId: rowId }) })
      .transform(({ userInfo }) => ({ id: userInfo.userId })),
  ),
)

const discoverRow = z.object({
  id: z.int(),
  body: jsonColumn(
    asSent(
      discoverDto.in
        .omit({ discoverId: true, totalLike: true })
        .extend({ content: discoverDetailDto.in.shape.content }),
    ),
  ),
  likes: z.int(),
})

const likedRow = z.object({ isThere: flag, likes: z.int() })

/** Likes of one customer per minute: more than anybody can read. */
const LIKES_PER_MINUTE = 60

const SELECT = `SELECT CAST(c.slug AS INTEGER) AS id, c.body,
    (SELECT count(*) FROM discover_like l WHERE l.discover_id = CAST(c.slug AS INTEGER)) AS likes
  FROM content c`

const unknownDiscover = { status: 404 as const, body: { message: coded('NO_POST') } }

/** Discoveries in order. */
export async function listDiscovers(db: D1Database): Promise<{ data: DiscoverDto[] }> {
  const discovers = db.prepare(`${SELECT} WHERE c.kind = 'discover' ORDER BY c.position`)
  return { data: (await allRows(discovers, discoverRow)).map((row) => detailOf(row).info) }
}

/** One discovery with its text. */
export async function getDiscover(db: D1Database, id: number) {
  const discover = db.prepare(`${SELECT} WHERE c.kind = 'discover' AND c.slug = ?`).bind(String(id))
  const row = await firstRow(discover, discoverRow)
  return row ? { status: 200 as const, body: { data: detailOf(row) } } : unknownDiscover
}

/** Stores whether the bearer likes a discovery; repeating it changes nothing. */
export async function likeDiscover(
  { id, isLike }: { id: number; isLike: boolean },
  context: HandlerContext<Env>,
) {
  const { id: customerId } = await customerOf(context)
  const { DB } = context.env
  const now = nowOf(context.env)
  const limits = [{ bucket: `like:${customerId}`, limit: LIKES_PER_MINUTE }]
  const tooMany = await tooManyTries(DB, limits, now, coded('TOO_FAST'))
  if (tooMany) return tooMany
  const exists =
    "EXISTS (SELECT 1 FROM content WHERE kind = 'discover' AND CAST(slug AS INTEGER) = ?1)"
  const change = isLike
    ? DB.prepare(
        `INSERT INTO discover_like (discover_id, customer_id, at)
         SELECT ?1, ?2, ?3
         WHERE ${exists} ON CONFLICT DO NOTHING`,
      ).bind(id, customerId, now)
    : DB.prepare('DELETE FROM discover_like WHERE discover_id = ?1 AND customer_id = ?2').bind(
        id,
        customerId,
      )
  const count = DB.prepare(
    `SELECT ${exists} AS isThere, (SELECT count(*) FROM discover_like WHERE discover_id = ?1) AS likes`,
  ).bind(id)
  const [, counted] = await DB.batch([change, count])
  const { isThere, likes } = rowIn(counted, likedRow)
  return isThere
    ? { status: 200 as const, body: { data: { isLike, totalLike: likes } } }
    : unknownDiscover
}

/**
 * The bearer's likes, newest first; another customer's number is refused like a missing session.
 */
export async function listLikedDiscovers(
  { customerId }: { customerId: number },
  context: HandlerContext<Env>,
): Promise<{ data: DiscoverDto[] }> {
  const { id: own } = await customerOf(context, customerId)
  const liked = context.env.DB.prepare(
    `${SELECT}
     JOIN discover_like mine ON mine.discover_id = CAST(c.slug AS INTEGER) AND mine.customer_id = ?
     WHERE c.kind = 'discover' ORDER BY mine.at DESC, c.position`,
  ).bind(own)
  return { data: (await allRows(liked, discoverRow)).map((row) => detailOf(row).info) }
}

function detailOf({ id, body, likes }: z.output<typeof discoverRow>): DiscoverDetailDto {
  const { content, ...info } = body
  return { info: { ...info, discoverId: id, totalLike: likes }, content }
}

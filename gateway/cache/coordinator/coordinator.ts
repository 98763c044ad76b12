import { DurableObject } from 'cloudflare:workers'
import * as z from 'zod'
import { spreadMsOf, PAGES, PURGES_KEY, type Purge } from '../../../domain/purges'
import { type ClockVars, nowOf } from '../../../domain/clock'
import { createMinuteRateLimiter } from '../../../workers/kit/rate-limit'
import { objectRows } from '../../../workers/kit/rows'
import type { Store } from '../store'
import { type PurgeCalls, PURGES_PER_MINUTE } from './purges'

/** The coordinator's configuration from wrangler.toml. */
type CoordinatorEnv = ClockVars & { LISTS: Pick<Store, 'put'>; PURGE_SPREAD_MS?: string }

const purgeRow = z.object({ name: z.string(), at: z.int(), dropped_at: z.int().nullable() })

/**
 * One object for all purges (`getByName('lists')`). It writes them to KV, where isolates read them:
 * only an editor waits for it.
 */
export class Coordinator extends DurableObject<CoordinatorEnv> implements PurgeCalls {
  readonly #secondsToWait = createMinuteRateLimiter(PURGES_PER_MINUTE)
  #written: Promise<unknown> = Promise.resolve()

  constructor(ctx: DurableObjectState, env: CoordinatorEnv) {
    super(ctx, env)
    ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS purge (name TEXT PRIMARY KEY, at INTEGER NOT NULL, dropped_at INTEGER)',
    )
  }

  /** Purges these lists and the site's pages; returns when everybody knows of it (epoch ms). */
  async purge(names: readonly string[], drops: boolean): Promise<number> {
    const now = nowOf(this.env)
    const spreadMs = spreadMsOf(this.env)
    // Pages follow the lists that they are made of, whatever clocks say.
    const pagesAt = now + Math.ceil(spreadMs / 30)
    for (const name of names) this.#note(name, now, drops)
    this.#note(PAGES, pagesAt, drops)
    // One after the other, so that the newest are written last.
    this.#written = this.#written
      .catch(() => undefined)
      .then(() => this.env.LISTS.put(PURGES_KEY, JSON.stringify(this.#purges())))
    await this.#written
    return pagesAt + spreadMs
  }

  /** Counts a purge; seconds to wait where there were too many this minute, else 0. */
  async countPurge(): Promise<number> {
    return this.#secondsToWait('purges', nowOf(this.env))
  }

  #note(name: string, at: number, drops: boolean): void {
    this.ctx.storage.sql.exec(
      `INSERT INTO purge VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET at = ?2, dropped_at = coalesce(?3, dropped_at)`,
      name,
      at,
      drops ? at : null,
    )
  }

  #purges(): Record<string, Purge> {
    const rows = objectRows(this.ctx.storage.sql.exec('SELECT * FROM purge'), purgeRow)
    return Object.fromEntries(
      rows.map(({ name, at, dropped_at }) => [
        name,
        { at, ...(dropped_at === null ? {} : { droppedAt: dropped_at }) },
      ]),
    )
  }
}

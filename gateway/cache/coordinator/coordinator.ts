import { DurableObject } from 'cloudflare:workers'
import * as z from 'zod'
import { type ClockVars, nowOf } from '../../../workers/kit/clock'
import { objectRows } from '../../../workers/kit/rows'
import type { GenerationCalls, Generations } from './generations'
import { PurgeLimit } from './purge-limit'
import { Renewals, type Renewal, type RenewalCalls } from './renewals'

/** The coordinator's configuration from wrangler.toml. */
type CoordinatorEnv = ClockVars & {
  /** For tests: a shorter lease, in ms. */
  LEASE_MS?: string
  /** Most ms of a backend's call; so long, an isolate waits for the fetch of another. */
  BACKEND_TIMEOUT_MS?: string
}

/**
 * Ms that an isolate may use generations without refreshing them: the age that a list may have
 * after a purge; a purge waits at most twice as long.
 */
const LEASE_MS = 5000

const generationRow = z.object({ name: z.string(), number: z.int() })
const numberRow = z.object({ number: z.int() })

/**
 * One object for all isolates everywhere (`getByName('lists')`): it knows how often each list was
 * purged, and who fetches one anew.
 */
export class Coordinator
  extends DurableObject<CoordinatorEnv>
  implements GenerationCalls, RenewalCalls
{
  readonly #numbers: Record<string, number>
  readonly #renewals = new Renewals(
    () => nowOf(this.env),
    Number(this.env.BACKEND_TIMEOUT_MS) || undefined,
  )
  readonly #purges = new PurgeLimit()

  constructor(ctx: DurableObjectState, env: CoordinatorEnv) {
    super(ctx, env)
    const { sql } = ctx.storage
    sql.exec(
      `CREATE TABLE IF NOT EXISTS generation (
         name TEXT PRIMARY KEY, number INTEGER NOT NULL, raised_at INTEGER NOT NULL
       )`,
    )
    this.#numbers = Object.fromEntries(
      objectRows(sql.exec('SELECT name, number FROM generation'), generationRow).map(
        ({ name, number }) => [name, number],
      ),
    )
  }

  /** The generations as they are now. */
  async read(): Promise<Generations> {
    return { leaseMs: Number(this.env.LEASE_MS ?? LEASE_MS), numbers: { ...this.#numbers } }
  }

  /** Invalidates everything cached of these lists so far. */
  async raise(names: readonly string[]): Promise<Generations> {
    const now = nowOf(this.env)
    for (const name of names) {
      const raised = this.ctx.storage.sql.exec(
        `INSERT INTO generation VALUES (?, 1, ?)
         ON CONFLICT DO UPDATE SET number = number + 1, raised_at = excluded.raised_at
         RETURNING number`,
        name,
        now,
      )
      const { number } = numberRow.parse(raised.one())
      this.#numbers[name] = number
    }
    return this.read()
  }

  /** Counts a purge; seconds to wait where there were too many this minute, else 0. */
  async countPurge(): Promise<number> {
    return this.#purges.count(nowOf(this.env))
  }

  /** What another isolate fetched of a list; null for the isolate that is to fetch it. */
  async claimRenewal(renewal: Renewal): Promise<string | null> {
    return this.#renewals.claimRenewal(renewal)
  }

  /** Ends a renewal; what was fetched is handed to those who wait. */
  async endRenewal(renewal: Renewal, at: number, json: string | null): Promise<void> {
    return this.#renewals.endRenewal(renewal, at, json)
  }
}

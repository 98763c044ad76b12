import { withTimeout } from '../../../domain/with-timeout'
import { putNewest } from '../../../domain/put-newest'

/**
 * The list that an isolate wants to fetch; a value that another isolate fetched at `notBefore`
 * (epoch ms) or later counts as new.
 */
export type Renewal = { key: string; generation: number; notBefore: number }

/** The calls by which isolates coordinate renewals. */
export type RenewalCalls = {
  /**
   * The value as JSON, which another isolate has just fetched or is fetching; null when the caller
   * is to fetch it, or when the other one failed or takes too long.
   */
  claimRenewal: (renewal: Renewal) => Promise<string | null>
  /** Hands over what was fetched; null when that failed. */
  endRenewal: (renewal: Renewal, at: number, json: string | null) => Promise<void>
}

/**
 * Longest wait for another isolate's fetch, in ms: with one's own fetch after it, a page still
 * meets its time limit.
 */
const WAIT_MS = 2500
/**
 * Most lists held for isolates that request them a little later than the first, and the longest of
 * them.
 */
const MAX_RENEWALS = 60
const MAX_LENGTH = 1_000_000

type FinishedRenewal = { generation: number; at: number; json: string }
type PendingRenewal = {
  since: number
  outcome: Promise<string | null>
  end: (json: string | null) => void
}

/**
 * Assigns each renewal to the first isolate that requests it. All state is in memory; losing it
 * costs only a second fetch.
 */
export class Renewals implements RenewalCalls {
  readonly #done = new Map<string, FinishedRenewal>()
  readonly #underWay = new Map<string, PendingRenewal>()

  constructor(
    readonly now: () => number,
    readonly waitMs: number = WAIT_MS,
  ) {}

  /** Assigns the renewal to the first caller, and again when that one takes too long. */
  async claimRenewal({ key, generation, notBefore }: Renewal): Promise<string | null> {
    const done = this.#done.get(key)
    if (done && done.generation >= generation && done.at > notBefore) return done.json
    const name = nameOf({ key, generation })
    const one = this.#underWay.get(name)
    if (one && this.now() - one.since < this.waitMs)
      return (await withTimeout(this.waitMs, one.outcome)) ?? null
    one?.end(null)
    let end: PendingRenewal['end'] = () => undefined
    const outcome = new Promise<string | null>((resolve) => (end = resolve))
    this.#underWay.set(name, { since: this.now(), outcome, end })
    return null
  }

  async endRenewal({ key, generation }: Renewal, at: number, json: string | null): Promise<void> {
    const name = nameOf({ key, generation })
    this.#underWay.get(name)?.end(json)
    this.#underWay.delete(name)
    if (
      json === null ||
      json.length > MAX_LENGTH ||
      (this.#done.get(key)?.generation ?? 0) > generation
    )
      return
    putNewest(this.#done, key, { generation, at, json }, MAX_RENEWALS)
  }
}

function nameOf({ key, generation }: Pick<Renewal, 'key' | 'generation'>): string {
  return `${key} ${generation}`
}

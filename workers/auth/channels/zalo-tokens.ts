import * as z from 'zod'
import { logFailure } from '../../kit/log'
import { postToProvider } from './channel'
import type { ZaloApp } from './zalo'
import { firstRow } from '../../kit/rows'

const PROVIDER = 'zalo'

/** The key under which the object stores its pair. */
const STORED = 'zalo tokens'

/** A token that ends sooner than this is renewed first, in ms. */
const MARGIN_MS = 5 * 60_000

/** Ms that a renewal may take; whoever waits for it may leave earlier. */
const RENEWAL_MS = 10_000

/** Tries to store a pair in each store. */
const SAVES = 3

/** Asks for a token in store of `stale`; `origin` is the hash of the secret. */
export type ZaloTokenRequest = {
  app: ZaloApp
  origin: string
  stale: string | null
  now: number
}

/** A token, or why there is none: errors lose their class on their way out of an object. */
export type ZaloTokenReply = { token: string | null; failure: string }

const pairShape = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.int(),
})

/** An access token and the refresh token that renews it once. */
export type Pair = z.output<typeof pairShape>

/** Where a pair is stored; `origin` is the hash of the secret that it comes from. */
export type TokenStore = {
  read: (origin: string) => Promise<Pair | null>
  write: (origin: string, pair: Pair) => Promise<void>
}

/** The two stores of a pair: the object's own storage, and D1 as its copy. */
export function tokenStores(storage: DurableObjectStorage, db: D1Database): TokenStore[] {
  return [
    {
      read: async () => pairShape.safeParse(await storage.get(STORED)).data ?? null,
      write: (_origin, pair) => storage.put(STORED, pair),
    },
    {
      read: async (origin) => {
        const stored = await readProviderToken(db, PROVIDER)
        return stored?.origin === origin ? (pairShape.safeParse(stored).data ?? null) : null
      },
      write: (origin, pair) => saveProviderToken(db, PROVIDER, { origin, ...pair }),
    },
  ]
}

/**
 * Zalo's tokens in the one object that renews them. A refresh token works once, and its successor
 * comes in the response: whoever loses that response has no token any more. So one renewal runs at a
 * time whoever waits for it, and a new pair is stored in two stores before it is used. The later of
 * the two counts.
 */
export class ZaloTokens {
  #pair: Pair | null = null
  #isSaved = true
  #renewal: Promise<ZaloTokenReply> | null = null

  constructor(private readonly stores: readonly TokenStore[]) {}

  /** A token that Zalo takes now. */
  async token(request: ZaloTokenRequest): Promise<ZaloTokenReply> {
    this.#renewal ??= this.#current(request).finally(() => (this.#renewal = null))
    return this.#renewal
  }

  async #current(request: ZaloTokenRequest): Promise<ZaloTokenReply> {
    try {
      this.#pair ??= await this.#stored(request.origin)
      const pair = this.#pair
      if (pair && !this.#isSaved) await this.#save(request.origin, pair)
      return pair && pair.accessToken !== request.stale && pair.expiresAt - MARGIN_MS > request.now
        ? { token: pair.accessToken, failure: '' }
        : await this.#renewed(request)
    } catch (error) {
      // Without a token no message was posted: another may follow, whatever became of this request.
      const why = error instanceof Error ? error.message : 'unknown'
      return { token: null, failure: `token not renewed (${why})` }
    }
  }

  async #renewed({ app, origin, now }: ZaloTokenRequest): Promise<ZaloTokenReply> {
    const form = new URLSearchParams({
      app_id: app.appId,
      grant_type: 'refresh_token',
      refresh_token: this.#pair?.refreshToken ?? app.secret,
    })
    const response = await postToProvider('zalo', {
      url: app.url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        secret_key: app.appSecret,
      },
      body: form.toString(),
      until: Date.now() + RENEWAL_MS,
    })
    const { access_token: accessToken, refresh_token: refreshToken, error } = response
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') {
      const failure = `token not renewed (error ${String(error)})`
      report('refused', `${failure}: if it stays so, set ZALO_REFRESH_TOKEN anew`)
      return { token: null, failure }
    }
    const expiresAt = now + Number(response.expires_in ?? 3600) * 1000
    this.#pair = { accessToken, refreshToken, expiresAt }
    await this.#save(origin, this.#pair)
    return { token: accessToken, failure: '' }
  }

  /**
   * The later of the stored pairs, null before the first. Throws when a store cannot be read, as the
   * other one's pair may be spent.
   */
  async #stored(origin: string): Promise<Pair | null> {
    const pairs = await Promise.all(this.stores.map((store) => store.read(origin)))
    return pairs.reduce<Pair | null>(
      (later, pair) => (pair && pair.expiresAt > (later?.expiresAt ?? 0) ? pair : later),
      null,
    )
  }

  /** Stores a pair in all stores; where none takes it, this object alone has it and tries again. */
  async #save(origin: string, pair: Pair): Promise<void> {
    const saved = await Promise.all(
      this.stores.map((store) => succeeds(() => store.write(origin, pair))),
    )
    this.#isSaved = saved.includes(true)
    if (!this.#isSaved)
      report('save', 'the new tokens are in memory alone: they are lost if the object ends')
  }
}

/** Tries a write some times; each failure is logged. */
async function succeeds(write: () => Promise<void>): Promise<boolean> {
  for (let tries = 0; tries < SAVES; tries++) {
    try {
      await write()
      return true
    } catch (error) {
      report('save', error)
    }
  }
  return false
}

function report(call: string, problem: unknown): void {
  const error = typeof problem === 'string' ? new Error(problem) : problem
  logFailure({ worker: 'auth', call: `zaloTokens.${call}`, requestId: '' }, error)
}

const tokenRow = z.object({
  origin: z.string(),
  accessToken: z.string().nullable(),
  refreshToken: z.string().nullable(),
  expiresAt: z.int(),
})

/**
 * Tokens of a provider whose refresh tokens change with every use; `origin` is the hash of the
 * secret they come from.
 */
type ProviderToken = z.output<typeof tokenRow>

/** The tokens of a provider, null before the first use. */
async function readProviderToken(db: D1Database, provider: string): Promise<ProviderToken | null> {
  const token = db
    .prepare(
      `SELECT origin, access_token AS accessToken, refresh_token AS refreshToken,
         expires_at AS expiresAt
       FROM provider_tokens
       WHERE provider = ?`,
    )
    .bind(provider)
  return firstRow(token, tokenRow)
}

/** Stores renewed tokens in place of the older ones. */
export async function saveProviderToken(
  db: D1Database,
  provider: string,
  { origin, accessToken, refreshToken, expiresAt }: ProviderToken,
): Promise<void> {
  await db
    .prepare(
      `INSERT OR REPLACE INTO provider_tokens (provider, origin, access_token, refresh_token,
         expires_at)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .bind(provider, origin, accessToken, refreshToken, expiresAt)
    .run()
}

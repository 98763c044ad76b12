import { required } from '../../kit/request'
import { nowOf } from '../../../domain/clock'
import { ulid } from '../../kit/ids'
import { logFailure } from '../../kit/log'
import { instantOf, vietnamDay } from '../../kit/vietnam-time'
import type { WheelEnv } from '../env'
import { giftCode, lastInstantOf } from '../gift-code'
import { type Draw, PoolLedger } from './ledger'
import {
  type StoredSpin,
  writeSpin,
  type PoolWheel,
  readGiven,
  readPoolWheel,
} from '../store/spins'
import { randomFrom } from '../../kit/random'

/** Points at which tests make the object fail. */
export type Step = 'drawn' | 'written'

/** A request to spin. */
export type SpinOrder = { wheelId: number; customerId: number; key: string; maskedName: string }

/** A wheel's sectors and caps are read again after so many ms. */
const FRESH_MS = 30_000

/** A draw that is not in D1 after so many ms was abandoned by a request that died. */
const STEP_MS = 10_000

/** The state of a pool: its storage, the facts of the wheel, its alarm. */
export class PoolState {
  readonly ledger: PoolLedger
  /** Does nothing; tests put a failure here. */
  failpoint: (step: Step) => void = () => undefined
  /** 32 random bits; tests put known ones here. */
  newSeed: () => number = () => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    return seed
  }
  #opening: Promise<void> | null = null
  #wheel: { wheel: PoolWheel | null; readAt: number } | null = null
  /** Gifts that D1 refused as used up: another wheel gave the last of them. */
  readonly #gone = new Set<number>()

  constructor(
    readonly env: WheelEnv,
    readonly storage: DurableObjectStorage,
  ) {
    this.ledger = new PoolLedger(storage)
  }

  /** Now, in epoch ms. */
  now(): number {
    return nowOf(this.env)
  }

  /**
   * Once in the object's life, before anything is drawn or settled: takes over what D1 knows and
   * this storage may not.
   */
  async open(wheelId: number): Promise<void> {
    this.#opening ??= this.#catchUp(wheelId).catch((error: unknown) => {
      this.#opening = null
      throw error
    })
    return this.#opening
  }

  /** The wheel, null when it is not on show; read when first needed and again when old. */
  async wheel(wheelId: number): Promise<PoolWheel | null> {
    await this.open(wheelId)
    if (this.#wheel && this.now() - this.#wheel.readAt < FRESH_MS) return this.#wheel.wheel
    const wheel = await readPoolWheel(this.env.DB, wheelId)
    this.#wheel = { wheel, readAt: this.now() }
    this.#gone.clear()
    return wheel
  }

  /** D1 reports that a gift has run out; valid until the wheel is read again. */
  markGone(giftId: number): void {
    this.#gone.add(giftId)
  }

  /** Draws and takes the gift out, in one synchronous step; null when nothing can be drawn. */
  draw(wheel: PoolWheel, { wheelId, customerId, key, maskedName }: SpinOrder): Draw | null {
    const at = this.now()
    const day = vietnamDay(at)
    const sectors = wheel.sectors.map(({ position, weight, giftId, stock, gift }) => ({
      position,
      weight,
      kind: gift.kind,
      left: this.#left(giftId, stock),
    }))
    const odds = oddsOf(sectors, wheel.dailyCap - this.ledger.givenOn(day))
    if (odds.length === 0) return null
    const seed = this.newSeed()
    const position = drawPosition(odds, seed)
    const { giftId, gift } = required(
      wheel.sectors.find((sector) => sector.position === position),
      `sector ${position}`,
    )
    const hasCode = gift.kind === 'voucher' || gift.kind === 'service' || gift.kind === 'product'
    const draw: Draw = {
      id: ulid(at),
      customerId,
      key,
      wheelId,
      position,
      giftId,
      gift,
      seed,
      odds: JSON.stringify(odds),
      maskedName,
      at,
      day,
      code: hasCode ? giftCode() : null,
      expiresAt: hasCode && gift.validDays !== null ? lastInstantOf(day, gift.validDays) : null,
    }
    this.ledger.add(draw)
    return draw
  }

  /**
   * Brings a draw in line with D1: the spin, or null when there is none and the gift is back. May
   * run any number of times.
   */
  async settle(draw: Draw): Promise<StoredSpin | null> {
    const spin = await writeSpin(this.env.DB, draw)
    this.failpoint('written')
    if (spin) this.ledger.close(draw.id)
    else this.ledger.giveBack(draw)
    return spin
  }

  #left(giftId: number, stock: number | null): number | null {
    if (this.#gone.has(giftId)) return 0
    return stock === null ? null : stock - this.ledger.given(giftId)
  }

  async #catchUp(wheelId: number): Promise<void> {
    const day = vietnamDay(this.now())
    const { given, today } = await readGiven(
      this.env.DB,
      wheelId,
      instantOf(day, 0),
      this.ledger.pending().map(({ id }) => id),
    )
    this.ledger.catchUp(given, day, today)
  }

  /** Waits until what was written down would survive a power cut, with the alarm set that would finish it. */
  async persist(): Promise<void> {
    await this.setAlarm(Date.now() + STEP_MS)
    await this.storage.sync()
  }

  /** Sets the alarm for an instant of the machine's clock (epoch ms), unless it is set. */
  async setAlarm(at: number): Promise<void> {
    if ((await this.storage.getAlarm()) === null) await this.storage.setAlarm(at)
  }
}

/** Logs the inputs of a draw, so that it can be repeated; contains no personal data. */
export function logDraw({ id, wheelId, seed, position, odds }: Draw): void {
  // eslint-disable-next-line no-console -- each draw must be found again in the log, and is no failure
  console.info(
    JSON.stringify({
      level: 'info',
      worker: 'wheel',
      event: 'draw',
      spin: id,
      wheel: wheelId,
      seed,
      position,
      odds,
    }),
  )
}

/** Logs a failure of the pool's own work, which no customer waits for. */
export function logFault(call: string, error: unknown): void {
  logFailure({ worker: 'wheel', call: `PrizePool.${call}`, requestId: '' }, error)
}

/** A position of the wheel that can be drawn, and its share of all weights. */
type WeightedPosition = { position: number; weight: number }

/** A sector as the draw sees it; `left` is what is left of its gift, null without limit. */
export type DrawnSector = WeightedPosition & { kind: string; left: number | null }

/**
 * The chances of a wheel: what is used up falls out, and once the day has had its gifts only
 * sectors without one are left. Empty when nothing can be drawn.
 */
export function oddsOf(
  sectors: readonly DrawnSector[],
  giftsLeftToday: number,
): WeightedPosition[] {
  return sectors
    .filter(
      ({ kind, left }) => (left === null || left > 0) && (kind === 'none' || giftsLeftToday > 0),
    )
    .map(({ position, weight }) => ({ position, weight }))
}

/** The position that a seed draws: the same odds and the same seed always give the same one. Throws on empty odds. */
export function drawPosition(odds: readonly WeightedPosition[], seed: number): number {
  const total = odds.reduce((sum, { weight }) => sum + weight, 0)
  let rest = randomFrom(seed)() * total
  for (const { position, weight } of odds) {
    rest -= weight
    if (rest < 0) return position
  }
  const last = odds.at(-1)
  if (!last) throw new Error('nothing can be drawn')
  return last.position
}

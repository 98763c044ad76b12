import { DurableObject } from 'cloudflare:workers'
import type { WheelEnv } from '../env'
import { logDraw, PoolState, logFault, type SpinOrder } from './state'
import { isUsedUp, readBefore, type StoredSpin } from '../store/spins'

/** The result of a spin order. */
export type SpinResult =
  | { kind: 'spun'; spin: StoredSpin; spinsLeft: number }
  | { kind: 'noSpins' }
  | { kind: 'nothingLeft' }
  | { kind: 'noWheel' }

/**
 * Draws that D1 may refuse one after another (another wheel gave the last of a gift) before this
 * counts as a failure.
 */
const MAX_DRAWS = 5

/** A repair that failed is tried again after so many ms. */
const RETRY_MS = 5_000

/**
 * The gifts of one wheel (`getByName('<wheelId>')`): only this object draws from them. A draw is in
 * its own storage before the spin is written to D1; the alarm finishes what is left half done.
 */
export class PrizePool extends DurableObject<WheelEnv> {
  /** The object's state; private to callers over RPC, public for tests. */
  readonly state = new PoolState(this.env, this.ctx.storage)
  readonly #underWay = new Map<string, Promise<SpinResult>>()

  /**
   * Spins, or returns the refusal. The same key of the same customer is the same spin, also while
   * it is in progress.
   */
  async spin(order: SpinOrder): Promise<SpinResult> {
    const name = `${order.customerId}:${order.key}`
    const underWay = this.#underWay.get(name)
    if (underWay) return underWay
    const outcome = this.#spin(order).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, outcome)
    return outcome
  }

  /** Finishes draws that were left half done. */
  override async alarm(): Promise<void> {
    try {
      for (const draw of this.state.ledger.pending()) {
        await this.state.open(draw.wheelId)
        await this.state.settle(draw)
      }
    } catch (error) {
      logFault('alarm', error)
      await this.state.setAlarm(Date.now() + RETRY_MS)
    }
  }

  async #spin(order: SpinOrder): Promise<SpinResult> {
    const { state } = this
    for (let tries = 0; tries < MAX_DRAWS; tries++) {
      const wheel = await state.wheel(order.wheelId)
      for (const draw of state.ledger.pendingOf(order.customerId))
        if (draw.key === order.key) await state.settle(draw)
      const { earlier, spinsLeft } = await readBefore(state.env.DB, order.customerId, order.key)
      if (earlier) return { kind: 'spun', spin: earlier, spinsLeft }
      if (!wheel) return { kind: 'noWheel' }
      // The customer's other spins in progress use up spins of their own.
      if (spinsLeft - state.ledger.pendingOf(order.customerId).length < 1)
        return { kind: 'noSpins' }
      const draw = state.draw(wheel, order)
      if (!draw) return { kind: 'nothingLeft' }
      logDraw(draw)
      await state.persist()
      state.failpoint('drawn')
      const spin = await state.settle(draw)
      if (spin)
        return {
          kind: 'spun',
          spin,
          spinsLeft: (await readBefore(state.env.DB, order.customerId, order.key)).spinsLeft,
        }
      // D1 also refuses a spin that the customer has used elsewhere: then the gift is still there.
      if (await isUsedUp(state.env.DB, draw.giftId)) state.markGone(draw.giftId)
    }
    throw new Error('no draw became a spin')
  }
}

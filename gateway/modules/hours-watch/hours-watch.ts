import { DurableObject } from 'cloudflare:workers'
import { nowOf } from '../../../domain/clock'
import { nearCustomers } from '../../../workers/kit/location'
import { eventStream } from '../../../workers/kit/streams'
import { createBreakers, openBackends } from '../../backends/table'
import type { Env } from '../../context'
import { createHoursWatch, createTurns, EVERY_MS, watchedHours } from './watch'

/**
 * One object of each salon-day that somebody looks at while its host sends no events, and one that
 * gives out turns to them. It stores nothing: its listeners come back when it ends.
 */
export class HoursWatch extends DurableObject<Env> {
  readonly #breakers = createBreakers()
  readonly #clock = () => nowOf(this.env)
  readonly #turn = createTurns(this.#clock)
  readonly #watch = createHoursWatch({
    clock: this.#clock,
    everyMs: Number(this.env.HOURS_EVERY_MS ?? EVERY_MS),
    turn: async () => this.env.HOURS_WATCH!.getByName('turns', nearCustomers).turn(),
    ask: (input) => {
      const requestId = crypto.randomUUID()
      const callContext = {
        requestId,
        headers: { 'x-request-id': requestId },
        clock: this.#clock,
        timings: [],
        dropped: [],
        dropSession: () => undefined,
      }
      return openBackends(this.env, callContext, this.#breakers).booking.listHours(input)
    },
  })

  /** The hours as events. */
  override fetch(request: Request): Response {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const source = this.#watch.listen(watchedHours.input.parse(query))
    return source ? eventStream(source, request.signal) : new Response(null, { status: 429 })
  }

  async turn(): Promise<number> {
    return this.#turn()
  }

  async booked(): Promise<void> {
    this.#watch.booked()
  }
}

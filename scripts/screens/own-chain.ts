import { createHmac, randomUUID } from 'node:crypto'
import { build } from '../build.ts'
import { sameEachWeek, toTuesdayMorning } from '../clock.ts'
import type { Noun } from '../deployables.ts'
import { manyVisitors } from '../many-visitors.ts'
import { startStack } from '../stack.ts'

/** A chain of which pictures are taken; what only its owner may do is missing where it runs already. */
export type PicturedChain = {
  /** The site, without a slash at the end. */
  url: string
  /** The salon's desk says that the customer of a booking has come and gone. */
  serve?: (bookingId: string) => Promise<void>
  /** A backend refuses every call from now on, or works again. */
  setDown?: (noun: Noun, isDown: boolean) => void
  stop: () => Promise<void>
}

/** Builds, and starts a chain whose clock stands at a Tuesday morning. */
export async function startOwnChain(): Promise<PicturedChain> {
  await build()
  const deskKey = randomUUID()
  const stack = await startStack({
    clockOffsetMs: toTuesdayMorning(Date.now()),
    vars: {
      ...manyVisitors,
      booking: { ...manyVisitors.booking, ...sameEachWeek, DESK_KEY: deskKey },
    },
    watched: true,
  })
  return {
    url: stack.url,
    serve: async (bookingId) => {
      const db = await stack.db('booking')
      const salonId = await db
        .prepare('SELECT salon_id FROM booking WHERE id = ?')
        .bind(bookingId)
        .first<number>('salon_id')
      const key = createHmac('sha256', deskKey).update(String(salonId)).digest('hex')
      for (const status of ['checked_in', 'serving', 'done']) {
        const response = await stack.execute('booking', `/booking/${bookingId}/status`, {
          method: 'PUT',
          headers: {
            'content-type': 'application/json',
            'x-desk-key': `${String(salonId)}.${key}`,
          },
          body: JSON.stringify({ status }),
        })
        if (!response.ok) throw new Error(`${status}: ${response.status} ${await response.text()}`)
      }
    },
    setDown: (noun, isDown) => stack.proxy.fail(noun, isDown ? 'refuses' : null),
    stop: stack.stop,
  }
}

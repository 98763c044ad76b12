import { sha256 } from '../../kit/digest'
import { Unauthorized } from '../../kit/serve'
import type { BookingEnv } from '../env'

/**
 * Refuses everybody without the desk's key. Digests have equal length and reveal nothing of the
 * key, so comparing them reveals nothing by its time.
 */
export async function deskOnly({ DESK_KEY }: BookingEnv, request: Request): Promise<void> {
  const given = request.headers.get('x-desk-key')
  if (!DESK_KEY || !given || (await sha256(given)) !== (await sha256(DESK_KEY)))
    throw new Unauthorized()
}

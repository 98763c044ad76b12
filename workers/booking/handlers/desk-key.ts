import { isSameSecret } from '../../kit/digest'
import { Unauthorized } from '../../kit/serve'
import type { BookingEnv } from '../env'

/** Refuses everybody without the desk's key. */
export async function deskOnly({ DESK_KEY }: BookingEnv, request: Request): Promise<void> {
  const given = request.headers.get('x-desk-key')
  if (!DESK_KEY || !given || !(await isSameSecret(given, DESK_KEY))) throw new Unauthorized()
}

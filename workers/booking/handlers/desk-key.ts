import { hex } from '../../../domain/bytes'
import { hmac, isSameSecret } from '../../kit/digest'
import { Unauthorized } from '../../kit/serve'
import type { BookingEnv } from '../env'

/** The key of a salon's desk: `<salonId>.<HMAC-SHA256 of the salon's id under DESK_KEY>`. */
export async function deskKey(secret: string, salonId: number): Promise<string> {
  return `${String(salonId)}.${hex(await hmac(secret, String(salonId)))}`
}

/** The salon whose desk calls; refuses everybody without a desk's key. */
export async function salonOfDesk({ DESK_KEY }: BookingEnv, request: Request): Promise<number> {
  const given = request.headers.get('x-desk-key') ?? ''
  const salonId = Number(given.split('.')[0])
  if (!DESK_KEY || !(await isSameSecret(given, await deskKey(DESK_KEY, salonId))))
    throw new Unauthorized()
  return salonId
}

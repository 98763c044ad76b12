import { toBase64url } from '../../../domain/bytes'
import { hmac, isSameSecret } from '../../../workers/kit/digest'
import type { Context } from '../../context'

/** Why a browser may see a booking: it made it, or it named its phone. */
type Known = 'made' | 'found'

/** How many bookings a browser remembers. */
const MOST = 10

type Browser = Pick<Context, 'visitor' | 'bookingsKey'>

/**
 * Whether somebody may meet a booking by trying ids, as at a host that numbers its bookings: without
 * the words before numbers, as in `BK-20261130-000123`, what is random has letters left.
 */
export function isGuessable(id: string): boolean {
  return id.length < 16 || id.replace(/(^|[^a-z\d])[a-z]+|[^a-z]/gi, '').length < 3
}

/** Why this browser may see a booking; undefined: nothing is known of it. */
export async function knownAs(id: string, browser: Browser): Promise<Known | undefined> {
  return (await knownBookings(browser)).get(id)
}

/** Makes the browser remember a booking whose id can be guessed, in a signed cookie. */
export async function remember(id: string, as: Known, browser: Browser): Promise<void> {
  const { bookingsKey, visitor } = browser
  if (!bookingsKey || !isGuessable(id)) return
  const known = await knownBookings(browser)
  if (known.get(id) === 'made') return
  known.delete(id)
  const text = new URLSearchParams([...known, [id, as]].slice(-MOST)).toString()
  visitor.storeBookings(`${await signatureOf(text, bookingsKey)}&${text}`)
}

/** The bookings of the cookie, the newest last; none where it is not ours. */
async function knownBookings({ bookingsKey, visitor }: Browser): Promise<Map<string, Known>> {
  const [, signature, text] = /^([\w-]+)&(.+)$/.exec(visitor.bookings()) ?? []
  if (!bookingsKey || !signature || !text) return new Map()
  if (!(await isSameSecret(signature, await signatureOf(text, bookingsKey)))) return new Map()
  return new Map(new URLSearchParams(text) as Iterable<[string, Known]>)
}

async function signatureOf(text: string, key: string): Promise<string> {
  return toBase64url(await hmac(key, `bookings|${text}`))
}

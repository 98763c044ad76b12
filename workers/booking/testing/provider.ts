import { nowOf } from '../../../domain/clock'
import { bindings, type dayOf } from './salon-day'

type Notice = Record<'key' | 'phone' | 'kind' | 'path' | 'code' | 'hour', string>
type Day = ReturnType<typeof dayOf>

/** The auth backend of these tests: it takes each key once. */
export function provider() {
  const taken: Notice[] = []
  let outcome: 'sent' | 'failed' | 'undeliverable' = 'sent'
  let isSilent = false
  let quietUntil = 0
  const fetch = async (request: Request) => {
    const notice: Notice = await request.json()
    if (nowOf(bindings) < quietUntil) return Response.json({ outcome: 'quiet', until: quietUntil })
    if (outcome === 'sent' && !taken.some(({ key }) => key === notice.key)) taken.push(notice)
    return isSilent ? new Response(null, { status: 503 }) : Response.json({ outcome })
  }
  return {
    taken,
    kinds: () => taken.map(({ kind }) => kind),
    respond: (next: typeof outcome) => void (outcome = next),
    /** Takes messages as before, and loses its answers. */
    fallSilent: () => void (isSilent = true),
    beQuietUntil: (instant: number) => void (quietUntil = instant),
    /** Puts itself in the place of the object's neighbour, which a restart undoes. */
    serve: (day: Day) =>
      day.withState(
        (state) => void Object.assign(state, { env: { ...state.env, AUTH: { fetch } } }),
      ),
  }
}

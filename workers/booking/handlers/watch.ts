import { createLru } from '../../kit/lru'
import type { HandlerContext } from '../../kit/serve'
import type { Refusal } from '../../kit/streams/serve-streams'
import type { Source, StreamInputOf } from '../../kit/streams/streams'
import type { bookingStreams } from '../contract'
import type { HoursWire } from '../contract/wire-day'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { freeHoursMessage } from '../salon-day/slots'
import { clientNetwork } from '../../kit/client-network'
import { requestedHours, NO_HOURS } from './hours'
import { coded } from '../../kit/message'

/** Events that were passed on last: most listeners of a salon-day get the same one. */
const events = createLru<HoursWire>(20)

type Watch = typeof bookingStreams.watchHours

/**
 * The frames of a day now and whenever they change; an unchanged list is sent once. The stream ends
 * when the salon-day restarts: the client reconnects for the newest.
 */
export async function watchHours(
  input: StreamInputOf<Watch>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Source<Watch> | Refusal> {
  const hours = await requestedHours(input, env, request)
  if (!hours) return emptyDay
  const network = clientNetwork(request)
  const headers = {
    upgrade: 'websocket',
    'x-wanted': JSON.stringify(hours.wanted),
    ...(network === null ? {} : { 'x-network': network }),
  }
  const answer = await salonDay(env, input.salonId, input.bookDate).fetch('https://salon-day/', {
    headers,
  })
  const { webSocket } = answer
  if (!webSocket)
    return {
      refused: 429,
      message: coded('TOO_MANY_TRIES_MINUTE'),
      retryAfterSeconds: Number(answer.headers.get('retry-after') ?? 30),
    }
  return ({ emit, end }) => {
    let last = ''
    webSocket.addEventListener('message', ({ data }) => {
      if (data === last || typeof data !== 'string') return
      last = data
      emit(events.get(`${hours.form} ${data}`, () => hours.wire(freeHoursMessage.parse(data))))
    })
    webSocket.addEventListener('close', end)
    webSocket.addEventListener('error', end)
    webSocket.accept()
    return () => webSocket.close()
  }
}

const emptyDay: Source<Watch> = ({ emit, end }) => {
  emit(NO_HOURS)
  end()
  return () => undefined
}

import { createLru } from '../../kit/lru'
import type { HandlerContext } from '../../kit/serve'
import type { Source, StreamInputOf } from '../../kit/streams/streams'
import type { bookingStreams } from '../contract'
import type { HoursWire } from '../contract/hours'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { freeHoursMessage } from '../salon-day/hours'
import { clientNetwork } from '../../kit/client-network'
import { requestedHours, NO_HOURS } from './hours'
import { tooManyReply, type TooManyReply } from '../../kit/too-many'

/** Events that were passed on last: most listeners of a salon-day get the same one. */
const events = createLru<HoursWire>(20)

type WatchHours = typeof bookingStreams.watchHours

/**
 * The frames of a day now and whenever they change; an unchanged list is sent once. The stream ends
 * when the salon-day restarts: the client reconnects for the newest.
 */
export async function watchHours(
  input: StreamInputOf<WatchHours>,
  context: HandlerContext<BookingEnv>,
): Promise<Source<WatchHours> | TooManyReply> {
  const hours = await requestedHours(input, context)
  if (!hours) return emptyDay
  const { env, request } = context
  const network = clientNetwork(request)
  const headers = {
    upgrade: 'websocket',
    'x-wanted': JSON.stringify(hours.wanted),
    ...(network === null ? {} : { 'x-network': network }),
  }
  const response = await salonDay(env, input.salonId, input.bookDate).fetch('https://salon-day/', {
    headers,
  })
  const { webSocket } = response
  if (!webSocket) return tooManyReply(Number(response.headers.get('retry-after') ?? 30))
  const eventOf = (text: string): HoursWire =>
    events.get(`${hours.form} ${text}`, () => hours.wire(freeHoursMessage.parse(text)))
  return ({ emit, end }) => passOn(webSocket, (text) => emit(eventOf(text)), end)
}

/** Passes on each message that is not the one before, until the returned function is called. */
function passOn(webSocket: WebSocket, message: (text: string) => void, end: () => void) {
  let last = ''
  webSocket.addEventListener('message', ({ data }) => {
    if (data === last || typeof data !== 'string') return
    last = data
    message(data)
  })
  webSocket.addEventListener('close', end)
  webSocket.addEventListener('error', end)
  webSocket.accept()
  return () => webSocket.close()
}

/** A day without hours: they are sent once. */
function emptyDay({ emit, end }: { emit: (hours: HoursWire) => void; end: () => void }) {
  emit(NO_HOURS)
  end()
  return () => undefined
}

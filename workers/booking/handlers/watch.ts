import { createLru } from '../../kit/lru'
import { jsonColumn } from '../../kit/rows'
import type { HandlerContext } from '../../kit/serve'
import type { Source, StreamInputOf } from '../../kit/streams/streams'
import type { bookingStreams } from '../contract'
import { holdersWire, type HoursWire } from '../contract/wire-day'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { freeHoursMessage } from '../salon-day/slots'
import { clientNetwork } from '../../kit/client-network'
import { requestedHours, NO_HOURS } from './hours'
import { tooManyReply, type TooManyReply } from '../../kit/too-many'

/** Events that were passed on last: most listeners of a salon-day get the same one. */
const events = createLru<HoursWire>(20)

const holdersMessage = jsonColumn(holdersWire)

type WatchHours = typeof bookingStreams.watchHours
type Share = typeof bookingStreams.shareHours

/** A salon-day's messages, and the event that its hours make. */
type WatchedDay = { webSocket: WebSocket; eventOf: (hours: string) => HoursWire }

/**
 * The frames of a day now and whenever they change; an unchanged list is sent once. The stream ends
 * when the salon-day restarts: the client reconnects for the newest.
 */
export async function watchHours(
  input: StreamInputOf<WatchHours>,
  context: HandlerContext<BookingEnv>,
): Promise<Source<WatchHours> | TooManyReply> {
  const watched = await watchSalonDay(input, context, false)
  if (!watched) return emptyDay
  if ('status' in watched) return watched
  const { webSocket, eventOf } = watched
  return ({ emit, end }) => passOn(webSocket, (text) => emit(eventOf(text)), end)
}

/** The same for several listeners, with the browsers that hold an hour between the hours. */
export async function shareHours(
  input: StreamInputOf<Share>,
  context: HandlerContext<BookingEnv>,
): Promise<Source<Share> | TooManyReply> {
  const watched = await watchSalonDay(input, context, true)
  if (!watched) return emptyDay
  if ('status' in watched) return watched
  const { webSocket, eventOf } = watched
  // Hours are an array.
  const read = (text: string) => (text.startsWith('{') ? holdersMessage.parse(text) : eventOf(text))
  return ({ emit, end }) => passOn(webSocket, (text) => emit(read(text)), end)
}

/** Connects to a salon-day; null where there are no hours. */
async function watchSalonDay(
  input: StreamInputOf<WatchHours>,
  context: HandlerContext<BookingEnv>,
  isShared: boolean,
): Promise<WatchedDay | TooManyReply | null> {
  const hours = await requestedHours(input, context)
  if (!hours) return null
  const { env, request } = context
  const wanted = isShared ? { ...hours.wanted, ownerToken: null, isShared } : hours.wanted
  const network = clientNetwork(request)
  const headers = {
    upgrade: 'websocket',
    'x-wanted': JSON.stringify(wanted),
    ...(network === null ? {} : { 'x-network': network }),
  }
  const response = await salonDay(env, input.salonId, input.bookDate).fetch('https://salon-day/', {
    headers,
  })
  const { webSocket } = response
  if (!webSocket) return tooManyReply(Number(response.headers.get('retry-after') ?? 30))
  return {
    webSocket,
    eventOf: (text) =>
      events.get(`${hours.form} ${text}`, () => hours.wire(freeHoursMessage.parse(text))),
  }
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

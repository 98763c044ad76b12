import { readFileSync } from 'node:fs'
import type { SalonWire } from '../../../workers/salons/contract.ts'
import { startStack, type Stack } from '../../stack.ts'
import { pathsOf } from '../screens/paths.ts'
import { oneOf, randomOf } from '../traffic/random.ts'
import { dataOf, type Recording, textOf } from '../upstream/recording.ts'

/** The variables of one question: the services, and where the customer stands. */
export type SoonestQuery = {
  serviceIds: number[]
  latitude: number
  longitude: number
  first: number
}

/** Everything that the questions need, as the reference backends with their walk-ins answer it. */
type SoonestWorld = { recording: Recording; questions: SoonestQuery[] }

type BoardReply = { data: { version: number; isWhole: boolean; entries: object[] } }
type Sold = { services: { serviceId: number; timeServe: number }[] }

const SOLD = '/booking/sold-services'
const boardPath = (since: number) => `/booking/free-board?since=${since}`

/** Salons that a board is made to fetch by one reading, and readings until all have answered. */
const AT_ONCE = 8
const MAX_READINGS = 20

/** Questions before they repeat, and the hours that a page shows. */
const QUERY_COUNT = 5000
const SHOWN = 6

/** The longest services that the board knows of, in minutes. */
const MAX_SERVICE_MINUTES = 180

/** Customers stand within so many degrees of a salon, about five kilometres. */
const AROUND = 0.05

/** The site's own question, as it is registered at the gateway. */
export function soonestDocument(): { id: string; text: string } {
  const file = 'schema/generated/persisted-documents.json'
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const found = Object.entries(documents).find(([, text]) => text.includes('query SoonestHours('))
  if (!found) throw new Error('The site asks for no soonest hours any more.')
  return { id: found[0], text: found[1] }
}

/** Records the salons, what they sell, and the board with all of them; draws questions by seed. */
export async function recordSoonest(seed: number): Promise<SoonestWorld> {
  const stack = await startStack({
    only: ['auth', 'salons', 'booking'],
    vars: { booking: { RATE_LIMITS: 'off' } },
  })
  try {
    const salonsText = await textOf(stack, pathsOf.salons())
    const soldText = await textOf(stack, SOLD)
    const salons = dataOf<SalonWire[]>(salonsText).filter(({ isOpen }) => isOpen)
    const board = await wholeBoard(
      stack,
      salons.map(({ id }) => id),
    )
    const { version } = board.data
    const unchanged: BoardReply = { data: { version, isWhole: false, entries: [] } }
    return {
      recording: {
        [pathsOf.salons()]: salonsText,
        [SOLD]: soldText,
        [boardPath(0)]: JSON.stringify(board),
        [boardPath(version)]: JSON.stringify(unchanged),
      },
      questions: drawn(salons, dataOf<Sold>(soldText).services, seed),
    }
  } finally {
    await stack.stop()
  }
}

/** The board once a reading adds nothing: each fetches some salons, and does not wait for all. */
async function wholeBoard(stack: Stack, salonIds: readonly number[]): Promise<BoardReply> {
  let known = 0
  for (let reading = 0; reading < MAX_READINGS; reading++) {
    for (let at = 0; at < salonIds.length; at += AT_ONCE)
      await textOf(stack, `${boardPath(0)}&salonIds=${salonIds.slice(at, at + AT_ONCE).join(',')}`)
    const board = JSON.parse(await textOf(stack, `${boardPath(0)}&salonIds=0`)) as BoardReply
    const { length } = board.data.entries
    if (length === known && length >= salonIds.length) return board
    known = length
  }
  throw new Error('The board does not learn of every salon.')
}

function drawn(
  salons: readonly SalonWire[],
  services: Sold['services'],
  seed: number,
): SoonestQuery[] {
  const random = randomOf(seed)
  const bookable = services.filter(({ timeServe }) => timeServe <= MAX_SERVICE_MINUTES)
  const near = (degrees: number) => Number((degrees + (random() - 0.5) * 2 * AROUND).toFixed(3))
  return Array.from({ length: QUERY_COUNT }, () => {
    const { latitude, longitude } = oneOf(salons, random)
    return {
      serviceIds: [oneOf(bookable, random).serviceId],
      latitude: near(latitude),
      longitude: near(longitude),
      first: SHOWN,
    }
  })
}

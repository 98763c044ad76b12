import { toMorningOfJourneys } from '../../scripts/clock.ts'
import { onShutdown } from '../../scripts/running.ts'
import { openPlainChain } from './plain-chain.ts'

const port = Number(process.env.JOURNEYS_PORT ?? 8790)
const offset = Number(process.env.CLOCK_OFFSET_MS ?? toMorningOfJourneys(Date.now()))
const chain = await openPlainChain(offset, { port, hostPort: port + 1 })
onShutdown(chain.stop)
console.log(chain.url)

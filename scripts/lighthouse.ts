import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { audit, type Report } from './lighthouse/audit.ts'
import { startEdge } from './lighthouse/edge.ts'
import { print } from './lighthouse/print.ts'
import { startStack } from './stack.ts'

/**
 * Lighthouse's mobile run (slow phone and network simulated) on pages of the production build:
 * `npm run lighthouse -- / /booking --rounds 3`. Prints performance's times and the worst findings
 * below a perfect score, medians where there are several rounds. Pages come by HTTP/2 over TLS as
 * from the edge; `--http1` measures the chain itself.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1' }, http1: { type: 'boolean', default: false } },
})
const pages = positionals.length > 0 ? positionals : ['/']

await build()
const stack = await startStack()
const reports = new Map<string, Report[]>()
let edge: Awaited<ReturnType<typeof startEdge>> | undefined
try {
  if (!values.http1) edge = await startEdge(stack.url)
  for (let round = 0; round < Number(values.rounds); round++)
    for (const page of pages) {
      await prepare(stack.url + page)
      reports.set(page, [...(reports.get(page) ?? []), await audit((edge ?? stack).url + page)])
    }
} finally {
  edge?.stop()
  await stack.stop()
}
for (const [page, ofPage] of reports) if (!print(page, ofPage)) process.exitCode = 1

/**
 * Opens a page as earlier visitors did: the first view fills the caches, the second one has the page
 * compressed after its response (`app/server/cache/brotli-pages.ts`).
 */
async function prepare(address: string): Promise<void> {
  const headers = { 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'br' }
  for (let view = 0; view < 2; view++) await (await fetch(address, { headers })).arrayBuffer()
  await setTimeout(2000)
}

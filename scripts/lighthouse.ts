import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type OutgoingHttpHeaders } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromiumFlags, chromiumPath } from './browser.ts'
import { build } from './build.ts'
import { median } from './bench/load.ts'
import { startStack } from './stack.ts'

/**
 * Lighthouse's mobile run (slow phone and network simulated) on pages of the production build:
 * `npm run lighthouse -- / /booking --rounds 3`. Prints scores, the times of performance, medians
 * where there are several rounds, and what the last run found below a perfect score.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1' } },
})
const pages = positionals.length > 0 ? positionals : ['/']
/** Cloudflare compresses at this level what a worker or a file sends uncompressed. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json)|image\/svg)/
const times = ['largest-contentful-paint', 'first-contentful-paint', 'total-blocking-time']

type Report = {
  categories: Record<
    string,
    { title: string; score: number; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const reports = new Map<string, Report[]>()
await build()
const stack = await startStack()
const edge = await startEdge(stack.url)
try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const page of pages) {
      // Earlier visitors have filled the caches.
      await (await fetch(stack.url + page)).arrayBuffer()
      reports.set(page, [...(reports.get(page) ?? []), await audit(edge.url + page)])
    }
} finally {
  edge.stop()
  await stack.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const [page, ofPage] of reports) print(page, ofPage)

/**
 * Serves a local chain as Cloudflare's edge does, by HTTP/2 over TLS and with brotli: Lighthouse
 * would simulate six connections with a handshake each for HTTP/1.1.
 */
async function startEdge(origin: string): Promise<{ url: string; stop: () => void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert],
  ])
  // As an edge stores files: what waits for this processor would count as a slow server.
  const files = new Map<string, { reply: OutgoingHttpHeaders; body: Buffer }>()
  const tls = { key: readFileSync(key), cert: readFileSync(cert) }
  const server = createSecureServer(tls, (incoming, outgoing) => {
    const file = files.get(incoming.url)
    if (file) return void outgoing.writeHead(200, file.reply).end(file.body)
    const own = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    // The chain refuses forms that come from another address.
    const site = incoming.headers.origin === undefined ? {} : { origin }
    const headers = { ...Object.fromEntries(own), 'accept-encoding': 'identity', ...site }
    const onward = request(new URL(incoming.url, origin), { method: incoming.method, headers })
    onward.on('error', () => outgoing.destroy())
    onward.on('response', (response) => {
      const { connection, 'keep-alive': _, 'transfer-encoding': __, ...sent } = response.headers
      const status = response.statusCode ?? 502
      if (!compressible.test(sent['content-type'] ?? ''))
        return void response.pipe(outgoing.writeHead(status, sent))
      void buffer(response).then((body) => {
        const compressed = brotliCompressSync(body, { params })
        const reply = { ...sent, 'content-encoding': 'br', 'content-length': compressed.length }
        outgoing.writeHead(status, reply).end(compressed)
        if (status === 200 && /^public, max-age=[1-9]/.test(sent['cache-control'] ?? ''))
          files.set(incoming.url, { reply, body: compressed })
      })
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `https://127.0.0.1:${port}`, stop: () => void server.close() }
}

/** Lighthouse's mobile run on one address, in a browser and a profile of its own. */
async function audit(url: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const profile = mkdtempSync(join(folder, 'profile-'))
  const flags = ['--headless=new', ...chromiumFlags, '--ignore-certificate-errors']
  const chrome = [...flags, `--user-data-dir=${profile}`].join(' ')
  const child = spawn(
    'node_modules/.bin/lighthouse',
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${chrome}`],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromiumPath() } },
  )
  await new Promise((done) => child.on('close', done))
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function print(page: string, ofPage: readonly Report[]): void {
  console.log(page)
  for (const id of times) {
    const all = ofPage.map(({ audits }) => Math.round(audits[id]?.numericValue ?? NaN))
    console.log(`  ${id.padEnd(26)} ${median(all)} ms (${all.join(', ')})`)
  }
  const { categories, audits } = ofPage.at(-1)!
  for (const [id, { title, auditRefs }] of Object.entries(categories)) {
    const all = ofPage.map((one) => Math.round(100 * (one.categories[id]?.score ?? 0)))
    console.log(`  ${title.padEnd(26)} ${median(all)} (${all.join(', ')})`)
    for (const { id: name, weight } of auditRefs) {
      const found = audits[name]
      if (weight > 0 && found?.score != null && found.score < 1)
        console.log(`    ${found.score.toFixed(2)} ${found.title} ${found.displayValue ?? ''}`)
    }
  }
}

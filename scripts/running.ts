import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { OwnHosts } from './hosts.ts'
import type { Stack } from './stack.ts'

const people = [
  ['0909090909', 'khách mới'],
  ['0912345678', 'hạng vàng, đang có lịch đặt'],
  ['0987654321', 'khách quen, chưa có lịch'],
  ['0933333333', 'đã có lịch đặt, phải đăng nhập để đổi'],
  ['0944444444', 'cần mã xác nhận khi đặt'],
]

/**
 * Waits until the site responds and prints where to go, and which `hosts` of the chain's own it
 * uses. Throws when its first page fails.
 */
export async function announce(stack: Stack, hosts: OwnHosts = {}): Promise<void> {
  const first = await fetch(stack.url, { redirect: 'manual' })
  if (first.status >= 500)
    throw new Error(
      `the site answers its first page with ${first.status}: ${(await first.text()).slice(0, 500)}`,
    )
  const url = stack.url.replace('127.0.0.1', 'localhost')
  console.log(`
  Mượt        ${url}
  GraphiQL    ${url}/graphql
  OpenAPI     ${url}/openapi
  Inbox       ${url}/inbox   (codes and messages arrive here)
  Bank        ${url}/payments/demo-bank   (orders are paid here)

  Demo phones ${people.map(([phone, who]) => `${phone}  ${who}`).join('\n              ')}
`)
  for (const [service, { url: theirs }] of Object.entries(hosts))
    console.log(`  Own host    ${service}  ${theirs}`)
  const days = Math.floor((Date.now() - Date.parse(stack.filledAt)) / 86_400_000)
  if (days >= 1)
    console.log(`  The demo data is ${days} day(s) old; \`npm run reset\` makes it new.\n`)
  console.log('  Ctrl-C stops everything.')
}

/**
 * Calls `stop` once when the process gets a signal to end, or when its parent process is gone, and
 * then ends the process.
 */
export function onShutdown(stop: () => Promise<void>): void {
  const parent = process.ppid
  let stopping = false
  async function end(): Promise<void> {
    if (stopping) return
    stopping = true
    await stop().catch(console.error)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end())
  // A killed parent sends no signal; its children are then given to another process.
  setInterval(() => process.ppid !== parent && void end(), 500).unref()
}

/** The port of PORT; ends the process when it cannot be used, before anything slow begins. */
export async function freePort(): Promise<number> {
  const port = Number(process.env.PORT ?? 8787)
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    console.error(`${String(error)}. Choose another port: PORT=8788 npm start`)
    process.exit(1)
  }
  probe.close()
  return port
}

/** Holds the id of the process that runs a chain on this checkout's state. */
const lock = '.muot/running'

/** Ends the process when another one runs a chain on the state, as two would corrupt it. */
export function refuseSecondChain(): void {
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  if (!pid || !isChain(pid)) return
  console.error(`The chain of this folder runs already (process ${pid}). Stop that one first.`)
  process.exit(1)
}

/** Notes that this process alone runs a chain on the state; returns a function that removes the note. */
export function lockState(): () => void {
  refuseSecondChain()
  mkdirSync('.muot', { recursive: true, mode: 0o700 })
  writeFileSync(lock, String(process.pid))
  return () => rmSync(lock, { force: true })
}

/** After a restart of the machine the noted id may belong to another process. */
function isChain(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = `/proc/${pid}/cmdline`
  return !existsSync(command) || /scripts\/(start|dev)\.ts/.test(readFileSync(command, 'utf8'))
}

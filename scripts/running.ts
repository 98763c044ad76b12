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

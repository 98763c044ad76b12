import type { Stack } from './stack.ts'

const people = [
  ['0909090909', 'khách mới'],
  ['0912345678', 'hạng vàng, đang có lịch đặt'],
  ['0987654321', 'khách quen, chưa có lịch'],
  ['0933333333', 'đã có lịch đặt, phải đăng nhập để đổi'],
  ['0944444444', 'cần mã xác nhận khi đặt'],
]

/** Waits until the site responds and prints where to go. Throws when its first page fails. */
export async function announce(stack: Stack): Promise<void> {
  const first = await fetch(stack.url, { redirect: 'manual' })
  if (first.status >= 500)
    throw new Error(
      `the site answers its first page with ${first.status}: ${(await first.text()).slice(0, 500)}`,
    )
  const url = stack.url.replace('127.0.0.1', 'localhost')
  console.log(`
  Mượt        ${url}
  GraphiQL    ${url}/graphql
  Inbox       ${url}/inbox   (codes and messages arrive here)
  Bank        ${url}/payments/demo-bank   (orders are paid here)

  Demo phones ${people.map(([phone, who]) => `${phone}  ${who}`).join('\n              ')}
`)
  const days = Math.floor((Date.now() - Date.parse(stack.filledAt)) / 86_400_000)
  if (days >= 1)
    console.log(`  The demo data is ${days} day(s) old; \`npm run reset\` makes it new.\n`)
  console.log('  Ctrl-C stops everything.')
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../scripts/build.ts'
import { type Stack, startStack } from '../scripts/stack.ts'

let stack: Stack

beforeAll(async () => {
  await build()
  stack = await startStack({ watched: true })
}, 300_000)
afterAll(() => stack?.stop())

const lists = ['/v4/salon/get', '/city/list-city']

test('1,000 views of Home on a warm cache ask the salons backend for each list at most once', async () => {
  await view('/')
  const seen = stack.neighbours.calls.length
  for (let round = 0; round < 50; round++) await Promise.all(Array.from({ length: 20 }, () => view('/')))
  const asked = stack.neighbours.calls.slice(seen).filter(({ to }) => to === 'salons')
  for (const list of lists) expect(asked.filter(({ path }) => path.startsWith(list)).length).toBeLessThanOrEqual(1)
})

test('B-372 with the salons backend stopped, Home, the salon system and the salon picker still show the salons', async () => {
  await Promise.all(['/', '/system-salon', '/booking?step=1'].map(view))
  stack.neighbours.fail('salons', 'refuses')
  try {
    // A query makes each of these a page of its own, so that no cached page answers.
    expect(await view('/?inApp=0&fresh=1')).toContain('Hà Nội')
    expect(await view('/system-salon?fresh=1')).toContain('252 Cầu Giấy')
    expect(await view('/booking?step=1&fresh=1')).toContain('Hà Nội')
  } finally {
    stack.neighbours.fail('salons', null)
  }
})

async function view(path: string): Promise<string> {
  const response = await fetch(stack.url + path, { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130', accept: 'text/html' } })
  expect(response.status, path).toBe(200)
  return response.text()
}

import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { eraseDeletedCustomers } from './erasure'
import { authWithDeletions } from './testing/auth-with-deletions'

const { DB } = env as unknown as { DB: D1Database }

const people = [1, 2, 3].map((number) => ({
  number,
  customerId: 100 + number,
  phone: `091234567${number}`,
  at: 1000,
}))

let logged: string[] = []

beforeEach(async () => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  await DB.batch(
    [
      'DROP TABLE IF EXISTS forgotten',
      'DROP TABLE IF EXISTS unforgotten',
      'DROP TABLE IF EXISTS person',
      'CREATE TABLE forgotten (one INTEGER PRIMARY KEY, through INTEGER NOT NULL)',
      'CREATE TABLE unforgotten (number INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, phone TEXT NOT NULL, at INTEGER NOT NULL)',
      'CREATE TABLE person (phone TEXT PRIMARY KEY)',
      ...people.map(({ phone }) => `INSERT INTO person VALUES ('${phone}')`),
    ].map((sql) => DB.prepare(sql)),
  )
})

/** A night in which the statements of one customer fail, as long as he is `stuck`. */
function night(
  listed: typeof people,
  stuck: number | null = null,
  AUTH = authWithDeletions(...listed),
): Promise<void> {
  return eraseDeletedCustomers('test', { DB, AUTH }, ({ number, phone }) => [
    DB.prepare(number === stuck ? 'no SQL' : 'DELETE FROM person WHERE phone = ?1').bind(
      ...(number === stuck ? [] : [phone]),
    ),
  ])
}

async function left(): Promise<string[]> {
  const { results } = await DB.prepare('SELECT phone FROM person').all<{ phone: string }>()
  return results.map(({ phone }) => phone)
}

test('a customer who cannot be deleted holds up no other, and is tried again though auth no longer lists him', async () => {
  await night(people, 1)
  expect(await left()).toEqual([people[0]!.phone])
  expect(logged.length).toBe(1)
  await night([], 1)
  expect(await left()).toEqual([people[0]!.phone])
  await night([])
  expect(await left()).toEqual([])
  expect(await DB.prepare('SELECT number FROM unforgotten').first()).toBeNull()
})

test('in front of a host that lists all of them each time a night ends, and nobody is deleted again', async () => {
  let asked = 0
  const fetch = async () => {
    if (++asked > 9) throw new Error('without an end')
    return Response.json({ data: people })
  }
  await night(people, null, { fetch })
  expect(await left()).toEqual([])
  await DB.prepare('INSERT INTO person VALUES (?)').bind(people[0]!.phone).run()
  await night(people, null, { fetch })
  expect([await left(), asked, logged]).toEqual([[people[0]!.phone], 3, []])
})

test('a host may write numbers as text, and a phone that is none of ours holds up nobody', async () => {
  const [first, second, third] = people
  const listed = [
    { ...first, phone: '+44 20 7946 0000' },
    { ...second, number: '2', at: '1000' },
  ]
  const fetch = async () => Response.json([...listed, { ...third, phone: '+84 912 345 673' }])
  await night(people, null, { fetch })
  expect([await left(), logged]).toEqual([[first!.phone], []])
})

test('in front of a host that lists the newest first a night that breaks off skips nobody', async () => {
  const fetch = async () => Response.json([...people].reverse())
  await eraseDeletedCustomers('test', { DB, AUTH: { fetch } }, ({ number, phone }) => {
    if (number === 2) throw new Error('broken off')
    return [DB.prepare('DELETE FROM person WHERE phone = ?').bind(phone)]
  })
  expect(await left()).toEqual([people[1]!.phone, people[2]!.phone])
  await night(people, null, { fetch })
  expect(await left()).toEqual([])
})

test('a database that is down skips nobody', async () => {
  const broken = vi.spyOn(DB, 'batch').mockRejectedValue(new Error('database down'))
  await night(people)
  broken.mockRestore()
  await night(people)
  expect(await left()).toEqual([])
})

test('customers whom auth no longer lists as the night did not run are reported', async () => {
  await night(people.slice(0, 1))
  await night(people.slice(2))
  expect(logged.join()).toContain('the customers before 3 were not deleted here in time')
})

import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { filled, fillScript, marks } from './fill.ts'

const booking = (id: string, status: string) => ({ id, status, manageToken: `link-${id}` })
const asNobody = () => Promise.resolve({ viewer: null, myBookings: [], calendarFeedToken: null })

test('an example runs again: each query that is sent gets a key of its own', async () => {
  const body = `{"idempotencyKey":"${marks.newKey}"}`
  const [first, second] = [await filled(body, asNobody), await filled(body, asNobody)]
  expect(first).toMatch(/^\{"idempotencyKey":"[\w-]{16,64}"\}$/)
  expect(second).not.toBe(first)
})

test('an example has the phone and the booking of whoever is signed in, its manage link and his calendar', async () => {
  const execute = () =>
    Promise.resolve({
      viewer: { phone: '0912345678' },
      myBookings: [booking('A', 'CANCELED'), booking('B', 'CONFIRMED')],
      calendarFeedToken: 'feed',
    })
  const { myPhone, myBooking, myToken, myFeed } = marks
  expect(await filled([myPhone, myBooking].join(' '), execute)).toBe('0912345678 B')
  expect([await filled(myToken, execute), await filled(myFeed, execute)]).toEqual([
    'link-B',
    'feed',
  ])
})

test('who is signed in is queried only by examples that need it, and nobody has values too', async () => {
  const execute = vi.fn(asNobody)
  expect(await filled('{"query":"{ provinces { name } }"}', execute)).toContain('provinces')
  expect(execute).not.toHaveBeenCalled()
  expect(await filled(Object.values(marks).slice(1).join(' '), execute)).toMatch(
    /^0909090909 \w{26} opens-nothing opens-nothing$/,
  )
})

test('the page replaces marks in what it sends', async () => {
  const sent: unknown[] = []
  const send = (_address: string, init: { body: string }) => {
    sent.push(init.body)
    return Promise.resolve(Response.json({ data: { viewer: { phone: '01' }, myBookings: null } }))
  }
  const page = { fetch: send, crypto }
  // As in the page, nothing of this module is in the script's reach.
  runInNewContext(fillScript(), page)
  await page.fetch('/graphql', { body: marks.myPhone })
  expect(sent).toEqual([expect.stringContaining('viewer'), '01'])
})

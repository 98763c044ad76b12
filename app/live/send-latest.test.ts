import { expect, test, vi } from 'vitest'
import { createHolding } from './live-hours'

/** A server whose answers the test triggers. */
function slowServer() {
  const sent: (string | null)[] = []
  const responses: ((result: string | null) => void)[] = []
  const keep = createHolding<string, string>((request) => {
    sent.push(request)
    return new Promise((resolve, reject) =>
      responses.push((result) =>
        result === 'broken' ? reject(new Error('broken')) : resolve(result),
      ),
    )
  })
  const delivered: string[] = []
  return {
    sent,
    delivered,
    keep: (request: string | null) => keep(request, (result) => void delivered.push(result)),
    respond: async (text: string | null) => {
      responses.shift()!(text)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('one press is on its way at a time, and of those pressed meanwhile only the last follows [B-230]', async () => {
  const { sent, delivered, keep, respond } = slowServer()
  for (const hour of ['9h30', '9h50', '10h10']) keep(hour)
  expect(sent).toEqual(['9h30'])
  await respond('held 9h30')
  expect([sent, delivered]).toEqual([['9h30', '10h10'], []])
  await respond('held 10h10')
  expect(delivered).toEqual(['held 10h10'])
})

test('a failed hold is only logged, and the next press is still sent [O-51, H-281]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { sent, delivered, keep, respond } = slowServer()
  keep('9h30')
  await respond('broken')
  expect(log).toHaveBeenCalledExactlyOnceWith('Error: broken')
  log.mockRestore()
  keep('9h50')
  await respond(null)
  keep('10h10')
  await respond('held')
  expect([sent, delivered]).toEqual([['9h30', '9h50', '10h10'], ['held']])
})

test('a choice that is dropped is given back, once, and only if there was one', async () => {
  const { sent, keep, respond } = slowServer()
  keep(null)
  expect(sent).toEqual([])
  keep('9h30')
  await respond('held')
  keep(null)
  await respond(null)
  keep(null)
  expect(sent).toEqual(['9h30', null])
})

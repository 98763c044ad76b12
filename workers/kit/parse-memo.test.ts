import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createParseMemo } from './parse-memo'

const schema = z.object({ name: z.string() })
const check = (text: string) => vi.fn(() => schema.parse(JSON.parse(text)))
const named = (name: string) => JSON.stringify({ name })
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('the same bytes to the same question are checked once, other bytes anew, and the ones before are forgotten', () => {
  const answers = createParseMemo()
  const ask = (text: string, source = 'a') => {
    const checked = check(text)
    return {
      body: answers.checked({ schema, source, bytes: bytesOf(text) }, checked),
      checks: checked.mock.calls.length,
    }
  }
  const first = ask(named('an'))
  expect(first).toEqual({ body: { name: 'an' }, checks: 1 })
  expect(ask(named('an')).body).toBe(first.body)
  expect(ask(named('an')).checks).toBe(0)
  expect(ask(named('binh'))).toEqual({ body: { name: 'binh' }, checks: 1 })
  expect(ask(named('an')).checks).toBe(1)
  expect(ask(named('an'), 'b').checks).toBe(1)
})

test('what fails its check is never kept, and another schema checks for itself', () => {
  const answers = createParseMemo()
  const sent = { schema, source: 'a', bytes: bytesOf('{"name":1}') }
  for (let time = 0; time < 2; time++)
    expect(() => answers.checked(sent, check('{"name":1}'))).toThrow()
  answers.checked({ schema, source: 'a', bytes: bytesOf(named('an')) }, check(named('an')))
  const other = vi.fn(() => 'other')
  expect(
    answers.checked({ schema: z.unknown(), source: 'a', bytes: bytesOf(named('an')) }, other),
  ).toBe('other')
})

test('nobody changes what others get too', () => {
  const body = createParseMemo().checked({ schema, source: 'a', bytes: bytesOf('') }, () => ({
    salons: [{ name: 'an' }],
  })) as { salons: { name: string }[] }
  expect(() => body.salons.push({ name: 'binh' })).toThrow(TypeError)
  expect(() => (body.salons[0]!.name = 'binh')).toThrow(TypeError)
})

test('so many bytes are kept and no more, the oldest go first', () => {
  const { checks } = counted(10_000)
  expect([checks('a', 6000), checks('b', 2500), checks('a', 6000)]).toEqual([1, 1, 0])
  expect([checks('c', 1000), checks('b', 2500), checks('a', 6000)]).toEqual([1, 0, 1])
  expect([checks('huge', 10_001), checks('huge', 10_001)]).toEqual([1, 1])
})

test('questions count as well: a flood of them that have hardly an answer is not all kept', () => {
  const { checks } = counted(10_000)
  for (let salon = 0; salon < 100; salon++) checks(`hours of ${salon}`, 2)
  expect([checks('hours of 99', 2), checks('hours of 0', 2)]).toEqual([0, 1])
  const long = counted(10_000)
  expect([long.checks('x'.repeat(9999), 2), long.checks('x'.repeat(9999), 2)]).toEqual([1, 1])
})

/** Answers of which so many bytes are kept, and how often one of a length is checked. */
function counted(most: number) {
  const answers = createParseMemo(most)
  return {
    checks(source: string, length: number): number {
      const checked = vi.fn(() => ({}))
      answers.checked({ schema, source, bytes: bytesOf('x'.repeat(length)) }, checked)
      return checked.mock.calls.length
    },
  }
}

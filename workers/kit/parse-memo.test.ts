import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createParseMemo } from './parse-memo'

const schema = z.object({ name: z.string() })
const named = (name: string) => JSON.stringify({ name })
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A memo, and what it gives for a text with how often that was checked for it. */
function memoOf(max?: number) {
  const memo = createParseMemo(max)
  return (text: string, bytes = bytesOf(text)) => {
    const check = vi.fn(() => schema.parse(JSON.parse(text)))
    return { body: memo.checked({ schema, bytes }, check), checks: check.mock.calls.length }
  }
}

test('the same bytes are validated once per schema, other bytes separately', () => {
  const check = memoOf()
  const first = check(named('an'))
  expect(first).toEqual({ body: { name: 'an' }, checks: 1 })
  expect(check(named('an')).body).toBe(first.body)
  expect(check(named('binh'))).toEqual({ body: { name: 'binh' }, checks: 1 })
  expect(check(named('an'))).toEqual({ body: { name: 'an' }, checks: 0 })
})

test('bytes that begin anywhere in a larger piece are the same bytes', () => {
  const check = memoOf()
  check(named('an'))
  for (const offset of [0, 1, 2, 3, 4])
    expect(
      check(named('an'), bytesOf(`${'x'.repeat(offset)}${named('an')}yy`).subarray(offset, -2))
        .checks,
    ).toBe(0)
})

test('bodies of one length that differ anywhere are distinguished', () => {
  const check = memoOf()
  const texts = Array.from({ length: 40 }, (_, at) =>
    named(`${'a'.repeat(at)}b${'a'.repeat(39 - at)}`),
  )
  for (const text of texts) expect(check(text)).toEqual({ body: JSON.parse(text), checks: 1 })
  for (const text of texts) expect(check(text)).toEqual({ body: JSON.parse(text), checks: 0 })
})

test('two bodies of one hash are distinguished', () => {
  // A second 32-bit word equal to the hash of the first one makes any hash 0.
  const memo = createParseMemo()
  const of = (...words: number[]) => {
    const bytes = new Uint8Array(words.length * 4)
    words.forEach((word, at) => new DataView(bytes.buffer).setUint32(at * 4, word, true))
    return bytes
  }
  const start = 0x811c9dc5
  const hashOf = (word: number) => Math.imul(start ^ word, 0x01000193)
  const one = of(1, hashOf(1))
  const other = of(2, hashOf(2))
  expect(memo.checked({ schema, bytes: one }, () => 'one')).toBe('one')
  expect(memo.checked({ schema, bytes: other }, () => 'other')).toBe('other')
})

test('a body that fails validation is never stored, and another schema validates it anew', () => {
  const memo = createParseMemo()
  const wrong = { schema, bytes: bytesOf('{"name":1}') }
  const check = () => schema.parse({ name: 1 })
  for (let time = 0; time < 2; time++) expect(() => memo.checked(wrong, check)).toThrow()
  memo.checked({ schema, bytes: bytesOf(named('an')) }, () => 'one')
  expect(memo.checked({ schema: z.unknown(), bytes: bytesOf(named('an')) }, () => 'other')).toBe(
    'other',
  )
})

test('memoised values are frozen', () => {
  const body = createParseMemo().checked({ schema, bytes: bytesOf('') }, () => ({
    salons: [{ name: 'an' }],
  })) as { salons: { name: string }[] }
  expect(() => body.salons.push({ name: 'binh' })).toThrow(TypeError)
  expect(() => (body.salons[0]!.name = 'binh')).toThrow(TypeError)
})

test('the memo has a maximum of bytes, the least recently used go first', () => {
  const check = memoOf(10_000)
  const checks = (letter: string, length: number) => check(named(letter.repeat(length))).checks
  expect([checks('a', 4000), checks('b', 4000), checks('a', 4000)]).toEqual([1, 1, 0])
  expect([checks('c', 4000), checks('a', 4000), checks('b', 4000)]).toEqual([1, 0, 1])
  expect([checks('d', 10_001), checks('d', 10_001)]).toEqual([1, 1])
})

test('many short bodies fill the memo as well', () => {
  const check = memoOf(10_000)
  for (let salon = 0; salon < 100; salon++) check(named(String(salon)))
  expect([check(named('99')).checks, check(named('0')).checks]).toEqual([0, 1])
})

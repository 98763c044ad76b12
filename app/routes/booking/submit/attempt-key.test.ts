import { beforeEach, expect, test, vi } from 'vitest'
import { attemptKey, forgetAttempt, requestText } from './attempt-key'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  })
  return () => vi.unstubAllGlobals()
})

test('the same draft has one key until the attempt is answered [B-302]', () => {
  expect(attemptKey('draft', 'first')).toBe('first')
  expect(attemptKey('draft', 'second')).toBe('first')
  expect(attemptKey('other draft', 'third')).toBe('third')
})

test('after the code step the same draft gets a new key, whatever the form posts [B-295]', () => {
  attemptKey('draft', 'first')
  forgetAttempt()
  expect(attemptKey('draft', 'second')).toBe('second')
  forgetAttempt()
  expect(attemptKey('draft', 'second')).not.toBe('second')
})

test('a change is the same request when its button is a field of the form at the retry [B-302, O-17]', () => {
  const text = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ date: '2026-11-22', ...fields }))
      form.set(name, value)
    return requestText(['9'], form)
  }
  const first = text({ key: 'first' })
  expect(text({ key: 'second', allowChange: '1' })).toBe(first)
  expect(text({ key: 'first', note: 'Cắt ngắn' })).not.toBe(first)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logClientError } from './log-client-error'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const entries = () => JSON.parse(stored.get('errors') ?? '[]') as string[]

test('a failed fetch is swallowed with a line in the log, also where nothing can be stored [H-281]', () => {
  logClientError(new TypeError('Failed to fetch'))
  expect(console.error).toHaveBeenCalledWith('TypeError: Failed to fetch')
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError')
    },
  })
  expect(() => logClientError(new Error('other'))).not.toThrow()
})

test('the list of failures in the browser has each message once, and 20 at most [H-282]', () => {
  for (let time = 0; time < 3; time++) logClientError(new TypeError('Failed to fetch'))
  expect(entries()).toEqual(['TypeError: Failed to fetch'])
  for (let number = 0; number < 30; number++) logClientError(new Error(`number ${number}`))
  expect(entries()).toHaveLength(20)
  expect(entries().at(-1)).toBe('Error: number 29')
  // Invalid content under the key.
  stored.set('errors', '{')
  expect(() => logClientError(new Error('x'))).not.toThrow()
})

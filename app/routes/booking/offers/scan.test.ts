import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cameraProblem, scan } from './code-form'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a camera is read ten times a second, until a code is found [B-118]', () => {
  const read = vi.fn((): string | null => null)
  const found = vi.fn()
  scan(read, found)
  vi.advanceTimersByTime(1000)
  expect(read).toHaveBeenCalledTimes(10)
  expect(found).not.toHaveBeenCalled()
  read.mockReturnValue('SHINE30')
  vi.advanceTimersByTime(1000)
  expect(read).toHaveBeenCalledTimes(11)
  expect(found.mock.calls).toEqual([['SHINE30']])
})

test('a scan that is stopped reads no more [B-118]', () => {
  const read = vi.fn(() => 'SHINE30')
  const found = vi.fn()
  scan(read, found)()
  vi.advanceTimersByTime(1000)
  expect(read).not.toHaveBeenCalled()
  expect(found).not.toHaveBeenCalled()
})

test('a refused camera and a missing one have different messages [B-118]', () => {
  expect(cameraProblem(new DOMException('', 'NotAllowedError'))).toBe('denied')
  expect(cameraProblem(new DOMException('', 'NotFoundError'))).toBe('none')
  expect(cameraProblem(new TypeError())).toBe('none')
})

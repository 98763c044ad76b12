import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestPosition } from './use-position'

type Prompt = { found: PositionCallback; refused: PositionErrorCallback }

let prompt: Prompt
let results: string[]

function browse(
  getCurrentPosition?: (found: PositionCallback, refused: PositionErrorCallback) => void,
): void {
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {})
  requestPosition((point, isDenied) => results.push(point ?? (isDenied ? 'denied' : 'failed')))
}

const open = () => browse((found, refused) => (prompt = { found, refused }))
const problem = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const
const here = { coords: { latitude: 21.02851, longitude: 105.80482 } } as GeolocationPosition

beforeEach(() => {
  vi.useFakeTimers()
  results = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a position is sent with three decimals, about a hundred metres [B-326]', () => {
  open()
  prompt.found(here)
  vi.advanceTimersByTime(60_000)
  expect(results).toEqual(['21.029,105.805'])
})

test('only what the customer or the browser denies is called denied [B-327]', () => {
  for (const code of [problem.PERMISSION_DENIED, problem.POSITION_UNAVAILABLE, problem.TIMEOUT]) {
    open()
    prompt.refused({ ...problem, code })
  }
  expect(results).toEqual(['denied', 'failed', 'failed'])
})

test('a question that stays open has failed after a quarter of a minute, reported once', () => {
  open()
  vi.advanceTimersByTime(14_999)
  expect(results).toEqual([])
  vi.advanceTimersByTime(1)
  prompt.refused({ ...problem, code: problem.PERMISSION_DENIED })
  expect(results).toEqual(['failed'])
})

test('a permission that is given later still counts', () => {
  open()
  vi.advanceTimersByTime(15_000)
  prompt.found(here)
  expect(results).toEqual(['failed', '21.029,105.805'])
})

test('a browser without positions, and one that throws, fail at once', () => {
  browse()
  browse(() => {
    throw new Error('not allowed in this frame')
  })
  vi.advanceTimersByTime(60_000)
  expect(results).toEqual(['failed', 'failed'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestPosition } from './use-position'

type Prompt = { found: PositionCallback; refused: () => void }

let prompt: Prompt
let results: (string | null)[]

function browse(getCurrentPosition?: (found: PositionCallback, refused: () => void) => void): void {
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {})
  requestPosition((point) => results.push(point))
}

const open = () => browse((found, refused) => (prompt = { found, refused }))
const here = { coords: { latitude: 21.02851, longitude: 105.80482 } } as GeolocationPosition

beforeEach(() => {
  vi.useFakeTimers()
  results = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a position is sent with three decimals, about a hundred metres [B-331]', () => {
  open()
  prompt.found(here)
  vi.advanceTimersByTime(60_000)
  expect(results).toEqual(['21.029,105.805'])
})

test('a question that stays open is a refusal after a quarter of a minute, reported once', () => {
  open()
  vi.advanceTimersByTime(14_999)
  expect(results).toEqual([])
  vi.advanceTimersByTime(1)
  prompt.refused()
  expect(results).toEqual([null])
})

test('a permission that is given later still counts', () => {
  open()
  vi.advanceTimersByTime(15_000)
  prompt.found(here)
  expect(results).toEqual([null, '21.029,105.805'])
})

test('a browser without positions, and one that throws, refuse at once', () => {
  browse()
  browse(() => {
    throw new Error('not allowed in this frame')
  })
  vi.advanceTimersByTime(60_000)
  expect(results).toEqual([null, null])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestPosition } from './use-position'

type Asked = { found: PositionCallback; refused: () => void }

let asked: Asked
let answers: (string | null)[]

function browse(getCurrentPosition?: (found: PositionCallback, refused: () => void) => void): void {
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {})
  requestPosition((point) => answers.push(point))
}

const open = () => browse((found, refused) => (asked = { found, refused }))
const here = { coords: { latitude: 21.02851, longitude: 105.80482 } } as GeolocationPosition

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a position is sent with three decimals, about a hundred metres [B-331]', () => {
  open()
  asked.found(here)
  vi.advanceTimersByTime(60_000)
  expect(answers).toEqual(['21.029,105.805'])
})

test('a question that stays open is a refusal after a quarter of a minute, and told once', () => {
  open()
  vi.advanceTimersByTime(14_999)
  expect(answers).toEqual([])
  vi.advanceTimersByTime(1)
  asked.refused()
  expect(answers).toEqual([null])
})

test('a permission that is given later still counts', () => {
  open()
  vi.advanceTimersByTime(15_000)
  asked.found(here)
  expect(answers).toEqual([null, '21.029,105.805'])
})

test('a browser without positions, and one that throws, refuse at once', () => {
  browse()
  browse(() => {
    throw new Error('not allowed in this frame')
  })
  vi.advanceTimersByTime(60_000)
  expect(answers).toEqual([null, null])
})

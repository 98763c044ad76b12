import { expect, test } from 'vitest'
import {
  FRAME_MINUTES,
  framesFor,
  LAST_CLOSE_MINUTES,
  LAST_HOUR_ID,
  startOf,
  timeLabel,
} from './frames'

test('the first frame starts at 8:30, and no frame ends after 23h', () => {
  expect([startOf(1), startOf(2)]).toEqual([510, 530])
  expect(startOf(LAST_HOUR_ID) + FRAME_MINUTES).toBeLessThanOrEqual(LAST_CLOSE_MINUTES)
  expect(startOf(LAST_HOUR_ID + 1) + FRAME_MINUTES).toBeGreaterThan(LAST_CLOSE_MINUTES)
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [60, 3],
  [61, 4],
])('services of %i minutes take %i frames', (minutes, frames) => {
  expect(framesFor(minutes)).toBe(frames)
})

test('hours are written as the chain writes them [B-149]', () => {
  expect([510, 540, 605, 1210].map(timeLabel)).toEqual(['8h30', '9h00', '10h05', '20h10'])
})

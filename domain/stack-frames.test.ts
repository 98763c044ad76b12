import { expect, test } from 'vitest'
import { stackFrames } from './stack-frames'

test('the calls of a stack are frames, oldest first, without the message', () => {
  const stack = [
    'Error: no day for 0912345678',
    '    at orderOf (file:///worker.js:12:7)',
    '    at async Object.createBooking (file:///worker.js:3:11)',
    '    at file:///worker.js:1:1',
  ].join('\n')
  expect(stackFrames(stack)).toEqual([
    { function: '?', filename: 'file:///worker.js', lineno: 1, colno: 1 },
    {
      function: 'async Object.createBooking',
      filename: 'file:///worker.js',
      lineno: 3,
      colno: 11,
    },
    { function: 'orderOf', filename: 'file:///worker.js', lineno: 12, colno: 7 },
  ])
})

test('the frames of a real error name where it was made', () => {
  const frames = stackFrames(new Error('x').stack ?? '')
  expect(frames.at(-1)?.filename).toContain('stack-frames.test.ts')
  expect(stackFrames('')).toEqual([])
})

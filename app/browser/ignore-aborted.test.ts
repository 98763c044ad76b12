import { expect, test } from 'vitest'
import { ignoreAborted } from './ignore-aborted'

test.each([
  ['an aborted request', new DOMException('signal is aborted without reason', 'AbortError'), true],
  ['another failure of the browser', new DOMException('no', 'NetworkError'), false],
  ['an error', new Error('AbortError'), false],
])('whether an uncaught rejection is ignored: %s', (_, reason, isIgnored) => {
  const target = new EventTarget()
  ignoreAborted(target)
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  target.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isIgnored)
})

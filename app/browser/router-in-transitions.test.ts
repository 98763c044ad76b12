import { expect, test } from 'vitest'
import { routeInTransitions } from './router-in-transitions'

type RouterState = Readonly<Record<string, unknown>>
type Listener = (state: RouterState, more?: unknown) => void

/** A router, the states that its only listener was called with, and their order. */
function listenedTo(first: RouterState) {
  const calls: unknown[] = []
  let send: Listener = () => undefined
  const end = () => undefined
  const router = { state: first, subscribe: (listener: Listener) => ((send = listener), end) }
  routeInTransitions(router, (update) => {
    calls.push('begin')
    update()
    calls.push('end')
  })
  const unsubscribe = router.subscribe((...news) => calls.push(news))
  expect(unsubscribe).toBe(end)
  return { calls, send: (state: RouterState, more?: unknown) => send(state, more) }
}

test('a new state of the router is sent within a transition, with all that comes with it', () => {
  const { calls, send } = listenedTo({ location: '/' })
  send({ location: '/dich-vu' }, { flushSync: false })
  expect(calls).toEqual(['begin', [{ location: '/dich-vu' }, { flushSync: false }], 'end'])
})

test('a state in which nothing is different from the last is not sent', () => {
  const { calls, send } = listenedTo({ location: '/', data: 1 })
  send({ location: '/', data: 1 })
  expect(calls).toEqual([])
  send({ location: '/', data: 2 })
  send({ location: '/', data: 2 })
  expect(calls).toHaveLength(3)
})

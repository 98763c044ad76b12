import { expect, test } from 'vitest'
import { routeInTransitions } from './router-in-transitions'

test('what listens to the router is called within a transition, with all that the router sends', () => {
  const target: { __remixRouter?: { subscribe: (listener: (news: string) => void) => unknown } } =
    {}
  const listeners: ((news: string) => void)[] = []
  const calls: string[] = []
  routeInTransitions(target, (update) => {
    calls.push('begin')
    update()
    calls.push('end')
  })
  target.__remixRouter = { subscribe: (listener) => listeners.push(listener) }
  expect(target.__remixRouter.subscribe((news) => calls.push(news))).toBe(1)
  listeners.forEach((listener) => listener('/dich-vu'))
  expect(calls).toEqual(['begin', '/dich-vu', 'end'])
})

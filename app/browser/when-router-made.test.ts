import { expect, test, vi } from 'vitest'
import { whenRouterMade } from './when-router-made'

test('the router is adapted when it is put on the window, and can be read there', () => {
  const target: { __remixRouter?: { name: string } } = {}
  const adapt = vi.fn()
  whenRouterMade(target, adapt)
  expect(adapt).not.toHaveBeenCalled()
  const router = { name: 'of Remix' }
  target.__remixRouter = router
  expect(adapt).toHaveBeenCalledExactlyOnceWith(router)
  expect(target.__remixRouter).toBe(router)
})

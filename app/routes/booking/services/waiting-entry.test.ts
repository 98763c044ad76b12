import { createBrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { FakeWindow } from '../testing/fake-window'
import { addWaitingEntry } from './waiting-entry'

/** The booking, opened from another page, whose services load until they are let go. */
async function openBooking() {
  const browser = new FakeWindow('https://site.example/')
  const services = { letGo: () => undefined as void }
  const router = createBrowserRouter(
    [
      { path: '/', loader: () => null },
      {
        path: '/booking',
        loader: ({ request }) =>
          request.url.endsWith('step=2')
            ? new Promise<null>((resolve) => (services.letGo = () => resolve(null)))
            : null,
      },
    ],
    { window: browser as unknown as Window, hydrationData: { loaderData: { '0': null } } },
  )
  await router.navigate('/booking?step=0')
  const where = () => router.state.location.search
  await vi.waitFor(() => expect(where()).toBe('?step=0'))
  return { router, browser, services, where }
}

test('Back on the waiting screen returns to the screen before it', async () => {
  const { router, browser, services, where } = await openBooking()
  void router.navigate('/booking?step=2')
  const end = addWaitingEntry(browser.history)
  browser.press('back')
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  end()
  services.letGo()
  expect([where(), browser.location.search]).toEqual(['?step=0', '?step=0'])
})

test('the services take the place of the waiting screen, and Back is one press as ever', async () => {
  const { router, browser, services, where } = await openBooking()
  const done = router.navigate('/booking?step=2')
  const end = addWaitingEntry(browser.history)
  services.letGo()
  await done
  end()
  expect(browser.history.queries).toEqual(['', '?step=0', '?step=2'])
  browser.press('back')
  await vi.waitFor(() => expect(where()).toBe('?step=0'))
  // Later pages have entries of their own.
  await router.navigate('/booking?step=1')
  expect(browser.history.queries).toEqual(['', '?step=0', '?step=1'])
})

test('who waits, goes back and waits again finds no screen twice', async () => {
  const { router, browser, services, where } = await openBooking()
  void router.navigate('/booking?step=2')
  addWaitingEntry(browser.history)()
  // Without a network the waiting screen goes, and comes again with it.
  addWaitingEntry(browser.history)()
  expect(browser.history.queries).toEqual(['', '?step=0', '?step=0'])
  browser.press('back')
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  const done = router.navigate('/booking?step=2')
  const end = addWaitingEntry(browser.history)
  services.letGo()
  await done
  end()
  expect([where(), browser.history.queries]).toEqual(['?step=2', ['', '?step=0', '?step=2']])
})

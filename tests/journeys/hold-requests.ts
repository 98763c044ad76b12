import type { Page } from '@playwright/test'

/**
 * Holds requests until the returned function is called: the router's for the booking, or those of
 * another address; of all methods, or of one.
 */
export async function holdRequests(
  page: Page,
  { url = '**/booking.data*', method }: { url?: string; method?: string } = {},
): Promise<() => void> {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await isReleased
    await route.continue()
  })
  return release
}

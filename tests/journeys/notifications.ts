import type { Page } from '@playwright/test'

/**
 * Makes a page think that its browser shows notifications and was not asked yet. The browser of most
 * journeys shows none; those that receive one have a whole Chromium (push.spec.ts).
 */
export async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notification = {
      permission: 'default',
      requestPermission: () => Promise.resolve('denied'),
    }
    if (!('PushManager' in window)) Object.assign(window, { PushManager: Object })
    Object.defineProperty(window, 'Notification', { value: notification })
  })
}

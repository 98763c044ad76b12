import type { FrameLocator, Page } from '@playwright/test'

/** A message that a parent page got, and from whom. */
export type Message = { origin: string; data: unknown }

// The page of an app: one frame, and a note of each message.
const html = (
  src: string,
) => `<!doctype html><title>app</title><style>body{margin:0}iframe{border:0;width:100%;height:100vh}</style>
<script>window.messages=[];addEventListener('message',(event)=>messages.push({origin:event.origin,data:event.data}))</script>
<iframe name="flow" src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`

/** Opens an address of the site inside the page of an app at `origin`. Nothing listens there: the browser is given the page, so that journeys beside each other need no port. */
export async function openFramed(
  page: Page,
  origin: string,
  address: string,
): Promise<FrameLocator> {
  await page.route(`${origin}/app`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(address) }),
  )
  await page.goto(`${origin}/app`)
  return page.frameLocator('iframe')
}

/** All messages that the page on top got. */
export function messagesTo(page: Page): Promise<Message[]> {
  return page.evaluate(() => (window as unknown as { messages: Message[] }).messages)
}

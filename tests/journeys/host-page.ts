import { createServer, type Server } from 'node:http'
import type { FrameLocator, Page } from '@playwright/test'

/** A message that a parent page got, and from whom. */
export type Message = { origin: string; data: unknown }

// The page of an app: one frame, and a note of each message.
const html = (
  src: string,
) => `<!doctype html><title>app</title><style>body{margin:0}iframe{border:0;width:100%;height:100vh}</style>
<script>
  window.messages = []
  addEventListener('message', ({ origin, data }) => messages.push({ origin, data }))
</script>
<iframe name="flow" src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`

/**
 * Serves the page of an app that frames `?src=`, at the port of its origin. 127.0.0.1 is the
 * partner's host, localhost any other. A page that Playwright fulfils would not do: browsers do not
 * let it frame pages of this machine.
 */
export async function serveHost(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    const src = new URL(request.url ?? '/', origin).searchParams.get('src') ?? ''
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html(src))
  })
  await new Promise<void>((resolve, reject) =>
    server.on('error', reject).listen(Number(new URL(origin).port), resolve),
  )
  return server
}

/** Opens an address of the site inside a host's page. */
export async function openFramed(page: Page, host: string, address: string): Promise<FrameLocator> {
  await page.goto(`${host}/?src=${encodeURIComponent(address)}`)
  return page.frameLocator('iframe')
}

/** All messages that the page on top got. */
export function messagesTo(page: Page): Promise<Message[]> {
  return page.evaluate(() => (window as unknown as { messages: Message[] }).messages)
}

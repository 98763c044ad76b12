import { randomInt } from 'node:crypto'
import { type APIRequestContext, type Browser, type BrowserContext, request } from 'playwright'
import { numberOf } from '../number-of.ts'
import { newPhone } from './chain.ts'
import type { PicturedChain } from './own-chain.ts'
import type { Visitor } from './shot.ts'

/** In what a page is looked at. */
export type View = { chain: PicturedChain; language: string; size: string }

/** A browser window at an address of its own. */
export async function openWindow(
  browser: Browser,
  { chain: { url }, language, size }: View,
): Promise<BrowserContext> {
  const [width = 390, height = 844] = size.split('x').map(Number)
  const window = await browser.newContext({
    viewport: { width, height },
    locale: language === 'en' ? 'en-GB' : 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: ownAddress(url),
  })
  window.setDefaultTimeout(30_000)
  await window.addCookies([{ name: 'muot_lang', value: language, url }])
  return window
}

/** A visitor in a window, and what ends his other browsers. */
export async function visitorIn(
  window: BrowserContext,
  { chain, language, size }: View,
  name: string,
): Promise<{ visitor: Visitor; leave: () => Promise<void> }> {
  const page = await window.newPage()
  const others: APIRequestContext[] = []
  const visitor: Visitor = {
    page,
    language,
    phone: newPhone(),
    turn: numberOf(`${name} ${language} ${size}`),
    chain,
    elsewhere: async () => {
      const other = await request.newContext({
        baseURL: chain.url,
        extraHTTPHeaders: ownAddress(chain.url),
      })
      others.push(other)
      return other
    },
  }
  return {
    visitor,
    leave: async () => {
      await page.close()
      for (const other of others) await other.dispose()
    },
  }
}

/**
 * Headers that give a visitor of a chain on this machine an address of the internet: what is
 * limited by address then counts him alone. Elsewhere the network determines it.
 */
function ownAddress(url: string): Record<string, string> {
  const isHere = ['127.0.0.1', 'localhost'].includes(new URL(url).hostname)
  const address = `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`
  return isHere ? { 'cf-connecting-ip': address } : {}
}

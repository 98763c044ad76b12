import type { APIRequestContext, Page } from 'playwright'
import type { Noun } from '../deployables.ts'
import type { PicturedChain } from './own-chain.ts'

/** Who looks at a page, and what he may need of the chain. */
export type Visitor = {
  page: Page
  language: string
  /** A phone that the chain has not seen before. */
  phone: string
  /** A number that belongs to this picture, the same in every run. */
  turn: number
  chain: PicturedChain
  /** Requests of another browser, at another address. */
  elsewhere: () => Promise<APIRequestContext>
}

/** One picture: an address, and what is done before it and there. */
export type Shot = {
  name: string
  /** The address, or what has to be there first and then the address. */
  path: string | ((visitor: Visitor) => Promise<string>)
  /**
   * A gold member of the demo by default, or a visitor without a log-in: both look at many pages in
   * one browser. `alone`: a new browser at an address of its own, which may change what it likes.
   */
  who?: 'guest' | 'alone'
  /** The address is that of the first link on `path` that begins so. */
  first?: string
  press?: (page: Page, visitor: Visitor) => Promise<unknown>
  /** The whole page, although something was pressed; of a pressed one else the screen is shown. */
  isWhole?: boolean
  /**
   * What is shown goes by itself: the page's clock can be stopped (`stopClock`), and nothing is
   * waited for after the press.
   */
  isBrief?: boolean
  /** Cannot always be had; it does not count as missing then. */
  isRare?: boolean
  /** The backend that is down meanwhile; needs a chain that was started for the pictures. */
  without?: Noun
}

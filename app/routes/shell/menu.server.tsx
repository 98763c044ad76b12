import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '~/context'
import { menuGroups } from './menu'
import { MenuList } from './menu-list'

let cached: string | undefined

/**
 * The inside of the header's larger menu as HTML, made once: it is the same on every page, and the
 * browser needs no code for it.
 */
export function menuHtml({ hasPage }: Pick<Site, 'hasPage'>): string {
  cached ??= renderToStaticMarkup(<MenuList groups={menuGroups(hasPage)} />)
  return cached
}

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server'
import { prepareScreen } from '../screens'

/**
 * For tests: the HTML that the server sends for a screen at an address of /booking, as text that a
 * customer could read in the source.
 */
export async function renderHtml(element: ReactElement, query: string): Promise<string> {
  await prepareScreen(new URLSearchParams(query))
  const handler = createStaticHandler([{ path: '/booking', element }])
  const context = await handler.query(new Request(`http://site/booking?${query}`))
  if (context instanceof Response) throw new Error('a screen does not redirect')
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server'

/** The HTML that the server sends for a route, reached with a state of the browser's history. */
export async function rendered(
  route: RouteObject,
  request: Request,
  state?: unknown,
): Promise<string> {
  const handler = createStaticHandler([route])
  const context = await handler.query(request)
  if (context instanceof Response) throw new Error('a page does not redirect')
  if (state !== undefined) context.location = { ...context.location, state }
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

/** The HTML that the server sends for a part of a page that loads nothing. */
export function renderedPart(element: ReactNode): string {
  const routes = [{ id: 'part', path: '/', element }]
  const context = {
    basename: '/',
    location: { pathname: '/', search: '', hash: '', state: null, key: '' },
    matches: matchRoutes(routes, '/') ?? [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  }
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(routes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

/** The HTML that the server sends for a page with such data. */
export function renderedPage(Page: ComponentType, data: object): Promise<string> {
  return rendered({ path: '/', element: <Page />, loader: () => data }, new Request('http://site/'))
}

type Layout = { default: ComponentType; ErrorBoundary: ComponentType }

/** The same inside its layout; without data its loader throws. */
export function renderedInside(
  { default: Outside, ErrorBoundary }: Layout,
  { default: Page, handle }: { default: ComponentType; handle: object },
  data?: object,
): Promise<string> {
  const loader = () => {
    if (!data) throw new Error('no backend')
    return data
  }
  return rendered(
    {
      element: <Outside />,
      errorElement: <ErrorBoundary />,
      children: [{ path: '/', element: <Page />, handle, loader }],
    },
    new Request('http://site/'),
  )
}

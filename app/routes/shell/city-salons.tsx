import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { renderToStaticMarkup } from 'react-dom/server'
import { CitySalons } from './footer-salons'
import { citiesOf } from './footer.server'

/**
 * Serves the salons of a city as HTML, for the footer, which requests them when that city is
 * opened.
 */
export async function loader({ params, context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const cities = await citiesOf(site)
  const city = cities?.find(({ id }) => String(id) === params.city)
  if (!city) return new Response(null, { status: cities ? 404 : 503 })
  return new Response(renderToStaticMarkup(<CitySalons salons={city.salons} />), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

import { brand } from '~/brand'
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { renderToStaticMarkup } from 'react-dom/server'
import { citiesOf, type FooterCity } from './footer.server'
import { openingPath } from '~/booking/draft/opening-path'
import { shell } from '~/messages/vi/shell'
import { salonPath } from '~/routes/salons/salon-path'

/**
 * Serves the salons of a city as HTML, for the footer, which requests them when that city is
 * opened.
 */
export async function loader({ params, context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const cities = await citiesOf(site)
  const city = cities?.find(({ id }) => id === params.city)
  if (!city) return new Response(null, { status: cities ? 404 : 503 })
  return new Response(renderToStaticMarkup(<CitySalons salons={city.salons} />), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/**
 * The salons of a city, as they take the place of its link. They are rendered on the server only.
 */
export function CitySalons({ salons }: Pick<FooterCity, 'salons'>) {
  return (
    <ul>
      {salons.map((salon) => (
        <FooterSalon key={salon.id} salon={salon} />
      ))}
    </ul>
  )
}

// No icons: the address above each link is its context.
function FooterSalon({ salon }: { salon: FooterCity['salons'][number] }) {
  return (
    <li>
      <p>
        <a href={salonPath(salon)}>{salon.addressNew}</a>
      </p>
      <p className="footer__actions small">
        <a href={openingPath({ salonId: salon.id })}>{shell.bookNow}</a>
        <a href={`tel:${salon.phone || brand.hotline.tel}`}>{shell.call}</a>
        {salon.mapUrl ? (
          <a href={salon.mapUrl} target="_blank" rel="noopener">
            {shell.directions}
          </a>
        ) : (
          <span>{shell.noMap}</span>
        )}
      </p>
    </li>
  )
}

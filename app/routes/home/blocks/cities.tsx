import { Form, Link } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { home } from '~/messages/vi/home'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { TextField } from '~/ui/field'
import { IconRight, IconSearch } from '~/ui/icons'
import { BlockSection } from '../block-section'
import { nearPath } from '../booking-path'
import type { HomeCities } from '../home-cities'
import type { BlockProps } from '../layouts'

/** Where the salons are: a search and the cities with their number of salons. */
export function Cities({ block, cities }: BlockProps) {
  return (
    <BlockSection block={block} tone="tint">
      {cities ? <CityList {...cities} /> : <ErrorNote retryTo="/">{home.citiesFailed}</ErrorNote>}
    </BlockSection>
  )
}

function CityList({ largest, count }: HomeCities) {
  return (
    <div className="cities">
      <Form action="/system-salon" className="cities__search" role="search">
        <TextField
          label={home.findSalon}
          hideLabel
          name="q"
          type="search"
          placeholder={home.findSalon}
          icon={<IconSearch />}
          maxLength={80}
        />
        <Button type="submit">{home.search}</Button>
      </Form>
      <Link to={nearPath} className="scripted-only" data-track="home_near">
        {home.findNear}
      </Link>
      <ul className="cities__list">
        {largest.map((city) => (
          <li key={city.id}>
            <Link to={`/system-salon#tinh-${city.id}`} className="city" data-track="home_city">
              <span className="city__name">{city.name}</span>
              <span className="small muted">
                {formatMessage(home.cityCount, { n: city.salonCount })}
              </span>
              <IconRight size="s" />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/system-salon" data-track="home_all_cities">
          {formatMessage(home.moreCities, { n: count })}
        </Link>
      </p>
    </div>
  )
}

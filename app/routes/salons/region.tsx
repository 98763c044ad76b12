import { formatMessage } from '~/messages/format-message'
import { salons as words } from '~/messages/vi/salons'
import { IconDown } from '~/ui/icons'
import type { Province, RegionId } from './cities-by-region'
import { SalonCard } from './salon-card'

const names: Record<RegionId, string> = {
  NORTH: words.north,
  CENTRAL: words.central,
  SOUTH: words.south,
}

/**
 * One part of the country: its cities unfold to their salons. `#tinh-62` in the address opens that
 * city, without JavaScript too.
 */
export function Region({
  region,
  cities,
  ratings,
}: {
  region: RegionId
  cities: Province[]
  /** By salon, in words. */
  ratings: Record<number, string>
}) {
  return (
    <section className="region" aria-labelledby={`region-${region}`}>
      <h2 id={`region-${region}`}>{names[region]}</h2>
      {cities.map((city) => (
        <details key={city.id} className="region__city">
          <summary>
            <h3 className="region__name">{city.name}</h3>
            <span className="small muted">
              {formatMessage(words.cityCount, { n: city.salons.length })}
            </span>
            <IconDown />
          </summary>
          <ul className="salon-list" id={`tinh-${city.id}`}>
            {city.salons.map((salon) => (
              <SalonCard key={salon.id} salon={salon} rating={ratings[salon.id]} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

import { Link } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { salons as messages } from '~/messages/vi/salons'
import { lowestPrice } from '~/routes/service/prices'
import { Price } from '~/ui/price'
import type { SalonPageQuery } from '../../../schema/generated/graphql'

type SalonPrice = { id: string; name: string; price: number; isFrom: boolean }

/** Each group by its cheapest version. */
export function pricedServices(menu: SalonPageQuery['serviceMenu']): SalonPrice[] {
  return (menu?.categories ?? []).flatMap(({ groups }) =>
    groups.flatMap(({ name, services }) => {
      const own = services.filter(({ parentId }) => parentId === null)
      const first = own.find(({ isDefault }) => isDefault) ?? own[0]
      return first ? [{ id: first.id, name, ...lowestPrice({ services: own }) }] : []
    }),
  )
}

/** How many services stand on the page; all of them are in the price list. */
const priced = 8

/** What is done here and what it costs; each leads to a booking with it. */
export function SalonPrices({
  salonId,
  services,
}: {
  salonId: string
  services: readonly SalonPrice[]
}) {
  return (
    <section className="stack" aria-labelledby="salon-services">
      <h2 id="salon-services" className="h3">
        {messages.servicesTitle}
      </h2>
      <ul className="salon-prices">
        {services.slice(0, priced).map(({ id, name, price, isFrom }) => (
          <li key={id}>
            <Link to={openingPath({ salonId, serviceIds: [id] })} data-track="salon_book_service">
              {name}
            </Link>
            <Price dong={price} prefix={isFrom ? messages.from : undefined} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/dich-vu">{messages.allPrices}</Link>
      </p>
    </section>
  )
}

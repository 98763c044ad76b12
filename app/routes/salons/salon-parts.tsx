import { Link } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { starsText } from '~/booking/time/stylists'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { lowestPrice } from '~/routes/service/prices'
import { Chip } from '~/ui/chip'
import { ErrorNote } from '~/ui/empty-state'
import { IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
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

/** How many services stand on the page, and how many stylists; all are a press away. */
const SHOWN = 8

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
        {services.slice(0, SHOWN).map(({ id, name, price, isFrom }) => (
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

type SalonStylist = NonNullable<NonNullable<SalonPageQuery['atSalon']>['staff']>['stylists'][number]

/** Who works at a salon today, the best rated first. */
export function Stylists({ stylists }: { stylists: readonly SalonStylist[] | null }) {
  if (!stylists) return <ErrorNote>{messages.stylistsFailed}</ErrorNote>
  if (stylists.length === 0) return <p className="muted">{messages.stylistsNone}</p>
  const best = [...stylists].sort((a, b) => b.stars - a.stars)
  return (
    <>
      <ul className="salon-stylists">
        {best.slice(0, SHOWN).map((stylist) => (
          <li key={stylist.id}>
            <Picture
              src={stylist.avatar ?? '/art/mark.svg'}
              focus={stylist.avatarFocus}
              width={64}
              height={64}
              alt=""
              shape="round"
            />
            <div>
              <p className="strong">{stylist.name}</p>
              <p className="small muted row">
                {stylist.stars > 0 ? (
                  <span
                    className="salon-stylists__stars"
                    aria-label={formatMessage(messages.stars, { n: starsText(stylist.stars) })}
                    role="img"
                  >
                    <IconStar size="s" /> <span>{starsText(stylist.stars)}</span>
                  </span>
                ) : null}
                {stylist.yearsOfExperience > 0 ? (
                  <span>{formatMessage(messages.years, { n: stylist.yearsOfExperience })}</span>
                ) : null}
                {stylist.isMaster ? <Chip tone="amber">{messages.master}</Chip> : null}
              </p>
              {stylist.skill ? (
                <p className="small muted">
                  {formatMessage(messages.skill, { what: stylist.skill })}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {best.length > SHOWN ? (
        <p className="small muted">
          {formatMessage(messages.moreStylists, { n: best.length - SHOWN })}
        </p>
      ) : null}
    </>
  )
}

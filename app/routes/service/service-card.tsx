import { Link } from '@remix-run/react'
import { servicePages as messages } from '~/messages/vi/service-pages'
import { drawingOf } from '~/routes/booking/services/pictures'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { Vietnamese } from '~/ui/vietnamese'
import { bookServicePath, servicePath } from './paths'
import { lowestPrice, minutesText, type PricedGroup } from './prices'

/** The picture of a service: its own, else a drawing that matches its name. */
export function pictureOf({ name, services }: Pick<PricedGroup, 'name' | 'services'>): string {
  return services[0]?.images[0] ?? drawingOf(name)
}

/** Services side by side, each with its price, its time, and the way to a booking with it. */
export function ServiceGrid({
  groups,
  eager = 0,
}: {
  groups: readonly PricedGroup[]
  /** How many of the first pictures are in the first view. */
  eager?: number
}) {
  return (
    <ul className="service-grid">
      {groups.map((group, index) => {
        const { price, oldPrice, isFrom } = lowestPrice(group)
        const first = group.services[0]!
        return (
          <li key={group.id} className="service-tile">
            <Link
              to={servicePath(group.slug)}
              className="service-tile__link"
              data-track="service_open"
            >
              <Picture
                src={pictureOf(group)}
                width={320}
                height={240}
                alt=""
                fallback={drawingOf(group.name)}
                eager={index < eager}
              />
              <h3 className="service-tile__name">{group.name}</h3>
            </Link>
            {first.subtitle ? (
              <p className="small muted">
                <Vietnamese>{first.subtitle}</Vietnamese>
              </p>
            ) : null}
            <p className="row small">
              {first.tags.map((tag) => (
                <Chip key={tag} tone="pine">
                  {tag}
                </Chip>
              ))}
            </p>
            <p className="row row--apart service-tile__price">
              <Price
                dong={price}
                oldDong={isFrom ? null : oldPrice}
                prefix={isFrom ? messages.from : undefined}
              />
              <span className="small muted">{minutesText(group)}</span>
            </p>
            <Button
              size="s"
              to={bookServicePath(first)}
              aria-label={`${messages.book}: ${group.name}`}
              data-track="service_book"
            >
              {messages.book}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

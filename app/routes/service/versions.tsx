import { formatMessage } from '~/messages/format-message'
import { servicePages as words } from '~/messages/vi/service-pages'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { Price } from '~/ui/price'
import { formatPrice } from '~/ui/price-format'
import { Vietnamese } from '~/ui/vietnamese'
import { serviceName } from '../../../domain/service-name'
import type { ServicePageQuery } from '../../../schema/generated/graphql'
import { bookServicePath } from './paths'
import { specialPrices, versionName, type PricedGroup, type SpecialPrice } from './prices'

type AddOn = NonNullable<ServicePageQuery['servicePage']>['group']['addOns'][number]

/** Each version with its price, its time, its other prices, and the way to a booking with it. */
export function Versions({
  group,
  specialDays,
}: {
  group: PricedGroup
  specialDays: readonly SpecialPrice[]
}) {
  return (
    <ul className="versions">
      {group.services.map((version) => (
        <li key={version.id} className="version">
          <div className="row row--apart">
            <h3 className="version__name">
              {group.services.length > 1 || version.versionName ? versionName(version) : group.name}
            </h3>
            <Price dong={version.price} oldDong={version.oldPrice} />
          </div>
          {version.subtitle ? (
            <p className="small">
              <Vietnamese>{version.subtitle}</Vietnamese>
            </p>
          ) : null}
          {version.description && version.description !== version.subtitle ? (
            <p className="small muted">
              <Vietnamese>{version.description}</Vietnamese>
            </p>
          ) : null}
          <p className="small muted row">
            <span>{formatMessage(words.minutes, { n: version.minutes })}</span>
            <span>{words.who[version.deliveryType]}</span>
            {version.tags.map((tag) => (
              <Chip key={tag} tone="pine">
                {tag}
              </Chip>
            ))}
          </p>
          <SpecialPrices lines={specialPrices(specialDays, version.id)} />
          <Button
            kind={version.id === group.services[0]!.id ? 'primary' : 'quiet'}
            to={bookServicePath(version)}
            aria-label={formatMessage(words.bookThis, {
              name: serviceName({ name: group.name, versionName: version.versionName }),
            })}
            data-track="service_book"
          >
            {words.book}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function SpecialPrices({ lines }: { lines: readonly { name: string; price: string }[] }) {
  if (lines.length === 0) return null
  return (
    <div className="small">
      <p className="strong">{words.special}</p>
      <ul className="version__special">
        {lines.map((line) => (
          <li key={line.name}>
            {/* The unit stays on the line of its number. */}
            {formatMessage(words.specialOf, {
              name: line.name,
              price: line.price.replaceAll(' ', '\u00a0'),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The add-ons. */
export function AddOns({ addOns }: { addOns: readonly AddOn[] }) {
  if (addOns.length === 0) return null
  return (
    <section className="stack stack--tight" aria-labelledby="add-ons">
      <h2 id="add-ons" className="h3">
        {words.addOns}
      </h2>
      <ul className="add-ons">
        {addOns.map((addOn) => (
          <li key={addOn.serviceId} className="row row--apart">
            <span>{formatMessage(words.addOn, { name: addOn.name, minutes: addOn.minutes })}</span>
            <span className="strong">
              {addOn.price > 0 ? `+${formatPrice(addOn.price)}` : formatPrice(0)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

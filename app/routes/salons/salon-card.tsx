import { brand } from '~/brand'
import { Link } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { kilometresText } from '~/booking/salons/distance'
import { shortDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { IconCar, IconPhone, IconPin, IconRoute, IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import type { Salon } from './cities-by-region'
import { FreeHour } from './free-hour'
import { salonPath } from './salon-path'
import { SalonWarning } from './warning'

/**
 * A salon with what one does there: call, go, book. `heading`: one level below what it stands
 * under.
 */
export function SalonCard({
  salon,
  distanceKm,
  heading: Tag = 'h4',
}: {
  salon: Salon
  /** From the customer, where their position is known. */
  distanceKm?: number
  heading?: 'h3' | 'h4'
}) {
  const place = salon.addressNew
  return (
    <li
      className="salon-card"
      id={`${distanceKm === undefined ? 'salon' : 'gan'}-${salon.id}`}
      data-salon={salon.id}
    >
      <div className={salon.image ? 'salon-card__top' : undefined}>
        {salon.image ? (
          <Picture
            src={salon.image}
            focus={salon.imageFocus}
            width={360}
            height={240}
            alt=""
            shape="soft"
          />
        ) : null}
        <div className="salon-card__head">
          <Tag className="salon-card__name">
            <Link to={salonPath(salon)}>{salon.name}</Link>
          </Tag>
          <Tags salon={salon} />
          {distanceKm === undefined ? null : (
            <span className="small strong num">{kilometresText(distanceKm)}</span>
          )}
          <FreeHour salonId={salon.id} isLink />
        </div>
      </div>
      {salon.rating ? (
        <p className="salon-card__address small">
          <IconStar size="s" />
          <span>{salon.rating}</span>
        </p>
      ) : null}
      <p className="salon-card__address">
        <IconPin size="s" />
        <span>
          <span>{place}</span>{' '}
          {salon.addressNote ? <span className="muted">{`(${salon.addressNote})`}</span> : null}
        </span>
      </p>
      {salon.hasParking ? (
        <p className="salon-card__address small muted">
          <IconCar size="s" />
          {messages.parking}
        </p>
      ) : null}
      <SalonWarning salon={salon} />
      <div className="salon-card__actions">
        {salon.isOpen ? (
          <Button
            size="s"
            to={openingPath({ salonId: salon.id })}
            aria-label={formatMessage(messages.bookAt, { place })}
            data-track="salon_book"
          >
            {messages.book}
          </Button>
        ) : null}
        <Button
          size="s"
          kind="plain"
          href={`tel:${salon.phone || brand.hotline.tel}`}
          icon={<IconPhone size="s" />}
          aria-label={formatMessage(messages.callAt, { place })}
          data-track="salon_call"
        >
          {messages.call}
        </Button>
        <Directions salon={salon} />
      </div>
    </li>
  )
}

/** The way to a salon on the map, or a sentence where none is known. */
export function Directions({ salon }: { salon: Pick<Salon, 'mapUrl' | 'addressNew'> }) {
  if (!salon.mapUrl) return <span className="small muted">{messages.noMap}</span>
  return (
    <Button
      size="s"
      kind="plain"
      href={salon.mapUrl}
      external
      icon={<IconRoute size="s" />}
      aria-label={formatMessage(messages.directionsTo, { place: salon.addressNew })}
      data-track="salon_directions"
    >
      {messages.directions}
    </Button>
  )
}

/** The special features of a salon, one word each. */
export function Tags({
  salon,
}: {
  salon: Pick<Salon, 'openingDate' | 'tag' | 'isOpen' | 'isTop'>
}) {
  return (
    <>
      {salon.openingDate ? (
        <Chip tone="amber">
          {formatMessage(messages.opensOn, { day: shortDay(salon.openingDate) })}
        </Chip>
      ) : null}
      {!salon.openingDate && salon.tag === 'OPENING_SOON' ? (
        <Chip tone="amber">{messages.openingSoon}</Chip>
      ) : null}
      {salon.tag === 'NEWLY_OPENED' ? <Chip tone="pine">{messages.newlyOpened}</Chip> : null}
      {!salon.isOpen && !salon.openingDate ? <Chip tone="error">{messages.closed}</Chip> : null}
      {salon.isTop ? <Chip tone="pine">{messages.top}</Chip> : null}
    </>
  )
}

import { kilometresText, travelMinutes } from '~/booking/salons/distance'
import { shortDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { picker as messages } from '~/messages/vi/picker'
import { Chip } from '~/ui/chip'
import { IconCar, IconRight, IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { PressLink } from '~/ui/press-link'
import { FreeHour } from '~/routes/salons/free-hour'
import type { SalonOptionFragment } from '../../../../schema/generated/graphql'

/** The data of a salon in a list to choose from. */
export type SalonOption = SalonOptionFragment & {
  /** What customers think of it, in words. */
  rating?: string | null
  /** From the place that is searched near to. */
  distanceKm?: number
}

/** One salon to choose: name, address, distance, first free hour, 'visited before', note, parking and tags. */
export function SalonCard({
  salon,
  to,
  isNearest,
  isVisited,
}: {
  salon: SalonOption
  to: string
  isNearest?: boolean
  isVisited?: boolean
}) {
  return (
    <PressLink to={to} className="salon-card">
      {salon.image ? (
        <span className="salon-card__picture">
          <Picture
            src={salon.image}
            focus={salon.imageFocus}
            width={144}
            height={96}
            alt=""
            shape="soft"
          />
        </span>
      ) : null}
      <span className="salon-card__words">
        <span className="strong">{salon.name}</span>
        <span className="small muted">{salon.addressNew}</span>
        {salon.addressNote ? <span className="small muted">{salon.addressNote}</span> : null}
        {salon.rating ? (
          <span className="salon-card__rating small">
            <IconStar size="s" />
            <span>{salon.rating}</span>
          </span>
        ) : null}
        <span className="row salon-card__facts">
          <FreeHour salonId={salon.id} />
          {salon.distanceKm === undefined ? null : (
            <span className="small num strong">{kilometresText(salon.distanceKm)}</span>
          )}
          {isNearest && salon.distanceKm !== undefined ? (
            <Chip tone="amber">
              {formatMessage(messages.minutes, { n: travelMinutes(salon.distanceKm) })}
            </Chip>
          ) : null}
          {isVisited ? <Chip>{messages.visited}</Chip> : null}
          {salon.tag ? <Chip tone="pine">{messages.tags[salon.tag]}</Chip> : null}
          {salon.openingDate ? (
            <span className="small">
              {formatMessage(messages.opensOn, { day: shortDay(salon.openingDate) })}
            </span>
          ) : null}
          {salon.isOpen ? null : <Chip tone="error">{messages.closed}</Chip>}
          {salon.hasParking ? (
            <span className="salon-card__parking small">
              <IconCar size="s" />
              {messages.hasParking}
            </span>
          ) : null}
        </span>
      </span>
      <IconRight />
    </PressLink>
  )
}

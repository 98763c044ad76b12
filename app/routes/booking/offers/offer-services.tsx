import { draftAfter } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { withService } from '~/booking/services/services'
import { formatMessage } from '~/messages/format-message'
import { offers as words } from '~/messages/vi/offers'
import { Button } from '~/ui/button'
import { IconCheck, IconPlus } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { Vietnamese } from '~/ui/vietnamese'
import { useDraft } from '../use-draft'
import type { DetailedOffer, OfferData } from './load.server'

type OfferServicesProps = {
  title: string
  services: DetailedOffer['appliesTo']
  sold: OfferData['sold']
  tab: 2 | null
}

/**
 * Service cards of an offer: those it requires, or those it makes cheaper; one that is not chosen
 * yet can be added, which 'Chọn ưu đãi' needs.
 */
export function OfferServices({ title, services, sold, tab }: OfferServicesProps) {
  const { next } = useDraft()
  if (services.length === 0) return null
  const chosen = currentPerson(next).serviceIds
  return (
    <section className="stack stack--tight">
      <h3 className="h3">{title}</h3>
      <ul className="stack stack--tight">
        {services.map((service) => (
          <li
            key={service.id}
            className={service.isSelected ? 'offer-service offer-service--on' : 'offer-service'}
          >
            <div className="offer-service__picture">
              <Picture
                src={service.image ?? '/art/service/combo.svg'}
                width={320}
                height={240}
                alt=""
                fallback="/art/service/combo.svg"
              />
            </div>
            <div>
              <p className="strong">{service.name}</p>
              {service.description ? (
                <p className="small muted">
                  <Vietnamese>{service.description}</Vietnamese>
                </p>
              ) : null}
              <Price dong={service.price} oldDong={service.originPrice} short />
            </div>
            {service.isSelected ? (
              <span className="offer-service__on small">
                <IconCheck size="s" />
                {words.serviceChosen}
              </span>
            ) : sold.some(({ id }) => id === service.id) ? (
              <Button
                size="s"
                icon={<IconPlus size="s" />}
                to={bookingPath(
                  draftAfter(
                    { ...next, isPressed: false },
                    { type: 'changeServices', serviceIds: withService(chosen, service.id, sold) },
                  ),
                  { tab },
                )}
                replace
                preventScrollReset
                aria-label={formatMessage(words.addServiceNamed, { name: service.name })}
              >
                {words.addService}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

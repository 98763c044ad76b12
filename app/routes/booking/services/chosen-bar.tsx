import { draftAfter, type Draft } from '~/booking/draft/draft'
import { withOffers } from '~/booking/offers/offer-prices'
import { currentPerson } from '~/booking/group/person'
import { withoutService } from '~/booking/services/services'
import { step, hourAnchor, nextStep } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'
import { chosenOffers as offerWords } from '~/messages/vi/chosen-offers'
import { services as messages } from '~/messages/vi/services'
import { BottomBar } from '~/ui/bottom-bar'
import { Button } from '~/ui/button'
import { IconTrash, IconUp } from '~/ui/icons'
import { IconTicket } from '~/ui/offer-icons'
import { PressLink } from '~/ui/press-link'
import { Price } from '~/ui/price'
import { serviceName } from '../../../../domain/service-name'
import { useDraft } from '../use-draft'
import { useStepWarning } from '../use-step-warning'
import type { ServicesData, VersionOnSale } from './load.server'
import { readServiceView, servicePath } from './service-view'
import { bookingPath } from '~/booking/draft/draft-query'

/**
 * The number of chosen services, their price with the chosen offers, and the next step; the list of
 * them expands from the bar.
 */
export function ChosenBar({
  sold,
  offers,
}: {
  sold: readonly VersionOnSale[]
  offers: ServicesData['offers']
}) {
  const { draft, next: newest, query } = useDraft()
  const picked = currentPerson(draft)
    .serviceIds.map((id) => sold.find((service) => service.id === id))
    .filter((service) => service !== undefined)
  const { services: chosen, ...total } = withOffers(picked, offers ?? [])
  return (
    <BottomBar hint={chosen.length > 0 ? <OfferLink offers={offers} /> : null}>
      <details className="chosen">
        <summary className="chosen__head">
          <span className="small muted">
            <span>
              {chosen.length > 0
                ? formatMessage(messages.chosenCount, { n: chosen.length })
                : messages.chosenNone}
            </span>
            {chosen.length > 0 ? <IconUp size="s" /> : null}
          </span>
          {chosen.length > 0 ? <Price dong={total.dong} oldDong={total.oldDong} /> : null}
        </summary>
        <ChosenList chosen={chosen} sold={sold} />
      </details>
      <DoneButton {...afterServices(newest, query, sold)} />
    </BottomBar>
  )
}

/** The chosen services, each with a link that removes it. */
function ChosenList({
  chosen,
  sold,
}: {
  chosen: readonly VersionOnSale[]
  sold: readonly VersionOnSale[]
}) {
  const { next, query } = useDraft()
  const pathWithout = (id: string) =>
    servicePath(
      draftAfter(next, {
        type: 'changeServices',
        serviceIds: withoutService(currentPerson(next).serviceIds, id, sold),
      }),
      readServiceView(query),
    )
  return (
    <ul className="chosen__list" aria-label={messages.chosenList}>
      {chosen.map((service) => (
        <li key={service.id} className="chosen__row">
          <span>{serviceName(service)}</span>
          <Price dong={service.price} oldDong={service.oldPrice} short />
          <PressLink
            className="icon-button"
            to={pathWithout(service.id)}
            replace
            preventScrollReset
            aria-label={formatMessage(messages.removeNamed, { name: service.name })}
          >
            <IconTrash />
          </PressLink>
        </li>
      ))}
    </ul>
  )
}

/** Leads to the next step; without a service it says what is missing. */
function DoneButton({ kind, path }: AfterServices) {
  const warn = useStepWarning()
  return (
    <Button
      kind="primary"
      inactive={kind === 'lacking'}
      to={path}
      replace={kind === 'lacking'}
      preventScrollReset={kind === 'lacking'}
      onClick={() => {
        if (kind === 'lacking') warn(booking.serviceRequired)
      }}
    >
      {messages.done}
    </Button>
  )
}

/** The way to the offers (step 4): how many are chosen, or which one does not hold for these services. */
function OfferLink({ offers }: { offers: ServicesData['offers'] }) {
  const { after } = useDraft()
  const out = offers?.find(({ isValid }) => !isValid)
  const used = offers?.filter(({ isValid }) => isValid).length ?? 0
  const text = out
    ? out.name
      ? formatMessage(offerWords.offerOut, { name: out.name, message: out.invalidBecause ?? '' })
      : out.invalidBecause
    : used > 0
      ? formatMessage(offerWords.offersChosen, { n: used })
      : offerWords.offersNone
  return (
    <PressLink
      className={out ? 'chosen__offers chosen__offers--out' : 'chosen__offers'}
      to={after({ type: 'goTo', step: step.offers, isPressed: false })}
    >
      <IconTicket size="s" />
      <span>{offers === null ? offerWords.offersFailed : text}</span>
    </PressLink>
  )
}

/** What the button below the services leads to. */
type AfterServices = { kind: 'lacking' | 'next'; path: string }

/** The step after the services; null while none is chosen, unless the salon advises on the spot. */
export function stepAfterServices(draft: Draft, sold: readonly VersionOnSale[]) {
  const { serviceIds, isConsultation } = currentPerson(draft)
  const hasServices = serviceIds.some((id) => sold.some((service) => service.id === id))
  return nextStep(step.services, {
    salon: true,
    services: hasServices || isConsultation,
    offer: false,
  })
}

/** The way on from the services: this screen again while none is chosen, or the next step. */
export function afterServices(
  draft: Draft,
  query: URLSearchParams,
  sold: readonly VersionOnSale[],
): AfterServices {
  const next = stepAfterServices(draft, sold)
  if (!next) {
    const pressed = draftAfter(draft, { type: 'goTo', step: step.services, isPressed: true })
    return { kind: 'lacking', path: servicePath(pressed, readServiceView(query)) }
  }
  return {
    kind: 'next',
    path: `${bookingPath(draftAfter(draft, { type: 'goTo', ...next }))}${hourAnchor}`,
  }
}

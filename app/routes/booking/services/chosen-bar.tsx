import { draftAfter } from '~/booking/draft/draft'
import { withOffers } from '~/booking/offers/offer-prices'
import { currentPerson } from '~/booking/group/person'
import { withoutService } from '~/booking/services/services'
import { step } from '~/booking/steps'
import { newSuggestion, type SuggestionRule } from '~/booking/services/suggestions'
import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'
import { chosenOffers as offerWords } from '~/messages/vi/chosen-offers'
import { services as words } from '~/messages/vi/services'
import { BottomBar } from '~/ui/bottom-bar'
import { Button } from '~/ui/button'
import { IconTrash, IconUp } from '~/ui/icons'
import { IconTicket } from '~/ui/offer-icons'
import { PressLink } from '~/ui/press-link'
import { Price } from '~/ui/price'
import { serviceName } from '../../../../domain/service-name'
import { useDraft } from '../use-draft'
import { useStepWarning } from '../use-step-warning'
import { afterServices, stepAfterServices, type AfterServices } from './after-services'
import type { ServicesData, VersionOnSale } from './load.server'
import { readServiceView, servicePath } from './service-view'
import { SuggestionDialog } from './suggestion-dialog'

/**
 * The number of chosen services, their price with the chosen offers, and the next step; the list of
 * them expands from the bar.
 */
export function ChosenBar({
  sold,
  suggestions,
  offers,
}: {
  sold: readonly VersionOnSale[]
  suggestions: readonly SuggestionRule[]
  offers: ServicesData['offers']
}) {
  const { draft, next: newest, query } = useDraft()
  const picked = currentPerson(draft)
    .serviceIds.map((id) => sold.find((service) => service.id === id))
    .filter((service) => service !== undefined)
  const { services: chosen, ...total } = withOffers(picked, offers ?? [])
  const suggestion = newSuggestion(draft, suggestions, sold)
  const next = stepAfterServices(draft, sold)
  return (
    <BottomBar hint={chosen.length > 0 ? <OfferLink offers={offers} /> : null}>
      <details className="chosen">
        <summary className="chosen__head">
          <span className="small muted">
            <span>
              {chosen.length > 0
                ? formatMessage(words.chosenCount, { n: chosen.length })
                : words.chosenNone}
            </span>
            {chosen.length > 0 ? <IconUp size="s" /> : null}
          </span>
          {chosen.length > 0 ? <Price dong={total.dong} oldDong={total.oldDong} /> : null}
        </summary>
        <ChosenList chosen={chosen} sold={sold} />
      </details>
      <DoneButton {...afterServices(newest, query, sold, suggestions)} />
      {next && suggestion && query.has('suggest') ? (
        <SuggestionDialog rule={suggestion} sold={sold} next={next} />
      ) : null}
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
  const pathWithout = (id: number) =>
    servicePath(
      draftAfter(next, {
        type: 'changeServices',
        serviceIds: withoutService(currentPerson(next).serviceIds, id, sold),
      }),
      readServiceView(query),
    )
  return (
    <ul className="chosen__list" aria-label={words.chosenList}>
      {chosen.map((service) => (
        <li key={service.id} className="chosen__row">
          <span>{serviceName(service)}</span>
          <Price dong={service.price} oldDong={service.oldPrice} short />
          <PressLink
            className="icon-button"
            to={pathWithout(service.id)}
            replace
            preventScrollReset
            aria-label={formatMessage(words.removeNamed, { name: service.name })}
          >
            <IconTrash />
          </PressLink>
        </li>
      ))}
    </ul>
  )
}

/** Leads to the next step, before that to the suggestion; without a service it says what is missing. */
function DoneButton({ kind, path }: AfterServices) {
  const warn = useStepWarning()
  return (
    <Button
      kind="primary"
      inactive={kind === 'lacking'}
      to={path}
      replace={kind === 'lacking'}
      preventScrollReset={kind !== 'next'}
      onClick={() => {
        if (kind === 'lacking') warn(booking.serviceRequired)
      }}
    >
      {words.done}
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
      ? formatMessage(offerWords.offerOut, out)
      : out.message
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

import { draftAfter, type Draft } from '~/booking/draft/draft'
import { withOffers } from '~/booking/offers/offer-prices'
import { currentPerson } from '~/booking/group/person'
import { withoutService, withServices } from '~/booking/services/services'
import { step, hourAnchor, nextStep } from '~/booking/steps'
import {
  newSuggestion,
  type SuggestionRule,
  suggestedServices,
} from '~/booking/services/suggestions'
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
import { readServiceView, servicePath, viewInAddress } from './service-view'
import { bookingPath } from '~/booking/draft/draft-query'
import { Dialog } from '~/ui/dialog'
import { Picture } from '~/ui/picture'
import { drawingOf } from './pictures'

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
                ? formatMessage(messages.chosenCount, { n: chosen.length })
                : messages.chosenNone}
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

/** What the button below the services leads to. */
type AfterServices = { kind: 'lacking' | 'suggestion' | 'next'; path: string }

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

/**
 * The way on from the services: this screen again while no service is chosen, a suggestion that the
 * customer has not seen yet, or the next step.
 */
export function afterServices(
  draft: Draft,
  query: URLSearchParams,
  sold: readonly VersionOnSale[],
  rules: readonly SuggestionRule[],
): AfterServices {
  const next = stepAfterServices(draft, sold)
  if (!next) {
    const pressed = draftAfter(draft, { type: 'goTo', step: step.services, isPressed: true })
    return { kind: 'lacking', path: servicePath(pressed, readServiceView(query)) }
  }
  if (newSuggestion(draft, rules, sold))
    return {
      kind: 'suggestion',
      path: bookingPath(draft, { ...viewInAddress(readServiceView(query)), suggest: 1 }),
    }
  return {
    kind: 'next',
    path: `${bookingPath(draftAfter(draft, { type: 'goTo', ...next }))}${hourAnchor}`,
  }
}

type SuggestionDialogProps = {
  rule: SuggestionRule
  sold: readonly VersionOnSale[]
  next: { step: number; isPressed: boolean }
}

/**
 * Suggests a service that matches the chosen ones, before the next step: OK adds it with its old
 * price crossed out, cancel continues without. Back leads to the services, not to this dialog.
 */
function SuggestionDialog({ rule, sold, next }: SuggestionDialogProps) {
  const { next: newest, after } = useDraft()
  const { serviceIds } = currentPerson(newest)
  const suggested = suggestedServices(rule, sold, serviceIds)
  const [first] = suggested
  if (!first) return null
  const drawing = drawingOf(first.name)
  const addsTo = withServices(
    serviceIds,
    suggested.map(({ id }) => id),
    sold,
  )
  const onWith = (ids: readonly number[] | null) =>
    `${after({ type: 'answerSuggestion', addsTo: ids }, { type: 'goTo', ...next })}${hourAnchor}`
  const without = onWith(null)
  return (
    <Dialog open title={rule.title} closeTo={without} width={232}>
      <div className="suggestion">
        <Picture
          src={rule.image ?? first.images[0] ?? drawing}
          width={200}
          height={150}
          alt=""
          fallback={drawing}
          shape="soft"
        />
        <ul className="stack stack--tight">
          {suggested.map((service) => (
            <li key={service.id}>
              <p className="strong">{serviceName(service)}</p>
              <Price dong={service.price} oldDong={service.oldPrice} />
            </li>
          ))}
        </ul>
        <Button kind="primary" to={onWith(addsTo)} replace wide>
          {messages.suggestYes}
        </Button>
        <Button to={without} replace wide>
          {messages.suggestNo}
        </Button>
      </div>
    </Dialog>
  )
}

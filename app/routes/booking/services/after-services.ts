import { draftAfter, type Draft } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { newSuggestion, type SuggestionRule } from '~/booking/services/suggestions'
import { hourAnchor, nextStep, step } from '~/booking/steps'
import type { VersionOnSale } from './load.server'
import { readServiceView, servicePath, viewInAddress } from './service-view'

/** What the button below the services leads to. */
export type AfterServices = { kind: 'lacking' | 'suggestion' | 'next'; path: string }

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

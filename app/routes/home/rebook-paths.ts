import type { CombinedError } from 'urql'
import type { UsualQuery } from '../../../schema/generated/graphql'

/** A customer's usual visit with the nearest free hour. */
export type Proposal = NonNullable<NonNullable<UsualQuery['viewer']>['usualVisit']> & {
  /** No hour is free, as opposed to hours that could not be loaded or had no services to fit. */
  isFull: boolean
}

/** The proposal of a response; null when the customer has no usual visit. */
export function proposalOf(
  data: UsualQuery | undefined,
  error: Pick<CombinedError, 'graphQLErrors'> | undefined,
): Proposal | null {
  const usual = data?.viewer?.usualVisit
  if (!usual) return null
  const isUnknown = error?.graphQLErrors.some(
    ({ path }) => path?.join('.') === 'viewer.usualVisit.nearest',
  )
  return { ...usual, isFull: usual.services.length > 0 && !isUnknown && !usual.nearest }
}

/**
 * The addresses that accept a proposal or change one of its parts. They are written here, as Home
 * does not load the flow's rules.
 */
export function rebookPaths({ salon, services, stylist, nearest }: Proposal, phone: string) {
  const chosen =
    services.length > 0 ? `&chosenService=${services.map(({ id }) => id).join(',')}` : ''
  const at = (step: number) => `/booking?step=${step}&salonId=${salon.id}&phone=${phone}${chosen}`
  // Changing one part keeps the others; the hour is one of the stylist's.
  const day = nearest ? `&date=${nearest.date}` : ''
  const by = (id: string | null | undefined) => (id ? `&stylistId=${id}` : '')
  const busy = nearest?.isStylistFull && stylist ? `&busy=${stylist.id}` : ''
  return {
    take: nearest
      ? `${at(0)}${day}&hour=${nearest.hourId}${by(nearest.stylistId)}&again=ready${busy}`
      : at(0),
    salon: at(1),
    services: `${at(2)}${by(nearest?.stylistId)}&flow=1`,
    hour: `${at(0)}${day}${by(nearest?.stylistId)}`,
  }
}

import type { Draft } from '~/booking/draft/draft'
import { readId } from '~/booking/read-id'

/**
 * The offers of a customer that the posted page counted, each as `person.offer`. The chain's best
 * one is not in the address.
 */
export function offersUsed(
  { people, takesBestOffer }: Draft,
  index: number,
  posted: readonly string[],
): number[] {
  const offerIds = people[index]?.offerIds ?? []
  if (takesBestOffer !== false && people.length === 1 && offerIds.length === 0)
    return posted.flatMap((offer) => readId(/^0\.(\d+)$/.exec(offer)?.[1] ?? null) ?? [])
  return offerIds.filter((id) => posted.includes(`${index}.${id}`))
}

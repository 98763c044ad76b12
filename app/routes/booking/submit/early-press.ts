import type { Draft } from '~/booking/draft/draft'

/** What the customer saw when he pressed 'Hoàn tất' while the data of another choice was loading. */
export type EarlyPress = { services: string; dong: number }

/** Records a press beside a total in đồng. */
export function earlyPress({ people }: Draft, dong: number): EarlyPress {
  return { services: people.map(({ serviceIds }) => serviceIds).join(';'), dong }
}

/**
 * Whether a press still books once the load is over: for the same services, and for no more than
 * the price that he saw. An hour often brings an offer, so a lower price is what he hopes for.
 */
export function stillBooks(pressed: EarlyPress, now: EarlyPress): boolean {
  return pressed.services === now.services && now.dong <= pressed.dong
}

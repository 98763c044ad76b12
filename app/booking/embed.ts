import type { Origin } from './draft/draft'

/** The apps whose web view has a bridge of its own. */
const nativeSources = ['rn_ios', 'rn_android']

/** The apps that have a home of their own to go back to. */
const homeSources = [...nativeSources, 'tikiapp']

/** The messages to the embedding app. */
export type HostMessage =
  { type: 'booking_home'; message: 'click_home' } | { type: 'booking_success'; message: string }

/** The home icon of step 0 shows only inside the three partner apps. */
export function showsHomeIcon(step: number, { inApp, utmSource }: Origin): boolean {
  return step === 0 && inApp === '1' && homeSources.includes(utmSource)
}

/**
 * The target of messages to the host: the native bridge, the configured origin of the embedding
 * partner, or none.
 */
export function hostTarget(
  { inApp, utmSource }: Origin,
  host: string | null,
): { kind: 'native' } | { kind: 'window'; origin: string } | null {
  if (inApp !== '1') return null
  if (nativeSources.includes(utmSource)) return { kind: 'native' }
  return host === null ? null : { kind: 'window', origin: host }
}

/** Sent when the customer presses the home icon. */
export const homeClicked: HostMessage = { type: 'booking_home', message: 'click_home' }

/** Sent when the booking is made. */
export function booked(bookingId: string): HostMessage {
  return { type: 'booking_success', message: bookingId }
}

import type { Origin } from './draft'

/** The sites that may embed the flow, by the utm_source their links carry; messages go to nobody else (O-18). */
const hostOrigins: Record<string, string> = { tikiapp: 'https://tiki.vn' }

/** The apps whose web view has a bridge of its own. */
const nativeSources = ['rn_ios', 'rn_android']

/** What the flow tells the app that embeds it (B-004, B-005). */
export type HostMessage = { type: 'booking_home'; message: 'click_home' } | { type: 'booking_success'; message: string }

/** Embedded in the widest sense: header and footer hidden, no consent asked (H-070…H-073, H-136). */
export function isInApp(origin: Pick<Origin, 'inApp' | 'source'>): boolean {
  return origin.inApp === '1' || ['customer_ios', 'customer_android', 'friendly_checkin'].includes(origin.source)
}

/** The home icon of step 0 shows only inside the three partner apps (B-027). */
export function showsHomeIcon(step: number, { inApp, utmSource }: Origin): boolean {
  return step === 0 && inApp === '1' && (nativeSources.includes(utmSource) || Object.hasOwn(hostOrigins, utmSource))
}

/** Where messages to the host go: the native bridge, the host's own origin, or nowhere (B-299, O-18). */
export function hostTarget({ inApp, utmSource }: Origin): { kind: 'native' } | { kind: 'window'; origin: string } | null {
  if (inApp !== '1') return null
  if (nativeSources.includes(utmSource)) return { kind: 'native' }
  const origin = Object.hasOwn(hostOrigins, utmSource) ? hostOrigins[utmSource] : undefined
  return origin ? { kind: 'window', origin } : null
}

/** B-028. */
export const homeClicked: HostMessage = { type: 'booking_home', message: 'click_home' }

/** B-299. */
export function booked(bookingId: string): HostMessage {
  return { type: 'booking_success', message: bookingId }
}

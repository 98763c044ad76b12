import { redirect } from '@remix-run/cloudflare'
import type { Channel } from '~/booking/customer/code'
import type { Draft } from '~/booking/draft/draft'
import { dotted } from '~/booking/customer/phone'
import type { Site } from '~/context'
import { newCaptcha } from '../../auth/captcha.server'
import { PendingBookingDocument } from '../../../../schema/generated/graphql'

/** The data of the code step: the booking whose place is held, and the channel of the last code. */
export async function loadCode(site: Site, draft: Draft, query: URLSearchParams) {
  const id = query.get('code') ?? ''
  const [response, captcha] = await Promise.all([
    site.gateway.query(PendingBookingDocument, { id }),
    query.get('sent') === 'captcha' ? newCaptcha(site) : null,
  ])
  const found = response.ok ? response.data.booking : null
  // A host that does not know its customer shows the day alone.
  const booking = found && { hourLabel: null, salonAddress: null, holdExpiresAt: null, ...found }
  const now = response.ok ? response.data.now : site.now
  const isOpen = !booking || !booking.isStatusKnown || booking.status === 'PENDING_CODE'
  if (!isOpen && booking.status !== 'EXPIRED')
    throw redirect(`/booking/success?bookingId=${encodeURIComponent(booking.id)}`)
  return {
    screen: 'code' as const,
    id,
    /** Origin of the partner app that embeds the page, if it is one. */
    host: site.hostOf(draft.origin.utmSource),
    now,
    phone: draft.phone === '' ? (booking?.phone ?? '') : dotted(draft.phone),
    /** Null: the backend failed; the code can be entered all the same. */
    booking,
    isOver:
      response.ok &&
      (booking === null
        ? !response.failed.includes('booking')
        : booking.status === 'EXPIRED' ||
          // A host may not say how long it holds a place.
          (booking.holdExpiresAt ?? Infinity) <= now),
    via: channelOf(query.get('via')),
    againAt: Number(query.get('again') ?? 0) || 0,
    isSentBefore: query.get('sent') === 'before',
    /** The first code was not sent without one. */
    captcha,
  }
}

/** The data of the code step. */
export type CodeData = Awaited<ReturnType<typeof loadCode>>

/** The channel that an address names, null for anything else. */
export function channelOf(text: string | null): Channel | null {
  return text === 'ZALO' || text === 'SMS' || text === 'VOICE' ? text : null
}

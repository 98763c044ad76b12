import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import type { Draft, Origin } from '~/booking/draft/draft'
import { booked, hostTarget, type HostMessage } from '~/booking/embed'
import { plus84 } from '~/booking/customer/phone'
import { successState } from '~/booking/draft/success-state'
import { useToast } from '~/ui/toast'
import { forgetTyped } from '../submit/typed-fields'
import type { MainData } from '../main/load.server'
import { trackStep } from '../track-step'

type ConfirmedBooking = {
  draft: Draft
  bookingId: string
  phone: string
  text: string
  /** Those of all people, as far as they are known. */
  hourLabels: readonly string[]
  after: 'toast' | 'now'
  isChange?: boolean
}

/**
 * The effects of a made booking in the browser: the phone is stored, the host and tracking are
 * notified, the toast is shown, and the page leaves for /booking/success with its data of the
 * booking.
 */
export function useConfirmed(seen: MainData | { host: string | null }): {
  leave: (done: ConfirmedBooking) => void
  isLeaving: boolean
} {
  const navigate = useNavigate()
  const toast = useToast()
  const [isLeaving, setLeaving] = useState(false)

  function leave(done: ConfirmedBooking) {
    const { draft, bookingId, phone, text, after, isChange } = done
    setLeaving(true)
    rememberPhone(phone)
    forgetTyped()
    postToHost(booked(bookingId), draft.origin, seen.host)
    trackStep('booking_success', draft, 'people' in seen ? seen : null)
    const go = () =>
      navigate(
        `/booking/success?bookingId=${encodeURIComponent(bookingId)}${isChange ? '&notice=changed' : ''}`,
        { replace: true, state: successState(bookingId, phone, draft, done.hourLabels) },
      )
    toast({ kind: 'success', text, ...(after === 'toast' ? { onClosed: go } : {}) })
    if (after === 'now') go()
  }

  return { leave, isLeaving }
}

type HostBridge = { ReactNativeWebView?: { postMessage(text: string): void } }

/**
 * Sends a message to the app that embeds the flow, `host` being its configured origin; does nothing
 * outside of one.
 */
export function postToHost(message: HostMessage, origin: Origin, host: string | null): void {
  const target = hostTarget(origin, host)
  if (!target) return
  if (target.kind === 'native')
    (window as HostBridge).ReactNativeWebView?.postMessage(JSON.stringify(message))
  else if (window.parent !== window) window.parent.postMessage(message, target.origin)
}

function rememberPhone(phone: string): void {
  try {
    localStorage.setItem('phone_booking', plus84(phone))
  } catch {
    // Storage may be refused; nothing depends on it.
  }
}

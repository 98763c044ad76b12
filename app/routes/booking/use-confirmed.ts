import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import type { Origin } from '~/booking/draft'
import { booked } from '~/booking/embed'
import { plus84 } from '~/booking/phone'
import { useToast } from '~/ui/toast'
import { forgetTyped } from './main/kept-typed'
import { postToHost } from './post-to-host'

type Done = { bookingId: string; phone: string; text: string; after: 'toast' | 'now'; isChange?: boolean }

/** What a made booking sets off in the browser: the phone is remembered (B-298), the host is told (B-299), the toast shows, and the page leaves for /booking/success (B-296, B-297, B-300). */
export function useConfirmed(origin: Origin, host: string | null): { leave: (done: Done) => void; isLeaving: boolean } {
  const navigate = useNavigate()
  const toast = useToast()
  const [isLeaving, setLeaving] = useState(false)

  function leave({ bookingId, phone, text, after, isChange }: Done) {
    setLeaving(true)
    rememberPhone(phone)
    forgetTyped()
    postToHost(booked(bookingId), origin, host)
    const go = () => navigate(`/booking/success?bookingId=${encodeURIComponent(bookingId)}${isChange ? '&said=changed' : ''}`, { replace: true })
    toast({ kind: 'success', text, ...(after === 'toast' ? { onClosed: go } : {}) })
    if (after === 'now') go()
  }

  return { leave, isLeaving }
}

function rememberPhone(phone: string): void {
  try {
    localStorage.setItem('phone_booking', plus84(phone))
  } catch {
    // Storage may be refused; nothing depends on it.
  }
}

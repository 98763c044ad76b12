import type { phone as phoneVi, ui as uiVi } from '../vi/ui'
import type { Wording } from '../wording'

/** Sentences of the interface itself, which belong to no page. */
export const ui = {
  playVideo: 'Watch the video: {title}',
  skipToContent: 'Skip to content',
  close: 'Close',
  back: 'Back',
  retry: 'Reload',
  previousSlides: 'Previous',
  nextSlides: 'Next',
  pauseSlides: 'Pause slideshow',
  playSlides: 'Play slideshow',
  slideOf: '{n} of {total}',
  toTop: 'Back to top',
  gone: 'Full',
  oldPrice: 'Was',
  loading: 'Loading…',
  offline:
    'You’re offline, so nothing was sent. What you typed is still here: try again once you’re back online.',
  bookableFrom: 'The salon opens on {day}. You can book from that day on.',
} as const satisfies Wording<typeof uiVi>

/** Problems of a phone; app/booking/customer/phone.ts decides which one is shown. */
export const phone = {
  empty: 'Please enter your phone number.',
  short: 'Please enter all 10 digits.',
  bad: 'That’s not a phone number. Please check it and enter it again.',
  notZero: 'Please enter a valid phone number.',
  tooMany: 'That’s {n} {n|digit|digits} too many – please check the number.',
} as const satisfies Wording<typeof phoneVi>

import type { install as vi } from '../vi/install'
import type { Wording } from '../wording'

/** The hint that puts the site on the home screen. */
export const install = {
  title: 'Open faster next time',
  text: 'Add this site to your home screen: one tap opens it, and your booking shows without a connection.',
  byHand:
    'Press Safari’s Share button and choose "Add to Home Screen": one tap opens it, and your booking shows without a connection.',
  open: 'Add to home screen',
  dismiss: 'No, thanks',
} as const satisfies Wording<typeof vi>

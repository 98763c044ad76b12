import type { install as vi } from '../vi/install'
import type { Wording } from '../wording'

/** The hint that puts the site on the home screen. */
export const install = {
  title: 'Open faster next time',
  text: 'Add this site to your home screen: one tap opens it, and your booking shows without a connection.',
  steps: {
    share: 'Press Safari’s Share button',
    add: 'Scroll down and choose “Add to Home Screen”',
    confirm: 'Press “Add” at the top',
  },
  open: 'Add to home screen',
  dismiss: 'No, thanks',
} as const satisfies Wording<typeof vi>

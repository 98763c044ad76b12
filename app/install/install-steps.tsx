import type { ReactNode } from 'react'
import { install as words } from '~/messages/vi/install'

/** What is pressed on an iPhone to put the site on its home screen, each press with its picture. */
export function InstallSteps() {
  return (
    <ol className="install-steps">
      <Step text={words.steps.share}>
        {/* The square with an arrow, as in Safari's bar. */}
        <path d="M17 21h-3v15h20V21h-3M24 29V11m-6 6 6-6 6 6" />
      </Step>
      <Step text={words.steps.add}>
        {/* The square with a plus, as in the list of what can be shared to. */}
        <rect x="13" y="13" width="22" height="22" rx="5" />
        <path d="M24 18.5v11M18.5 24h11" />
      </Step>
      <Step text={words.steps.confirm}>
        {/* A phone's home screen with one icon more. */}
        <rect x="14" y="7" width="20" height="34" rx="4" />
        <path d="M19 14h2m6 0h2m-10 6h2" />
        <rect x="25.5" y="18" width="5" height="5" rx="1.2" fill="currentColor" />
        <path d="M22 37h4" />
      </Step>
    </ol>
  )
}

/** The picture says the same as the sentence. */
function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="install-steps__step">
      <svg className="install-steps__picture icon" viewBox="0 0 48 48" aria-hidden="true">
        {children}
      </svg>
      <span>{text}</span>
    </li>
  )
}

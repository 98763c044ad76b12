import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'

/** One part of the account's page, which a link can lead to. */
export function Section({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: Elements
}) {
  return (
    <section id={id} className="account-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The way from a part to the page where more can be done. */
export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Button to={to} size="s">
        {children}
      </Button>
    </p>
  )
}

import { Link } from '@remix-run/react'
import { shell } from '~/messages/vi/shell'
import type { Crumb } from './json-ld'
import { Vietnamese } from '~/ui/vietnamese'

/** The path from Home to a page, Home first; used by the page and by its JSON-LD. */
export function trailTo(...steps: readonly Crumb[]): Crumb[] {
  return [{ name: shell.home, path: '/' }, ...steps]
}

/** The way to this page, each step but the last a link. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className="crumbs small" aria-label={shell.breadcrumbs}>
      <ol>
        {trail.map((step, at) => (
          <li key={step.path}>
            {at === trail.length - 1 ? (
              <span aria-current="page">
                <Vietnamese>{step.name}</Vietnamese>
              </span>
            ) : (
              <Link to={step.path}>
                <Vietnamese>{step.name}</Vietnamese>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

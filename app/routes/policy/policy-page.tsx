import { useLoaderData } from '@remix-run/react'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import type { Policy } from './policy-text'

/** A policy: a lead, what stands where, and its sections. */
export function PolicyPage() {
  const { title, updated, lead, sections } = useLoaderData<() => Policy>()
  return (
    <main id="main" className="page page--narrow policy">
      <Breadcrumbs trail={trailTo({ name: title, path: '' })} />
      <h1>{title}</h1>
      <p className="small muted">{updated}</p>
      <p className="lead">{lead}</p>
      <nav className="policy__contents" aria-label={title}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="policy__section">
          <h2>{section.title}</h2>
          {section.body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <PointList key={part[0]} points={part} />
            ),
          )}
        </section>
      ))}
    </main>
  )
}

function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="policy__points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

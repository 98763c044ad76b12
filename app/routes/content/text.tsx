import type { SectionPartsFragment } from '../../../schema/generated/graphql'
import { Vietnamese } from '~/ui/vietnamese'

/** A text in sections, each with a heading that an address can name. */
export function TextSections({ sections }: { sections: readonly SectionPartsFragment[] }) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} className="content-text">
      <h2 className="h3">
        <Vietnamese>{section.title}</Vietnamese>
      </h2>
      {section.parts.map((part, index) =>
        part.items.length > 0 ? (
          <Points key={index} points={part.items} />
        ) : (
          <p key={index}>
            <Vietnamese>{part.text}</Vietnamese>
          </p>
        ),
      )}
    </section>
  ))
}

/** A list of sentences. */
function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="content-points">
      {points.map((point, index) => (
        <li key={index}>
          <Vietnamese>{point}</Vietnamese>
        </li>
      ))}
    </ul>
  )
}

/** Points under a title; nothing where a host sends none. */
export function PointsSection({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <section className="content-text">
      <h2 className="h3">{title}</h2>
      <Points points={points} />
    </section>
  )
}

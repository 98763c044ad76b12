import type { SectionPartsFragment } from '../../../schema/generated/graphql'

/** A text in sections, each with a heading that an address can name. */
export function TextSections({ sections }: { sections: readonly SectionPartsFragment[] }) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} className="content-text">
      <h2 className="h3">{section.title}</h2>
      {section.parts.map((part, index) =>
        part.items.length > 0 ? (
          <Points key={index} points={part.items} />
        ) : (
          <p key={index}>{part.text}</p>
        ),
      )}
    </section>
  ))
}

/** A list of sentences. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="content-points">
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
}

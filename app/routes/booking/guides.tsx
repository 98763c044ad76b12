import type { GuidePartsFragment } from '../../../schema/generated/graphql'

/** The chain's messages at a step of the flow, or nothing. */
export function Guides({ guides, step }: { guides: readonly GuidePartsFragment[]; step: number }) {
  return guides
    .filter((guide) => guide.step === step)
    .map(({ text, points }) => (
      <div key={text} className="guide small muted">
        <p>{text}</p>
        {points.length > 0 ? (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </div>
    ))
}

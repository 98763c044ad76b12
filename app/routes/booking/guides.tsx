import type { GuidePartsFragment } from '../../../schema/generated/graphql'

/** The chain's messages at a step of the flow, each in one line; its points unfold. */
export function Guides({ guides, step }: { guides: readonly GuidePartsFragment[]; step: number }) {
  return guides
    .filter((guide) => guide.step === step)
    .map(({ text, points }) =>
      points.length > 0 ? (
        <details key={text} className="guide small muted">
          <summary>{text}</summary>
          {points.map((point) => (
            <p key={point}>{point}</p>
          ))}
        </details>
      ) : (
        <p key={text} className="small muted">
          {text}
        </p>
      ),
    )
}

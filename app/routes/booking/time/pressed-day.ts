import type { Draft } from '~/booking/draft/draft'

/**
 * The day to which a choice belongs: the one that is shown, which may have moved on from the draft's
 * (B-223), or the one that was pressed a moment ago and is still loading.
 */
export function pressedDay(newest: Draft, rendered: { draft: Draft; day: string }): string {
  return newest.date === null || newest.date === rendered.draft.date ? rendered.day : newest.date
}

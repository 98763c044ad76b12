import { useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import type { Draft } from '~/booking/draft/draft'
import { readDraft } from '~/booking/draft/draft-query'
import { fromNewest, newestAddress, shownAddress } from '~/browser/navigate-after-paint'
import { isPlainPress } from '~/ui/plain-press'

type Options = { replace?: boolean; preventScrollReset?: boolean }
type PathOf = (newest: Draft) => string

/**
 * Returns a function that applies a choice to the newest draft and navigates to the result; without
 * options it stays on the screen. An address written before an earlier press took effect would undo
 * that press.
 */
export function useChoose(): (pathOf: PathOf, options?: Options) => void {
  const navigate = useNavigate()
  return (pathOf, options = { replace: true, preventScrollReset: true }) =>
    navigate(fromNewest(pathOf(newestDraftHere())), options)
}

/** Returns a handler of links that makes the choice of `useChoose`. */
export function usePress(): (event: MouseEvent, pathOf: PathOf, options?: Options) => void {
  const choose = useChoose()
  return (event, pathOf, options) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    // The second half of a double press would take away what the first has added.
    if (event.detail > 1) return
    choose(pathOf, options)
  }
}

/** The draft after all presses so far, also of those that still load. For handlers and effects only. */
export function newestDraft(): Draft {
  const newest = newestAddress()
  // Who is leaving the booking has the draft that he leaves.
  return readDraft((newest.pathname === '/booking' ? newest : shownAddress()).searchParams)
}

/**
 * The same on the screen that is shown: an earlier press may be on its way to another screen, and
 * the last press counts.
 */
export function newestDraftHere(): Draft {
  const { step } = readDraft(shownAddress().searchParams)
  return { ...newestDraft(), step }
}

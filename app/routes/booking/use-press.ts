import { useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import type { Draft } from '~/booking/draft/draft'
import { readDraft } from '~/booking/draft/draft-query'
import { newestAddress } from '~/browser/navigate-after-paint'
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
    navigate(pathOf(newestDraftHere()), options)
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

/**
 * The draft after all navigations so far, also of those that are still under way. For handlers and
 * effects only.
 */
export function newestDraft(): Draft {
  const { pathname, searchParams } = newestAddress()
  // Who is leaving the booking has the draft that he leaves.
  return readDraft(
    pathname === '/booking' ? searchParams : new URLSearchParams(window.location.search),
  )
}

/**
 * The same on the screen of the address bar: an earlier press may be on its way to another screen,
 * and the last press counts.
 */
export function newestDraftHere(): Draft {
  const { step } = readDraft(new URLSearchParams(window.location.search))
  return { ...newestDraft(), step }
}

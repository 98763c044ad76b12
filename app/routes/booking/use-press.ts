import { useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import type { Draft } from '~/booking/draft/draft'
import { readDraft } from '~/booking/draft/draft-query'
import { isPlainPress } from '~/ui/plain-press'

/**
 * The last press, and the entry of the history on which it was made: while that is the present one,
 * the press is still on its way.
 */
let last = { entry: '', search: '' }

type Options = { replace?: boolean; preventScrollReset?: boolean }
type PathOf = (newest: Draft) => string

/**
 * Returns a function that applies a choice to the newest draft and navigates to the result; without
 * options it stays on the screen. An address written before an earlier press took effect would undo
 * that press.
 */
export function useChoose(): (pathOf: PathOf, options?: Options) => void {
  const navigate = useNavigate()
  return (pathOf, options = { replace: true, preventScrollReset: true }) => {
    const path = pathOf(newestDraft())
    last = { entry: entryNow(), search: path.replace(/^[^?]*|#.*$/g, '') }
    navigate(path, options)
  }
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

/** The draft after all presses, also after one whose page is still on its way. For handlers only. */
export function newestDraft(): Draft {
  const search = last.entry === entryNow() ? last.search : window.location.search
  return readDraft(new URLSearchParams(search))
}

function entryNow(): string {
  return `${window.history.state?.key} ${window.location.search}`
}

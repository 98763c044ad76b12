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

/**
 * Returns a handler that applies a press to the newest draft and navigates to the result; without
 * options it stays on the screen. A link rendered before an earlier press took effect has an address
 * that would undo that press.
 */
export function usePress(): (
  event: MouseEvent,
  pathOf: (newest: Draft) => string,
  options?: { replace?: boolean; preventScrollReset?: boolean },
) => void {
  const navigate = useNavigate()
  return (event, pathOf, options = { replace: true, preventScrollReset: true }) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    // The second half of a double press would take away what the first has added.
    if (event.detail > 1) return
    const path = pathOf(newestDraft())
    last = { entry: entryNow(), search: path.replace(/^[^?]*|#.*$/g, '') }
    navigate(path, options)
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

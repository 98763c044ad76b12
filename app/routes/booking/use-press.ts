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
 * Returns a handler that applies a press to the newest draft and navigates to the result. A link
 * rendered before an earlier press took effect has an address that would undo that press.
 */
export function usePress(): (event: MouseEvent, pathOf: (newest: Draft) => string) => void {
  const navigate = useNavigate()
  return (event, pathOf) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    // The second half of a double press would take away what the first has added.
    if (event.detail > 1) return
    const entry = entryNow()
    const search = last.entry === entry ? last.search : window.location.search
    const path = pathOf(readDraft(new URLSearchParams(search)))
    last = { entry, search: path.slice(path.indexOf('?')) }
    navigate(path, { replace: true, preventScrollReset: true })
  }
}

function entryNow(): string {
  return `${window.history.state?.key} ${window.location.search}`
}

type Entries = Pick<History, 'state' | 'pushState' | 'replaceState'>

/**
 * Gives a waiting screen an entry in the browser's history: the router adds that of a page only when
 * the page is there, so Back would leave the screen before it, too. The page that comes takes the
 * place of this entry. Returns what ends that, for when the waiting screen goes.
 */
export function addWaitingEntry(history: Entries): () => void {
  const state = history.state as Record<string, unknown> | null
  // One that was left by Back, and reached again by Forward, serves once more.
  if (!state?.isWaiting) history.pushState({ ...state, isWaiting: true }, '')
  history.pushState = (...entry) => {
    end()
    history.replaceState(...entry)
  }
  return end

  /** The method of the prototype counts again. */
  function end() {
    Reflect.deleteProperty(history, 'pushState')
  }
}

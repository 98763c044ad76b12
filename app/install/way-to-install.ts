/** How the site is installed here: by the browser's dialog, or by hand as on an iPhone. */
export type InstallWay = 'dialog' | 'by-hand'

/** What decides about the hint. */
type InstallFacts = {
  userAgent: string
  /** The browser offers its dialog. */
  hasDialog: boolean
  /** The page is installed already, or is a part of another one. */
  isInside: boolean
}

/** How the site can be installed; null where it cannot, or is. */
export function wayToInstall({ userAgent, hasDialog, isInside }: InstallFacts): InstallWay | null {
  if (isInside) return null
  if (hasDialog) return 'dialog'
  // Browsers inside other apps have no menu for it.
  const isSafari = /Version\/[\d.]+.*Safari/.test(userAgent)
  return isSafari && /iPhone|iPad|iPod/.test(userAgent) ? 'by-hand' : null
}

type HintStore = Pick<Storage, 'getItem' | 'setItem'>

/** Storage key of what this device knows about the hint: `seen:…`, `shown:…` or `off`. */
const key = 'install'

/**
 * Whether the hint belongs to this booking: the first one that comes after another one on this
 * device, and no other; never after it was dismissed.
 */
export function isHintDue(store: HintStore, bookingId: string): boolean {
  const booking = bookingId.slice(-6)
  const [state, of] = (store.getItem(key) ?? '').split(':')
  if (state === 'shown') return of === booking
  if (state === 'off' || (state === 'seen' && of === booking)) return false
  const next = state === 'seen' ? 'shown' : 'seen'
  store.setItem(key, `${next}:${booking}`)
  return next === 'shown'
}

/** The customer has pressed the hint's button or has dismissed it. */
export function endHint(store: HintStore): void {
  store.setItem(key, 'off')
}

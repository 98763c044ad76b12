/** How long a customer looks for an hour before other salons are offered, in milliseconds (B-282). */
export const backupDelayMs = 5000

/** What decides whether other salons are offered; days are `YYYY-MM-DD`, times milliseconds. */
export type BackupOccasion = {
  /** The day the hours are of. */
  date: string
  today: string
  /** Since when these hours have been looked at. */
  shownForMs: number
  hasServices: boolean
  stylistId: number | null
  hourId: number | null
}

/**
 * 'Don't you have suitable hours?' is asked: today only, after five seconds, with services, without
 * a stylist and without an hour (B-281…B-283, B-287).
 */
export function offersBackups({ shownForMs, ...occasion }: BackupOccasion): boolean {
  return mayOfferBackups(occasion) && shownForMs >= backupDelayMs
}

/** Whether waiting for the five seconds makes sense at all (B-281, B-283, B-287). */
export function mayOfferBackups({
  date,
  today,
  hasServices,
  stylistId,
  hourId,
}: Omit<BackupOccasion, 'shownForMs'>): boolean {
  return date === today && hasServices && stylistId === null && hourId === null
}

/** An hour at another salon. */
export type BackupHour = { salonId: number; hourId: number }

/** What of the backup salons is open: nothing, the list of salons and hours, or the question about one hour. */
export type BackupState =
  { view: 'closed' } | { view: 'list' } | { view: 'confirm'; picked: BackupHour }

/** What can happen to them. */
export type BackupEvent =
  | { type: 'open' }
  | { type: 'pick'; hour: BackupHour }
  | { type: 'cancel' }
  | { type: 'close' }
  | { type: 'chooseHour' }

/** Nothing open. */
export const noBackup: BackupState = { view: 'closed' }

/**
 * The state after an event: a tap opens the list (B-284), an hour asks first (B-285), cancel
 * returns to the list (B-286), choosing an hour clears all (B-287).
 */
export function backupAfter(state: BackupState, event: BackupEvent): BackupState {
  switch (event.type) {
    case 'open':
      return state.view === 'closed' ? { view: 'list' } : state
    case 'pick':
      return state.view === 'closed' ? state : { view: 'confirm', picked: event.hour }
    case 'cancel':
      return state.view === 'confirm' ? { view: 'list' } : noBackup
    case 'close':
    case 'chooseHour':
      return noBackup
  }
}

/** B-286: the hour that 'continue' switches to; null when none was asked about. */
export function confirmedBackup(state: BackupState): BackupHour | null {
  return state.view === 'confirm' ? state.picked : null
}

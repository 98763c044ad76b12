/** Milliseconds before other salons are offered. */
export const backupDelayMs = 5000

/**
 * The facts that decide whether other salons are offered; days are `YYYY-MM-DD`, times
 * milliseconds.
 */
export type BackupOccasion = {
  /** The day the hours are of. */
  date: string
  today: string
  /** Since when these hours have been looked at. */
  shownForMs: number
  hasServices: boolean
  stylistId: string | null
  hourId: string | null
}

/**
 * Whether 'Don't you have suitable hours?' is shown: today only, after five seconds, with services,
 * without a stylist and without an hour.
 */
export function offersBackups({ shownForMs, ...occasion }: BackupOccasion): boolean {
  return mayOfferBackups(occasion) && shownForMs >= backupDelayMs
}

/** Whether waiting for the five seconds makes sense at all. */
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
export type BackupHour = { salonId: string; hourId: string }

/**
 * The open part of the backup salons: none, the list of salons and hours, or the confirmation of
 * one hour.
 */
export type BackupState =
  { view: 'closed' } | { view: 'list' } | { view: 'confirm'; picked: BackupHour }

/** The events of the backup salons. */
export type BackupEvent =
  | { type: 'open' }
  | { type: 'pick'; hour: BackupHour }
  | { type: 'cancel' }
  | { type: 'close' }
  | { type: 'chooseHour' }

/** Nothing open. */
export const noBackup: BackupState = { view: 'closed' }

/**
 * The state after an event: a tap opens the list, an hour opens the confirmation, cancel returns to
 * the list, choosing an hour closes all.
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

/** The hour that 'continue' switches to; null without a confirmation. */
export function confirmedBackup(state: BackupState): BackupHour | null {
  return state.view === 'confirm' ? state.picked : null
}

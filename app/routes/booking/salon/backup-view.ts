import { noBackup, type BackupState } from '~/booking/salons/backup-salons'
import { readId } from '~/booking/group/person-query'

/**
 * What of the backup salons an address opens: `backup=1` the list, `backup=11.20` the question
 * about frame 20 at salon 11.
 */
export function readBackup(query: URLSearchParams): BackupState {
  const text = query.get('backup')
  if (text === null) return noBackup
  const [salonId, hourId] = text.split('.').map(readId)
  return salonId && hourId ? { view: 'confirm', picked: { salonId, hourId } } : { view: 'list' }
}

/** What readBackup reads; null when nothing is open. */
export function writeBackup(state: BackupState): string | null {
  if (state.view === 'confirm') return `${state.picked.salonId}.${state.picked.hourId}`
  return state.view === 'list' ? '1' : null
}

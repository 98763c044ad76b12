import { noBackup, type BackupState } from '~/booking/salons/backup-salons'
import { readId } from '~/booking/read-id'

/**
 * The backup salons' state in an address: `backup=1` the list, `backup=11.20` the confirmation of
 * frame 20 at salon 11.
 */
export function readBackup(query: URLSearchParams): BackupState {
  const text = query.get('backup')
  if (text === null) return noBackup
  const [salonId, hourId] = text.split('.').map(readId)
  return salonId && hourId ? { view: 'confirm', picked: { salonId, hourId } } : { view: 'list' }
}

/** Writes the value that readBackup reads; null when nothing is open. */
export function writeBackup(state: BackupState): string | null {
  if (state.view === 'confirm') return `${state.picked.salonId}.${state.picked.hourId}`
  return state.view === 'list' ? '1' : null
}

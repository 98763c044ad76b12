import { expect, test } from 'vitest'
import { noBackup, type BackupState } from '~/booking/salons/backup-salons'
import { readBackup, writeBackup } from './backup-section'

test.each<BackupState>([
  noBackup,
  { view: 'list' },
  { view: 'confirm', picked: { salonId: '11', hourId: '20' } },
])('the address stores the open view of the backup salons: %o [B-284, B-285]', (state) => {
  const text = writeBackup(state)
  expect(readBackup(new URLSearchParams(text === null ? {} : { backup: text }))).toEqual(state)
})

test.each(['', 'abc', '11', '11.', '.20', '-1.20'])(
  'what of backup salons makes no sense, "%s", opens their list',
  (text) => {
    expect(readBackup(new URLSearchParams({ backup: text }))).toEqual({ view: 'list' })
  },
)

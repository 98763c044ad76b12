import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  backupAfter,
  backupDelayMs,
  confirmedBackup,
  mayOfferBackups,
  noBackup,
  offersBackups,
  type BackupEvent,
  type BackupOccasion,
  type BackupState,
} from './backup-salons'

const due: BackupOccasion = {
  date: '2026-11-21',
  today: '2026-11-21',
  shownForMs: 5000,
  hasServices: true,
  stylistId: null,
  hourId: null,
}

test.each<[string, Partial<BackupOccasion>, boolean]>([
  [
    'B-281, B-282, B-283 today, after five seconds, with services and no stylist: offered',
    {},
    true,
  ],
  ['B-281 not for tomorrow', { date: '2026-11-22' }, false],
  ['B-281 not for a day that has passed', { date: '2026-11-20' }, false],
  ['B-282 not a moment before five seconds', { shownForMs: 4999 }, false],
  ['B-283 not without services', { hasServices: false }, false],
  ['B-283 not with a stylist', { stylistId: '1001' }, false],
  ['B-287 not once an hour is chosen', { hourId: '12' }, false],
])('%s', (_name, over, isOffered) => {
  expect(offersBackups({ ...due, ...over })).toBe(isOffered)
})

test('the wait is 5000 ms, and is not begun where nothing would be offered [B-282]', () => {
  expect(backupDelayMs).toBe(5000)
  expect([mayOfferBackups(due), mayOfferBackups({ ...due, stylistId: '1' })]).toEqual([true, false])
})

const picked = { salonId: '11', hourId: '20' }
const list: BackupState = { view: 'list' }
const confirm: BackupState = { view: 'confirm', picked }

test.each<[string, BackupState, BackupEvent, BackupState]>([
  ['B-284 a tap opens the list', noBackup, { type: 'open' }, list],
  ['B-285 an hour of the list asks first', list, { type: 'pick', hour: picked }, confirm],
  [
    'B-285 an hour cannot be picked from a closed list',
    noBackup,
    { type: 'pick', hour: picked },
    noBackup,
  ],
  [
    'B-284 a tap while an hour waits for its confirmation changes nothing',
    confirm,
    { type: 'open' },
    confirm,
  ],
  ['B-286 cancel returns to the list', confirm, { type: 'cancel' }, list],
  ['B-286 cancel in the list closes it', list, { type: 'cancel' }, noBackup],
  ['B-287 choosing an hour clears the question', confirm, { type: 'chooseHour' }, noBackup],
  ['B-287 choosing an hour clears the list', list, { type: 'chooseHour' }, noBackup],
])('%s', (_name, state, event, after) => {
  expect(backupAfter(state, event)).toEqual(after)
})

test('only a picked hour can be continued with, and it is the one that was picked [B-286]', () => {
  expect([confirmedBackup(noBackup), confirmedBackup(list), confirmedBackup(confirm)]).toEqual([
    null,
    null,
    picked,
  ])
})

const hour = fc.record({
  salonId: fc.integer({ min: 1, max: 300 }).map(String),
  hourId: fc.integer({ min: 1, max: 36 }).map(String),
})
const event: fc.Arbitrary<BackupEvent> = fc.oneof(
  fc.constantFrom<BackupEvent>(
    { type: 'open' },
    { type: 'cancel' },
    { type: 'close' },
    { type: 'chooseHour' },
  ),
  hour.map((of): BackupEvent => ({ type: 'pick', hour: of })),
)

test('the confirmation shows the last picked hour, and closes once an hour is chosen [B-285, B-287]', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20, size: 'max' }), (events) => {
      let state = noBackup
      let last: object | null = null
      for (const next of events) {
        state = backupAfter(state, next)
        if (next.type === 'pick') last = next.hour
        if (state.view === 'confirm') expect(state.picked).toBe(last)
        if (next.type === 'chooseHour') expect(state).toEqual(noBackup)
      }
    }),
  )
})

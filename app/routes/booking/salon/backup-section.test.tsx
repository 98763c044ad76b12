import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { noBackup, type BackupState } from '~/booking/salons/backup-salons'
import { readSoonest } from '../../soonest/query'
import { viewOf } from '../group/person-view'
import { chosen, cut, mainSent, type Sold } from '../testing/screen-data'
import { readBackup, writeBackup } from './backup-section'

test('the soonest hours nearby are searched for as many people as come', async () => {
  const search = async (others: readonly string[]) => {
    const people = ['', ...others].map(() => viewOf<Sold>([cut], []))
    const $ = load(await mainSent({ people }, [chosen, ...others].join('&')))
    const link = $('.backup__soonest').attr('href')
    return readSoonest(new URL(link ?? '', 'https://site.example').searchParams)
  }
  expect(await search([])).toMatchObject({ salonId: '9', serviceIds: ['1001'], people: 1 })
  expect(await search(['p2=1001', 'p3=1001'])).toMatchObject({
    salonId: '9',
    serviceIds: ['1001'],
    people: 3,
  })
})

test('a group that wants different services is led to no search that gives all of them the same', async () => {
  const soonest = async (other: string) => {
    const people = ['', other].map(() => viewOf<Sold>([cut], []))
    return load(await mainSent({ people }, `${chosen}&p2=${other}`))('.backup__soonest').length
  }
  expect([await soonest('1038'), await soonest('c'), await soonest('1001')]).toEqual([0, 0, 1])
})

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

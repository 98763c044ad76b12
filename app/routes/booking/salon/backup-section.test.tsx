import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { viewOf } from '../group/person-view'
import { readSoonest } from '../../soonest/query'
import { chosen, cut, mainSent, type Sold } from '../testing/screen-data'

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

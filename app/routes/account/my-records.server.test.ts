import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { readRecords } from './my-records.server'

const none = { total: 0, items: [] }
const empty = {
  visits: none,
  bookingHistory: none,
  membershipOrders: none,
  balanceHistory: none,
  myWheelGifts: none,
  luckyPointHistory: none,
}

/** Nobody has left. */
const { signal: open } = new AbortController()

function siteWith(respond: (page: number) => object | null): Site {
  const ask = (_document: unknown, { page }: { page: number }) => {
    const data = respond(page)
    return Promise.resolve(data ? { ok: true, data, failed: [] } : { ok: false })
  }
  return { gateway: { query: ask } } as unknown as Site
}

test('a download has every page of every list [H-222, H-218, H-220]', async () => {
  const { rows, failed } = await readRecords(
    siteWith((page) => ({
      ...empty,
      visits: { total: 3, items: page === 1 ? [{ id: 'a' }, { id: 'b' }] : [{ id: 'c' }] },
      membershipOrders: { total: 1, items: [{ id: `o${page}` }] },
    })),
    open,
  )
  expect(rows.visits).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
  expect(rows.membershipOrders).toEqual([{ id: 'o1' }])
  expect(failed).toEqual([])
})

test('a list that could not be read to its end is named, so that nobody takes the file for whole', async () => {
  const half = await readRecords(
    siteWith((page) => ({
      ...empty,
      visits: page === 1 ? { total: 2, items: [{ id: 'a' }] } : null,
    })),
    open,
  )
  expect([half.rows.visits, half.failed]).toEqual([null, ['visits']])
  expect(
    (
      await readRecords(
        siteWith(() => null),
        open,
      )
    ).failed,
  ).toHaveLength(6)
  const endless = await readRecords(
    siteWith(() => ({ ...empty, visits: { total: 1000, items: [{ id: 'a' }] } })),
    open,
  )
  expect(endless.failed).toEqual(['visits'])
})

test('once the customer has left no further page is read', async () => {
  const left = new AbortController()
  let pages = 0
  const { failed } = await readRecords(
    siteWith((page) => {
      pages = page
      if (page === 2) left.abort()
      return { ...empty, visits: { total: 1000, items: [{ id: 'a' }] } }
    }),
    left.signal,
  )
  expect([pages, failed]).toEqual([2, ['visits']])
})

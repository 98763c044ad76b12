import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { readRecords } from './my-data'

/** A list of which there is more or not. */
const list = (nodes: object[], hasNextPage = false) => ({ nodes, pageInfo: { hasNextPage } })

const none = list([])
const empty = {
  visits: none,
  bookingHistory: none,
  membershipOrders: none,
  balanceHistory: none,
  receivedGifts: none,
  luckyPointHistory: none,
}

/** Nobody has left. */
const { signal: open } = new AbortController()

/** A site whose gateway answers so to its first, second and later requests, after so many rows. */
function siteWith(respond: (page: number, after: number) => object | null): Site {
  let page = 0
  const ask = (_document: unknown, { after }: { after: string }) => {
    const viewer = respond(++page, Number(after))
    return Promise.resolve(viewer ? { ok: true, data: { viewer }, failed: [] } : { ok: false })
  }
  return { gateway: { query: ask } } as unknown as Site
}

test('a download has every page of every list [H-222, H-218, H-220]', async () => {
  const { rows, failed } = await readRecords(
    siteWith((page) => ({
      ...empty,
      visits: page === 1 ? list([{ id: 'a' }, { id: 'b' }], true) : list([{ id: 'c' }]),
      membershipOrders: list([{ id: `o${page}` }]),
    })),
    open,
  )
  expect(rows.visits).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
  expect(rows.membershipOrders).toEqual([{ id: 'o1' }])
  expect(failed).toEqual([])
})

test('lists with pages of other lengths lose no row [H-222]', async () => {
  const all = Array.from({ length: 45 }, (_row, id) => ({ id }))
  const pageOf = (after: number, size: number) =>
    list(all.slice(after, after + size), after + size < all.length)
  const { rows, failed } = await readRecords(
    siteWith((_page, after) => ({
      ...empty,
      visits: pageOf(after, 10),
      receivedGifts: pageOf(after, 20),
    })),
    open,
  )
  expect([rows.visits, rows.receivedGifts, failed]).toEqual([all, all, []])
})

test('a list that could not be read to its end is named, so that nobody takes the file for whole', async () => {
  const half = await readRecords(
    siteWith((page) => ({
      ...empty,
      visits: page === 1 ? list([{ id: 'a' }], true) : null,
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
    siteWith(() => ({ ...empty, visits: list([{ id: 'a' }], true) })),
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
      return { ...empty, visits: list([{ id: 'a' }], true) }
    }),
    left.signal,
  )
  expect([pages, failed]).toEqual([2, ['visits']])
})

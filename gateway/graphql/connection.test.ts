import { expect, test } from 'vitest'
import { connectionOf } from './connection'

/** Ten rows, from 0, of a backend with pages of four, and which pages were read. */
function rows() {
  const pages: number[] = []
  const list = {
    size: 4,
    read: async (page: number) => {
      pages.push(page)
      const items = Array.from({ length: 10 }, (_, at) => at).slice((page - 1) * 4, page * 4)
      return Promise.resolve({ items, total: 10 })
    },
    toNode: (row: number) => `row ${row}`,
  }
  return { list, pages }
}

test.each([
  ['the start', {}, [0, 1, 2, 3], '4', true, [1]],
  ['what lies on two pages', { after: '3', first: 3 }, [3, 4, 5], '6', true, [1, 2]],
  ['the end', { after: '8' }, [8, 9], '10', false, [3]],
  ['nothing behind it', { after: '12' }, [], null, false, [4]],
  ['the start for what is no cursor', { after: '-4', first: 0 }, [0, 1, 2, 3], '4', true, [1]],
  ['no more than a page', { first: 99 }, [0, 1, 2, 3], '4', true, [1]],
] as const)('a connection has %s', async (_what, args, found, endCursor, hasNextPage, read) => {
  const { list, pages } = rows()
  expect(await connectionOf(args, list)).toEqual({
    nodes: found.map((row) => `row ${row}`),
    pageInfo: { hasNextPage, endCursor },
    totalCount: 10,
  })
  expect(pages).toEqual(read)
})

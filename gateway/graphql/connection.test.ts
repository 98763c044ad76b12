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

/** Ten rows of a host that does not say how many there are, all at once or in pages of four. */
const unsaid = (isPaged: boolean) => ({
  size: 4,
  read: (page: number) => {
    const items = Array.from({ length: 10 }, (_, at) => at)
    const some = isPaged ? items.slice((page - 1) * 4, page * 4) : items
    return Promise.resolve({ items: some, total: null })
  },
  toNode: (row: number) => row,
})

test.each<[string, boolean, string | null, number[], boolean, number]>([
  ['all at once', false, '4', [4, 5, 6, 7], true, 10],
  ['all at once, at the end', false, '8', [8, 9], false, 10],
  ['in pages', true, null, [0, 1, 2, 3], true, 5],
  ['in pages, between two', true, '2', [2, 3, 4, 5], true, 9],
  ['in pages, at the end', true, '8', [8, 9], false, 10],
  ['in pages, behind it', true, '12', [], false, 0],
])(
  'rows of a host that does not count them, %s, are all reached',
  async (_how, isPaged, after, nodes, hasNextPage, totalCount) => {
    const found = await connectionOf({ after }, unsaid(isPaged))
    expect([found.nodes, found.pageInfo.hasNextPage, found.totalCount]).toEqual([
      nodes,
      hasNextPage,
      totalCount,
    ])
  },
)

test('a page longer than it should be is not the whole list where its total is more', async () => {
  const read = () => Promise.resolve({ items: [0, 1, 2, 3, 4], total: 9 })
  const found = await connectionOf({ after: '4' }, { ...unsaid(true), read })
  expect(found.nodes).toEqual([0, 1, 2, 3])
})

import type { PageInfo } from '../../schema/generated/resolvers'

type Connection<Node> = { nodes: Node[]; pageInfo: PageInfo; totalCount: number }

/** A page of a list, and how many rows are on all pages; null where its backend does not say. */
type Page<Row> = { items: readonly Row[]; total: number | null }

/** How a backend serves a list, in pages of one size from 1, and what a row is in the schema. */
type Pages<Row, Node> = {
  size: number
  read: (page: number) => Promise<Page<Row>>
  toNode: (row: Row) => Node
}

/**
 * `first` rows of a list after a cursor, which is a position, whatever pages its backend has. No
 * more than a page's rows at a time: two calls at most.
 */
export async function connectionOf<Row, Node>(
  { first, after }: { first?: number | null | undefined; after?: string | null | undefined },
  { size, read, toNode }: Pages<Row, Node>,
): Promise<Connection<Node>> {
  // What is no position is the start.
  const start = /^\d{1,5}$/.test(after ?? '') ? Number(after) : 0
  const count = first != null && first > 0 && first < size ? first : size
  const page = Math.floor(start / size) + 1
  const isCut = (start % size) + count > size
  const pages = await Promise.all([read(page), ...(isCut ? [read(page + 1)] : [])])
  const { items, total: said } = pages[0]!
  // A host that knows no pages sends the whole list for each.
  const isWhole = items.length > size && (said ?? 0) <= items.length
  const rows = isWhole ? items : pages.flatMap((one) => one.items)
  const from = isWhole ? start : start % size
  const nodes = rows.slice(from, from + count).map(toNode)
  // Where nobody says how many there are, there is another behind a full page.
  const more = pages.at(-1)?.items.length === size ? 1 : 0
  const total = said ?? (rows.length > 0 ? start - from + rows.length + more : 0)
  const end = start + nodes.length
  return {
    nodes,
    pageInfo: {
      hasNextPage: nodes.length > 0 && end < total,
      endCursor: nodes.length > 0 ? String(end) : null,
    },
    totalCount: total,
  }
}

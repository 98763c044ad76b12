/** What a demo-data row may hold; true and false are stored as 1 and 0. */
export type Cell = string | number | boolean | null

/** D1 refuses statements over 100 KB, so rows travel in chunks below that. */
const STATEMENT_BYTES = 90_000

/** INSERT statements for rows of one table; every row has the keys of the first, which are the columns. */
export function insertInto(table: string, rows: readonly Record<string, Cell>[]): string[] {
  const first = rows[0]
  if (!first) return []
  const columns = Object.keys(first)
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES `
  const statements: string[] = []
  let values: string[] = []
  let size = head.length
  for (const row of rows) {
    const value = `(${columns.map((column) => literal(row[column] ?? null)).join(', ')})`
    const bytes = new TextEncoder().encode(value).length + 2
    if (size + bytes > STATEMENT_BYTES && values.length > 0) {
      statements.push(head + values.join(', '))
      values = []
      size = head.length
    }
    values.push(value)
    size += bytes
  }
  return [...statements, head + values.join(', ')]
}

function literal(cell: Cell): string {
  if (cell === null) return 'NULL'
  if (typeof cell === 'boolean') return cell ? '1' : '0'
  return typeof cell === 'number' ? String(cell) : `'${cell.replaceAll("'", "''")}'`
}

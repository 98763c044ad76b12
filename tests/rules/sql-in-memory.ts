import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { HoldSql } from '../../workers/booking/salon-day/holds'

/** The SQL of an object's storage, on an SQLite in memory, for rules that are tested outside workerd. */
export function sqlInMemory(): HoldSql {
  const db = new DatabaseSync(':memory:')
  return {
    exec: (query: string, ...bindings: SQLInputValue[]) => {
      const rows = rowsOf(db, query, bindings)
      return { toArray: () => rows }
    },
  }
}

/** Several statements may stand in one text without bindings, as in workerd. */
function rowsOf(db: DatabaseSync, query: string, bindings: SQLInputValue[]): unknown[] {
  if (bindings.length > 0 || query.startsWith('SELECT')) return db.prepare(query).all(...bindings)
  db.exec(query)
  return []
}

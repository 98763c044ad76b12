import { bindings } from './client'

/** The database, in which all sessions end just before a new one is stored: a log-out meanwhile. */
export function logOutMeanwhile(): D1Database {
  const { DB } = bindings
  return {
    prepare: (sql: string) => {
      const statement = DB.prepare(sql)
      if (!sql.startsWith('INSERT INTO sessions')) return statement
      return {
        bind: (...values: unknown[]) => ({
          run: async () => {
            await DB.prepare('DELETE FROM sessions').run()
            return statement.bind(...values).run()
          },
        }),
      }
    },
  } as unknown as D1Database
}

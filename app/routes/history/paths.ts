import { accountPaths } from '../account/paths'

/** The address of the history; all that belongs to it lies below. */
export const historyPath = accountPaths.history

/** The bookings in every state. */
export const bookingsPath = `${historyPath}/lich-dat`

/** One visit. */
export function visitPath(id: string): string {
  return `${historyPath}/${encodeURIComponent(id)}`
}

/** Rows on a page of the history. */
export const rowsPerPage = 10

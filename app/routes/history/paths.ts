/** The address of the history; all that belongs to it lies below. */
export const historyPath = '/lich-su'

/** The bookings in every state. */
export const bookingsPath = `${historyPath}/lich-dat`

/** One visit. */
export function visitPath(id: string): string {
  return `${historyPath}/${id}`
}

/** Rows on a page of the history. */
export const rowsPerPage = 10

/** Where the same is booked again: that salon, those services, that stylist; the flow says so if one of them is no more. */
export function againPath({ salonId, serviceIds, stylistId }: { salonId: number; serviceIds: readonly number[]; stylistId: number | null }): string {
  const query = [`step=0`, `salonId=${salonId}`, 'phone=0', ...(serviceIds.length > 0 ? [`chosenService=${serviceIds.join(',')}`] : []), ...(stylistId === null ? [] : [`stylistId=${stylistId}`])]
  return `/booking?${query.join('&')}`
}

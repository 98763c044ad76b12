/** The address of the style masters. */
export const mastersPath = '/stylist-xuat-sac'

/** The challenges of the staff. */
export const challengesPath = '/thu-thach'

/** A list by its key, at one salon where one is named. */
export function listPath(key: string | null, salonId: string | null = null): string {
  return (
    (key === null ? mastersPath : `${mastersPath}/${key}`) +
    (salonId === null ? '' : `?salonId=${salonId}`)
  )
}

/** The key of the list that stands beside another: of another topic, or of the month before. */
export function keyOf(topic: 'CUT' | 'PERM_AND_COLOUR', month: string): string {
  return `${topic === 'CUT' ? 'cat' : 'uon-nhuom'}-${month}`
}

/** The month before one, both `YYYY-MM`. */
export function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

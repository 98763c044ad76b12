/** Ways to a salon in one press, on /booking while none is chosen. */
export const shortcuts = {
  findNear: 'Tìm salon gần anh',
  visitedSalons: 'Salon anh đã từng đến',
  soonestSalons: 'Trống sớm nhất hôm nay',
  nearestSalons: 'Gần anh nhất',
  proposedSalon: '{salon}, {place} ·\u00a0{hour}',
  proposedPlace: '{salon}, {place}',
  cities: 'Salon theo thành phố',
} as const

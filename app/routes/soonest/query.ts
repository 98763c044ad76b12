/** Place, services and time of a search for the soonest hours, as in the page's address. */
export type SoonestQuery = {
  /** Degrees; null without a position. */
  near: { latitude: number; longitude: number } | null
  /** 0: none. */
  provinceId: number
  /** A salon around which is looked, 0: none. */
  salonId: number
  serviceIds: number[]
  /** Goes on behind this hour. */
  after: string | null
}

/** Address of the page. */
export const soonestPath = '/som-nhat'

/** The search in an address; invalid values count as missing. */
export function readSoonest(query: URLSearchParams): SoonestQuery {
  const [, north, east] =
    /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(query.get('near') ?? '') ?? []
  const near = north && east ? { latitude: Number(north), longitude: Number(east) } : null
  const isOnEarth = near && Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180
  return {
    near: isOnEarth ? near : null,
    provinceId: idOf(query.get('province')),
    salonId: idOf(query.get('salon')),
    serviceIds: (query.get('chosenService') ?? '')
      .split(',')
      .map(idOf)
      .filter(Boolean)
      .slice(0, 20),
    after: query.get('after')?.slice(0, 60) ?? null,
  }
}

/** The address of this search. */
export function soonestAddress({
  near,
  provinceId,
  salonId,
  serviceIds,
  after,
}: Partial<SoonestQuery>): string {
  const parts = [
    near ? `near=${near.latitude},${near.longitude}` : '',
    provinceId ? `province=${provinceId}` : '',
    salonId ? `salon=${salonId}` : '',
    serviceIds?.length ? `chosenService=${serviceIds.join(',')}` : '',
    after ? `after=${after}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${soonestPath}?${parts.join('&')}` : soonestPath
}

function idOf(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0
}

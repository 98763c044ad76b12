import { hasPlace, type Point } from '../../../../domain/distance'

/** A part of the map, in degrees. */
export type Area = { south: number; west: number; north: number; east: number }

/** What a map shows of a salon. */
export type MapSalon = Point & { id: string; name: string; provinceName: string }

/** The salons of which it is known where they are. */
export function onMap(
  salons: readonly (Pick<MapSalon, 'id' | 'name' | 'provinceName'> &
    Parameters<typeof hasPlace>[0])[],
): MapSalon[] {
  return salons.filter(hasPlace).map(({ id, name, provinceName, latitude, longitude }) => ({
    id,
    name,
    provinceName,
    latitude,
    longitude,
  }))
}

/** An area as addresses have it: its south, west, north and east. */
export function areaText({ south, west, north, east }: Area): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(3)).join(',')
}

/** The area of an address; null for anything else. */
export function readArea(text: string | null): Area | null {
  const parts = /^(-?\d{1,3}\.\d+,){3}-?\d{1,3}\.\d+$/.test(text ?? '') ? text!.split(',') : []
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number)
  return south < north && west < east ? { south, west, north, east } : null
}

/** The salons in an area. */
export function inArea<Salon extends Parameters<typeof hasPlace>[0]>(
  salons: readonly Salon[],
  { south, west, north, east }: Area,
): Salon[] {
  return salons.filter(
    (salon) =>
      hasPlace(salon) &&
      salon.latitude >= south &&
      salon.latitude <= north &&
      salon.longitude >= west &&
      salon.longitude <= east,
  )
}

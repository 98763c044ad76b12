import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { Area, MapSalon } from './area'

/** Where nothing is clustered any more. */
export const NEAREST_ZOOM = 16

/** Room for the mark of a salon, with its hour and its name, in px. */
const ROOM = 84

/** What of a map stands at one place: a salon, or several that would lie over each other. */
export type Mark = {
  key: string
  latitude: number
  longitude: number
  salons: readonly MapSalon[]
  /** The province of most of them. */
  place: string
}

type Index = Supercluster<MapSalon, object>

/** Salons by where they are, for `marksIn`. */
export function indexOf(salons: readonly MapSalon[]): Index {
  return new Supercluster<MapSalon, object>({
    radius: ROOM,
    extent: 256,
    maxZoom: NEAREST_ZOOM - 1,
    map: () => ({}),
  }).load(
    salons.map((salon) => ({
      type: 'Feature',
      properties: salon,
      geometry: { type: 'Point', coordinates: [salon.longitude, salon.latitude] },
    })),
  )
}

/** The marks of a part of the map, at a zoom. */
export function marksIn(index: Index, { south, west, north, east }: Area, zoom: number): Mark[] {
  return index.getClusters([west, south, east, north], Math.floor(zoom)).map((feature) => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    const salons = isCluster(feature)
      ? index.getLeaves(feature.properties.cluster_id, Infinity).map(({ properties }) => properties)
      : [feature.properties]
    const place = placeOfMost(salons)
    return {
      key: salons
        .map(({ id }) => id)
        .sort()
        .join(' '),
      latitude,
      longitude,
      salons,
      place,
    }
  })
}

function isCluster(
  feature: ClusterFeature<object> | PointFeature<MapSalon>,
): feature is ClusterFeature<object> {
  return 'cluster_id' in feature.properties
}

function placeOfMost(salons: readonly MapSalon[]): string {
  const places = salons.map(({ provinceName }) => provinceName)
  const countOf = (place: string) => places.filter((one) => one === place).length
  return places.reduce((most, place) => (countOf(place) > countOf(most) ? place : most))
}

import { Link } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { pointOf, type Province } from './cities-by-region'

/** Units of the drawing in a degree, and how much narrower a degree of longitude is here. */
const SCALE = 20
const NARROWER = 0.96

/** The north-western corner, in degrees. */
const WEST = 101.6
const NORTH = 23.8

/** Names closer than this would lie over each other. */
const NAME_APART = 26

/** The mainland, drawn by hand: longitude and latitude of its corners, clockwise from the north-west. */
const mainland = [
  [102.15, 22.4],
  [103.0, 22.6],
  [103.95, 22.55],
  [104.7, 22.85],
  [105.32, 23.39],
  [106.6, 22.9],
  [106.7, 21.98],
  [108.0, 21.53],
  [107.4, 21.25],
  [106.75, 20.65],
  [106.5, 20.15],
  [105.9, 19.7],
  [105.75, 18.75],
  [106.5, 17.95],
  [106.65, 17.4],
  [107.2, 16.9],
  [107.8, 16.5],
  [108.3, 16.05],
  [108.95, 15.3],
  [109.25, 13.8],
  [109.46, 12.9],
  [109.2, 12.2],
  [109.05, 11.4],
  [108.3, 10.95],
  [107.1, 10.35],
  [106.75, 9.9],
  [106.2, 9.35],
  [105.6, 9.1],
  [104.75, 8.6],
  [104.85, 9.4],
  [105.05, 10.0],
  [104.45, 10.4],
  [105.1, 10.9],
  [106.15, 11.05],
  [105.9, 11.6],
  [106.6, 11.95],
  [107.5, 12.35],
  [107.55, 13.4],
  [107.5, 14.7],
  [107.3, 15.5],
  [106.6, 16.6],
  [105.7, 17.75],
  [105.1, 18.4],
  [103.95, 19.3],
  [104.6, 20.4],
  [103.7, 20.85],
  [102.95, 21.5],
] as const

/** Islands and archipelagos that a map of the country shows. */
const islands = [
  { name: 'Hoàng Sa', at: [112.0, 16.5] },
  { name: 'Trường Sa', at: [112.9, 10.2] },
  { name: 'Phú Quốc', at: [104.0, 10.2] },
  { name: 'Côn Đảo', at: [106.6, 8.7] },
] as const

function placeOf(longitude: number, latitude: number) {
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: round((longitude - WEST) * SCALE * NARROWER),
    y: round((NORTH - latitude) * SCALE),
  }
}

/**
 * Cities as marks, in the middle of their salons. One that a larger city's mark would lie over has
 * none, as nobody could press it, and stands in the list alone; names keep clear of larger ones.
 */
function marksOf(provinces: readonly Province[]) {
  const cities = provinces
    .flatMap(({ id, name, salons }) => {
      const points = salons.flatMap((salon) => pointOf(salon) ?? [])
      if (points.length === 0) return []
      const middle = (of: 'latitude' | 'longitude') =>
        points.reduce((sum, point) => sum + point[of], 0) / points.length
      const radius = 3 + Math.min(5, Math.sqrt(salons.length))
      return [
        {
          id,
          name,
          count: salons.length,
          radius,
          ...placeOf(middle('longitude'), middle('latitude')),
        },
      ]
    })
    .sort((a, b) => b.count - a.count)
  const marks: typeof cities = []
  for (const city of cities)
    if (marks.every((mark) => distance(mark, city) > mark.radius + city.radius)) marks.push(city)
  return marks.map((mark, index) => ({
    ...mark,
    isNamed: marks.slice(0, index).every((larger) => distance(larger, mark) > NAME_APART),
  }))
}

type Place = ReturnType<typeof placeOf>

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/**
 * The country with its cities, each a link to its salons in the list beside it; drawn from what the
 * page shows anyway, without a script, a library or another site.
 */
export function CountryMap({ provinces }: { provinces: readonly Province[] }) {
  const outline = mainland.map(([longitude, latitude]) => placeOf(longitude, latitude))
  const marks = marksOf(provinces)
  return (
    <nav className="country-map" aria-label={messages.map}>
      <svg viewBox="0 0 258 312" role="group">
        <path
          className="country-map__land"
          d={`M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}
        />
        <g aria-hidden="true">
          {islands.map(({ name, at: [longitude, latitude] }) => {
            const { x, y } = placeOf(longitude, latitude)
            return (
              <g key={name}>
                <circle className="country-map__land" cx={x} cy={y} r={2} />
                <text
                  lang="vi"
                  x={x}
                  y={y + 10}
                  textAnchor="middle"
                  className="country-map__island"
                >
                  {name}
                </text>
              </g>
            )
          })}
        </g>
        {marks.map(({ id, name, count, radius, x, y }) => (
          <Link
            key={id}
            to={`#tinh-${id}`}
            className="country-map__city"
            aria-label={formatMessage(messages.mapCity, { city: name, n: count })}
          >
            <title>{formatMessage(messages.mapCity, { city: name, n: count })}</title>
            <circle cx={x} cy={y} r={radius} />
          </Link>
        ))}
        {/* Over all marks, which would cover them. */}
        <g aria-hidden="true">
          {marks.map(({ id, name, x, y, isNamed }) =>
            isNamed ? (
              <text key={id} x={x + 12} y={y + 3}>
                {name}
              </text>
            ) : null,
          )}
        </g>
      </svg>
    </nav>
  )
}

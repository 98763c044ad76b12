import { Link } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { hasPlace } from '../../../domain/distance'
import type { Province } from './cities-by-region'
import { islands, mainland } from './country'

/** Units of the drawing in a degree, and how much narrower a degree of longitude is here. */
const SCALE = 20
const NARROWER = 0.96

/** The north-western corner, in degrees. */
const WEST = 101.6
const NORTH = 23.8

/** Names closer than this would lie over each other. */
const NAME_APART = 26

/** Room for a letter, and between a mark and its name. */
const LETTER = 5
const GAP = 4

function placeOf(longitude: number, latitude: number) {
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: round((longitude - WEST) * SCALE * NARROWER),
    y: round((NORTH - latitude) * SCALE),
  }
}

/**
 * Cities as marks, in the middle of their salons. One that a larger city's mark would lie over has
 * none, as nobody could press it, and stands in the list alone; names keep clear of larger ones
 * and of marks, on the right of theirs (1), on the left (-1) or nowhere (0).
 */
function marksOf(provinces: readonly Province[]) {
  const cities = provinces
    .flatMap(({ id, name, salons }) => {
      const points = salons.filter(hasPlace)
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
  return marks.map((mark, index) => {
    const isApart = marks.slice(0, index).every((larger) => distance(larger, mark) > NAME_APART)
    const isClear = (side: number) =>
      marks.every((other) => {
        const ahead = (other.x - mark.x) * side
        const reach = mark.radius + GAP + mark.name.length * LETTER + other.radius
        return ahead <= 0 || ahead > reach || Math.abs(other.y - mark.y) > other.radius + LETTER
      })
    return { ...mark, side: isApart ? ([1, -1].find(isClear) ?? 0) : 0 }
  })
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
    <svg className="country-map" viewBox="0 0 258 312" role="group">
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
              <text lang="vi" x={x} y={y + 10} textAnchor="middle" className="country-map__island">
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
        {marks.map(({ id, name, x, y, radius, side }) =>
          side === 0 ? null : (
            <text
              key={id}
              x={x + side * (radius + GAP)}
              y={y + 3}
              textAnchor={side > 0 ? 'start' : 'end'}
            >
              {name}
            </text>
          ),
        )}
      </g>
    </svg>
  )
}

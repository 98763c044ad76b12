/**
 * Which of the drawn sectors has a position, from 1 on; null for none. Positions may have gaps,
 * places in the picture have none.
 */
export function sectorAt(
  sectors: readonly { position: number }[],
  position: number | undefined,
): number | null {
  return sectors.findIndex((sector) => sector.position === position) + 1 || null
}

/** The sector's middle, in degrees clockwise from the top. */
export function middleOf(position: number, count: number): number {
  return ((position - 0.5) * 360) / count
}

/**
 * Rotation of the wheel in degrees with a sector under the pointer at the top, after `turns` more
 * whole turns.
 */
export function restAt(position: number, count: number, turns = 0): number {
  return turns * 360 - middleOf(position, count)
}

/**
 * How a label lies along the middle of its sector, `distance` from the hub, so that no label stands
 * on its head while the wheel rests: those of the right half are turned round.
 */
export function labelTransform(middle: number, rest: number, distance: number): string {
  const shown = (((middle + rest) % 360) + 360) % 360
  const isRight = shown > 0 && shown < 180
  return isRight
    ? `rotate(${middle - 90}) translate(${distance})`
    : `rotate(${middle + 90}) translate(${-distance})`
}

/** Outline of a sector in a circle of radius `radius` around 0,0. */
export function sectorPath(position: number, count: number, radius: number): string {
  if (count === 1)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`
  const [x1, y1] = edge(((position - 1) * 360) / count, radius)
  const [x2, y2] = edge((position * 360) / count, radius)
  return `M0 0L${x1} ${y1}A${radius} ${radius} 0 ${count === 2 ? 1 : 0} 1 ${x2} ${y2}Z`
}

function edge(degrees: number, radius: number): [string, string] {
  const angle = (degrees * Math.PI) / 180
  return [(radius * Math.sin(angle)).toFixed(2), (-radius * Math.cos(angle)).toFixed(2)]
}

/** A label on one line, or on two of about the same length when it is long. */
export function linesOf(label: string): string[] {
  if (label.length <= 11) return [label]
  const words = label.split(' ')
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return splits.sort((one, other) => longest(one) - longest(other))[0] ?? [label]
}

const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

type Grid = (point: number[]) => number[]
type Step = { kind: string; numbers: number[]; isRelative: boolean }

/**
 * Rewrites a path on a whole-number grid after moving it by `dx`, `dy` and scaling it by `scale`. Each point is rounded
 * where it stands, so that roundings do not add up along relative commands.
 */
export function tidyPath(d: string, dx: number, dy: number, scale: number): string {
  const grid: Grid = ([x = 0, y = 0]) => [
    Math.round((x + dx) * scale),
    Math.round((y + dy) * scale),
  ]
  let here = [0, 0]
  let start = [0, 0]
  let out = ''
  for (const { kind, numbers, isRelative } of steps(d)) {
    const from = here
    const points = absolute(kind, numbers, isRelative, from)
    here = kind === 'z' ? start : (points.at(-1) ?? here)
    if (kind === 'm') start = here
    if (kind === 'm') out += `M${grid(here).join(' ')}`
    else if (kind === 'a')
      out += `a${numbers
        .slice(0, 2)
        .map((radius) => Math.round(radius * scale * 10) / 10)
        .join(' ')} ${numbers.slice(2, 5).join(' ')} ${offsets(points, from, grid).join(' ')}`
    else if (kind === 'z') out += 'z'
    else out += kind + offsets(points, from, grid, kind).join(' ').replaceAll(' -', '-')
  }
  return out
}

/** The commands of a path one by one; further points of a command stand as commands of their own. */
function* steps(d: string): Generator<Step> {
  let at = 0
  let command = ''
  const skip = /[\s,]*/y
  const take = (pattern: RegExp): string | undefined => {
    skip.lastIndex = at
    at += skip.exec(d)?.[0].length ?? 0
    pattern.lastIndex = at
    const found = pattern.exec(d)?.[0]
    at += found?.length ?? 0
    return found
  }
  while (at < d.trimEnd().length) {
    const letter = take(/[a-zA-Z]/y)
    if (letter) command = letter
    else if (command === 'm' || command === 'M') command = command === 'm' ? 'l' : 'L'
    const kind = command.toLowerCase()
    const size = sizes[kind]
    if (size === undefined)
      throw new Error(`cannot tidy the path command ${command} of ${d.slice(0, 40)}`)
    // An arc's two flags may stand without a blank between them.
    const numbers = Array.from({ length: size }, (_, i) =>
      Number(
        take(kind === 'a' && (i === 3 || i === 4) ? /[01]/y : /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/y),
      ),
    )
    yield { kind, numbers, isRelative: command === kind }
  }
}

function absolute(
  kind: string,
  n: number[],
  isRelative: boolean,
  [x = 0, y = 0]: number[],
): number[][] {
  const [ox, oy] = isRelative ? [x, y] : [0, 0]
  if (kind === 'h') return [[(n[0] ?? 0) + ox, y]]
  if (kind === 'v') return [[x, (n[0] ?? 0) + oy]]
  const points: number[][] = []
  for (let i = kind === 'a' ? 5 : 0; i < n.length; i += 2)
    points.push([(n[i] ?? 0) + ox, (n[i + 1] ?? 0) + oy])
  return points
}

function offsets(points: number[][], from: number[], grid: Grid, kind = ''): number[] {
  const [fx = 0, fy = 0] = grid(from)
  const moved = points.map(grid).map(([x = 0, y = 0]) => [x - fx, y - fy])
  if (kind === 'h') return [moved[0]?.[0] ?? 0]
  return kind === 'v' ? [moved[0]?.[1] ?? 0] : moved.flat()
}

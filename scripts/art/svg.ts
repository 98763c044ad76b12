/** The one palette of every drawing: line, a flat tint, warm light, one accent. */
export const ink = {
  line: '#0f4c43',
  hair: '#123f38',
  shade: '#8fb0a6',
  mist: '#dbe8e2',
  sand: '#f3e9d9',
  skin: '#fdf6ec',
  paper: '#fbf8f3',
  white: '#fff',
  amber: '#f2a33a',
  honey: '#fbdfb0',
  night: '#0b3a33',
} as const

/** The style of a path: `w` is the width of its line in the drawing's units. */
export type Pen = { fill?: string; line?: string; w?: number; more?: string }

/** A path; without `fill` it is only a line. */
export function path(d: string, { fill = 'none', line, w, more = '' }: Pen = {}): string {
  const stroke = line ? ` stroke="${line}"${w ? ` stroke-width="${w}"` : ''}` : ''
  return `<path${fill === 'none' ? '' : ` fill="${fill}"`}${stroke}${more ? ` ${more}` : ''} d="${short(d)}"/>`
}

/** A line in the drawing's own pen. */
export function line(d: string, w?: number, colour?: string): string {
  return path(d, { line: colour ?? ink.line, w })
}

/** A shape filled with one flat tint and outlined. */
export function shape(d: string, fill: string, w?: number): string {
  return path(d, { fill, line: ink.line, w })
}

/** A flat shape without outline. */
export function flat(d: string, fill: string): string {
  return path(d, { fill })
}

/** A circle as a path, so that one pen draws everything. */
export function round(cx: number, cy: number, r: number, ry = r): string {
  return `M${cx - r} ${cy}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`
}

/** A rectangle with rounded corners as a path. */
export function box(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  )
}

/** Moves, scales and turns a group: `at` is where its own 0,0 lands. */
export function group(inside: string, at: [number, number], scale = 1, turn = 0): string {
  const sized = scale === 1 ? '' : ` scale(${scale})`
  // Lines have the same width in every size of the group, so that all drawings look alike.
  const pen = scale === 1 ? '' : ` stroke-width="${Math.round(30 / scale) / 10}"`
  return `<g transform="translate(${at[0]} ${at[1]})${turn ? ` rotate(${turn})` : ''}${sized}"${pen}>${inside}</g>`
}

/** A whole drawing; `w` is the usual width of its lines. */
export function drawing(width: number, height: number, inside: string, w = 3): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" fill="none" stroke-width="${w}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${inside}</svg>\n`
  )
}

/** Numbers with at most one decimal and no needless blanks. */
function short(d: string): string {
  return d
    .replace(/-?\d*\.\d+|-?\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/\s*([a-zA-Z])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ -/g, '-')
    .trim()
}

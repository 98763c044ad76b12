/**
 * Letters of a TrueType font as SVG paths, for text in pictures, where web fonts are not available.
 */
export type Lettering = {
  write: (text: string, size: number, x: number, y: number) => { d: string; width: number }
}

type Point = { x: number; y: number; on: boolean }

/** Reads the outlines of a font file; sizes are pixels of the em, y is the baseline. */
export function lettering(font: Buffer): Lettering {
  const at = tables(font)
  const unitsPerEm = font.readUInt16BE(at('head') + 18)
  const longOffsets = font.readInt16BE(at('head') + 50) === 1
  const metrics = font.readUInt16BE(at('hhea') + 34)
  const glyphOf = characterMap(font, at('cmap'))

  function advance(glyph: number): number {
    return font.readUInt16BE(at('hmtx') + Math.min(glyph, metrics - 1) * 4)
  }

  function contours(glyph: number): Point[][] {
    const loca = at('loca')
    const start = longOffsets
      ? font.readUInt32BE(loca + glyph * 4)
      : font.readUInt16BE(loca + glyph * 2) * 2
    const end = longOffsets
      ? font.readUInt32BE(loca + glyph * 4 + 4)
      : font.readUInt16BE(loca + glyph * 2 + 2) * 2
    if (start === end) return []
    const offset = at('glyf') + start
    const count = font.readInt16BE(offset)
    return count < 0 ? composite(font, offset + 10, contours) : simple(font, offset + 10, count)
  }

  return {
    write(text, size, x, y) {
      const scale = size / unitsPerEm
      let pen = x
      let d = ''
      for (const letter of text.normalize('NFC')) {
        const glyph = glyphOf(letter.codePointAt(0) ?? 0)
        if (glyph === 0) throw new Error(`the font has no ${letter}`)
        for (const contour of contours(glyph))
          d += closed(contour.map((p) => ({ x: pen + p.x * scale, y: y - p.y * scale, on: p.on })))
        pen += advance(glyph) * scale
      }
      return { d, width: pen - x }
    },
  }
}

function tables(font: Buffer): (tag: string) => number {
  const found = new Map<string, number>()
  for (let i = 0; i < font.readUInt16BE(4); i++)
    found.set(font.toString('latin1', 12 + i * 16, 16 + i * 16), font.readUInt32BE(20 + i * 16))
  return (tag) => {
    const offset = found.get(tag)
    if (offset === undefined) throw new Error(`the font has no ${tag} table`)
    return offset
  }
}

/** The font's character map in format 4, which every font of this kind has. */
function characterMap(font: Buffer, cmap: number): (code: number) => number {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const map = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    if (font.readUInt16BE(map) !== 4) continue
    const doubled = font.readUInt16BE(map + 6)
    return (code) => {
      for (let at = 0; at < doubled; at += 2) {
        if (code > font.readUInt16BE(map + 14 + at)) continue
        const first = font.readUInt16BE(map + 16 + doubled + at)
        if (code < first) return 0
        const delta = font.readInt16BE(map + 16 + 2 * doubled + at)
        const rangeAt = map + 16 + 3 * doubled + at
        const range = font.readUInt16BE(rangeAt)
        if (range === 0) return (code + delta) & 0xffff
        const glyph = font.readUInt16BE(rangeAt + range + (code - first) * 2)
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff
      }
      return 0
    }
  }
  throw new Error('the font has no format 4 character map')
}

function simple(font: Buffer, offset: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, i) => font.readUInt16BE(offset + i * 2))
  const total = (ends.at(-1) ?? -1) + 1
  let at = offset + count * 2
  at += 2 + font.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = font[at++] ?? 0
    flags.push(flag)
    if (flag & 8) for (let again = font[at++] ?? 0; again > 0; again--) flags.push(flag)
  }
  const read = (short: number, same: number): number[] => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? (font[at++] ?? 0) : -(font[at++] ?? 0)
      else if (!(flag & same)) {
        value += font.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = read(2, 16)
  const ys = read(4, 32)
  const points = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, on: (flag & 1) === 1 }))
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1))
}

/** A letter made of others, as most Vietnamese ones are: the base and its marks, each moved to its place. */
function composite(
  font: Buffer,
  offset: number,
  contours: (glyph: number) => Point[][],
): Point[][] {
  const all: Point[][] = []
  for (let at = offset, more = true; more;) {
    const flags = font.readUInt16BE(at)
    const part = contours(font.readUInt16BE(at + 2))
    const words = flags & 1
    const dx = words ? font.readInt16BE(at + 4) : font.readInt8(at + 4)
    const dy = words ? font.readInt16BE(at + 6) : font.readInt8(at + 5)
    at += words ? 8 : 6
    const scales = flags & 8 ? 1 : flags & 64 ? 2 : flags & 128 ? 4 : 0
    const [sx = 1, b = 0, c = 0, d] = Array.from(
      { length: scales },
      (_, i) => font.readInt16BE(at + i * 2) / 16384,
    )
    const [xy, yx, sy] = scales === 4 ? [b, c, d ?? 1] : [0, 0, scales === 2 ? b : sx]
    at += scales * 2
    all.push(
      ...part.map((contour) =>
        contour.map((p) => ({
          x: p.x * sx + p.y * yx + dx,
          y: p.x * xy + p.y * sy + dy,
          on: p.on,
        })),
      ),
    )
    more = (flags & 32) !== 0
  }
  return all
}

/** A contour as quadratic curves; between two control points lies a point of the line. */
function closed(points: Point[]): string {
  const firstOn = points.findIndex((p) => p.on)
  const ring = [...points.slice(firstOn), ...points.slice(0, firstOn)]
  const [start] = ring
  if (!start) return ''
  const say = (n: number) => String(Math.round(n * 10) / 10)
  let d = `M${say(start.x)} ${say(start.y)}`
  for (let i = 1; i <= ring.length; i++) {
    const p = ring[i % ring.length] ?? start
    if (p.on) {
      if (i < ring.length) d += `L${say(p.x)} ${say(p.y)}`
      continue
    }
    const next = ring[(i + 1) % ring.length] ?? start
    const end = next.on ? next : { x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 }
    d += `Q${say(p.x)} ${say(p.y)} ${say(end.x)} ${say(end.y)}`
    if (next.on) i++
  }
  return `${d}Z`
}

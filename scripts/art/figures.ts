/**
 * Gives every glyph of a digits-only TrueType font the same advance and centres its outline, because Be Vietnam Pro
 * has no `tnum` feature and a countdown set in its proportional figures jumps about. Widths are in font units.
 */
export function equalWidthFigures(font: Buffer, width: number): Buffer {
  const out = Buffer.from(font)
  const tables = readTables(out)
  const hmtx = tableAt(tables, 'hmtx')
  const glyphs = out.readUInt16BE(tableAt(tables, 'hhea') + 34)
  const loca = tableAt(tables, 'loca')
  const glyf = tableAt(tables, 'glyf')
  const longOffsets = out.readInt16BE(tableAt(tables, 'head') + 50) === 1
  for (let glyph = 0; glyph < glyphs; glyph++) {
    const start = longOffsets
      ? out.readUInt32BE(loca + glyph * 4)
      : out.readUInt16BE(loca + glyph * 2) * 2
    const xMin = out.readInt16BE(glyf + start + 2)
    const xMax = out.readInt16BE(glyf + start + 6)
    out.writeUInt16BE(width, hmtx + glyph * 4)
    // A left bearing that differs from xMin moves the whole outline: that is how the figure is centred.
    out.writeInt16BE(Math.round((width - (xMax - xMin)) / 2), hmtx + glyph * 4 + 2)
  }
  out.writeUInt16BE(width, tableAt(tables, 'hhea') + 10)
  return out
}

function readTables(font: Buffer): Map<string, number> {
  const tables = new Map<string, number>()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8))
  }
  return tables
}

function tableAt(tables: Map<string, number>, tag: string): number {
  const offset = tables.get(tag)
  if (offset === undefined) throw new Error(`the font has no ${tag} table`)
  return offset
}

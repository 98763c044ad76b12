import encodeQR from 'qr'

/** A QR code to draw: the size of its square and the path of its dark fields, each 1 × 1. */
export type QrDrawing = { size: number; path: string }

/** Draws a text as a QR code with the quiet zone of four modules that readers need. */
export function qrPath(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows
    .map((row, y) =>
      row
        .map((isDark, x) =>
          isDark && !row[x - 1] ? `M${x} ${y}h${lengthFrom(row, x)}v1h-${lengthFrom(row, x)}z` : '',
        )
        .join(''),
    )
    .join('')
  return { size: rows.length, path }
}

/** Number of dark modules from here on. */
function lengthFrom(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from)
  return (end === -1 ? row.length : end) - from
}

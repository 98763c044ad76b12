import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.server'

const code =
  '00020101021238570010A000000727012700069704220113VQRQAEJCI28140208QRIBFTTA' +
  '53037045408100000005802VN62080804Test6304BDC3'

test('what is drawn for a VietQR code is read as the same code', () => {
  const { size, path } = qrPath(code)
  const scale = 4
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++)
        data.set([0, 0, 0], (row * width + column) * 4)
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(code)
})

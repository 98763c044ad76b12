import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPicture } from './qr-picture.server'

const code =
  '00020101021238570010A000000727012700069704220113VQRQAEJCI28140208QRIBFTTA' +
  '53037045408100000005802VN62080804Test6304BDC3'

test('the saved picture of a VietQR code is a PNG that is read as the same code [H-216]', async () => {
  const png = Buffer.from(await qrPicture(code))
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const side = png.readUInt32BE(16)
  const length = png.readUInt32BE(33)
  expect(png.subarray(37, 41).toString()).toBe('IDAT')
  const lines = inflateSync(png.subarray(41, 41 + length))
  const stride = 1 + Math.ceil(side / 8)
  const data = new Uint8Array(side * side * 4)
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)]
    const isWhite = (lines[y * stride + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1
    data.fill(isWhite ? 255 : 0, at * 4, at * 4 + 4)
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(code)
})

import encodeQR from 'qr'
import { joined } from '../../../domain/bytes'

/** The QR code of a text as the address of a picture, which a customer can hold to save it. */
export async function qrAddress(text: string): Promise<string> {
  return `data:image/png;base64,${btoa(String.fromCharCode(...(await qrPicture(text))))}`
}

/** Pixels of a module: a picture of about 500 pixels, which bank apps read from the photo album. */
const scale = 10

/** The QR code of a text as a PNG of one bit a pixel, with the quiet zone that readers need. */
export async function qrPicture(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = rows.length * scale
  const lines = rows.map((row) => lineOf(row, side))
  // Each line begins with the number of its filter, 0 for none.
  const pixels = new Uint8Array(
    lines.flatMap((line) => Array.from({ length: scale }, () => line)).flat(),
  )
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, side)
  view.setUint32(4, side)
  // One bit a pixel, greys; compression, filter and interlace stay 0.
  view.setUint8(8, 1)
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', await deflated(pixels)),
    chunk('IEND', new Uint8Array()),
  ])
}

/** A line of pixels: white is 1, eight to a byte. */
function lineOf(row: readonly boolean[], side: number): number[] {
  const bytes = [0]
  for (let from = 0; from < side; from += 8) {
    let byte = 0
    for (let bit = 0; bit < 8; bit += 1)
      byte = (byte << 1) | (row[Math.floor((from + bit) / scale)] ? 0 : 1)
    bytes.push(byte)
  }
  return bytes
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A chunk of a PNG: length, name, content and the checksum of the last two. */
function chunk(name: string, content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const checked = joined([new TextEncoder().encode(name), content])
  const ends = new DataView(new ArrayBuffer(8))
  ends.setUint32(0, content.length)
  ends.setUint32(4, checksum(checked))
  return joined([new Uint8Array(ends.buffer, 0, 4), checked, new Uint8Array(ends.buffer, 4, 4)])
}

/** CRC-32, as PNG requires it. */
function checksum(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

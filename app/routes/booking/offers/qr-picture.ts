import { codeInQr } from '~/booking/offers/promo-code'

/**
 * Longest side at which a picture is read, in pixels, one try after the other: large photos blur
 * their noise away, small codes need every pixel.
 */
const sides = [1024, 480, 2048]

/** Milliseconds that one try may take beyond the least it must do. */
const timeLimitMs = 300

/** The promo code in a picture; null when there is none, or it is too small or blurry. */
export async function readPicture(file: Blob): Promise<string | null> {
  const [{ decodeQR }, bitmap] = await Promise.all([
    import('qr/decode.js'),
    createImageBitmap(file).catch(() => null),
  ])
  if (!bitmap) return null
  try {
    for (const side of sides) {
      const text = readAt(bitmap, side, (image) =>
        decodeQR(image, { effort: 4, timeLimit: timeLimitMs }),
      )
      if (text !== null) return codeInQr(text)
    }
    return null
  } finally {
    bitmap.close()
  }
}

type Pixels = { width: number; height: number; data: Uint8ClampedArray }
type Drawable = CanvasImageSource & ({ width: number; height: number } | HTMLVideoElement)

/** The text of the QR code in something that can be drawn, null when none is found at this size. */
export function readAt(
  source: Drawable,
  side: number,
  decode: (image: Pixels) => string,
): string | null {
  const [wide, high] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height]
  if (wide === 0 || high === 0) return null
  const scale = Math.min(1, side / Math.max(wide, high))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(wide * scale))
  canvas.height = Math.max(1, Math.round(high * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  // Transparent pictures are read as if printed on paper.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
  try {
    return decode(pen.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    // The decoder throws when there is nothing to read.
    return null
  }
}

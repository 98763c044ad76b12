import type { BrowserContext, Page } from '@playwright/test'
import { brand } from '../../app/brand'

/** Width of the photographs themselves, in pixels. */
export const ORIGINAL = 2400

/** A request that the picture host had, and the type of its answer. */
export type Served = { url: URL; accept: string; type: string }

/**
 * Stands in for the chain's picture host in all pages of a browser: photographs in the width of
 * `w`, drawn and packed by the browser itself, as WebP where that is accepted and otherwise as
 * JPEG. An address that such a host does not know is answered with 404.
 */
export async function hostPictures(context: BrowserContext): Promise<Served[]> {
  const served: Served[] = []
  const studio = await context.newPage()
  await context.route(`${brand.pictures}**`, async (route) => {
    const url = new URL(route.request().url())
    const { accept = '' } = route.request().headers()
    const asked = [...url.searchParams.keys()]
    const width = url.searchParams.get('w')
    const isKnown =
      /^\/(salon|people|product|service|hair|banner|blog|tool)\/[\w-]+\.jpg$/.test(url.pathname) &&
      asked.every((name) => name === 'w') &&
      asked.length <= 1 &&
      (width === null || /^[1-9]\d{1,3}$/.test(width))
    const type = accept.includes('image/webp') ? 'image/webp' : 'image/jpeg'
    served.push({ url, accept, type })
    if (!isKnown) return route.fulfill({ status: 404 })
    const body = await photograph(studio, Math.min(Number(width ?? ORIGINAL), ORIGINAL), type)
    return route.fulfill({ contentType: type, headers: { vary: 'accept' }, body })
  })
  return served
}

/** A photograph two thirds as high as it is wide. */
async function photograph(studio: Page, width: number, type: string): Promise<Buffer> {
  const address = await studio.evaluate(
    ([wide, format]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = Math.round((wide * 2) / 3)
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('no canvas')
      const sky = brush.createLinearGradient(0, 0, wide, canvas.height)
      sky.addColorStop(0, '#f2a33a')
      sky.addColorStop(1, '#0f4c43')
      brush.fillStyle = sky
      brush.fillRect(0, 0, wide, canvas.height)
      return canvas.toDataURL(format, 0.7)
    },
    [width, type] as const,
  )
  const [head = '', data = ''] = address.split(',')
  if (head !== `data:${type};base64`) throw new Error(`this browser packs no ${type}`)
  return Buffer.from(data, 'base64')
}

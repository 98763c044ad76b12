/**
 * Draws the logo and everything made of it: app/brand-mark.ts, public/art/logo.svg and mark.svg,
 * the favicons and icons,
 * the picture for shared links. Run by hand after a change of name or sign: `node scripts/draw-brand.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { shareDrawing } from './art/banners.ts'
import { mark, wordmark } from './art/mark.ts'
import { lettering } from './art/outline.ts'
import { rasterise } from './art/rasterise.ts'
import { ink } from './art/svg.ts'

const require = createRequire(import.meta.url)
const site = new URL('../public/', import.meta.url)
const face = async (file: string) =>
  lettering(await readFile(require.resolve(`@expo-google-fonts/be-vietnam-pro/${file}`)))
const bold = await face('700Bold/BeVietnamPro_700Bold.ttf')
const plain = await face('400Regular/BeVietnamPro_400Regular.ttf')
const name = 'Mượt'
const word = wordmark(bold, name)
const gap = 11

function sign(ground: string): string {
  return (
    `<path fill="${ink.line}" d="${ground}"/>` +
    `<path fill="none" stroke="${ink.paper}" stroke-width="3.6" stroke-linecap="round" ` +
    `stroke-linejoin="round" d="${mark.wave}"/>` +
    `<path fill="${ink.amber}" d="${mark.dot}"/>`
  )
}

function svg(
  width: number,
  height: number,
  inside: string,
  box = `0 0 ${width} ${height}`,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${box}">${inside}</svg>\n`
  )
}

const wide = mark.size + gap + word.width
await writeFile(
  new URL('../app/brand-mark.ts', import.meta.url),
  `/** The size of the logo; this file is written by scripts/draw-brand.ts. */
export const brandBox = { width: ${wide}, height: ${mark.size} } as const

/** The logo's outlines in that box: the sign, then the name with its dot apart. */
export const brandMark = {
  ground: '${mark.ground}',
  wave: '${mark.wave}',
  dot: '${mark.dot}',
  word: {
    left: ${mark.size + gap},
    letters: '${word.letters}',
    dot: '${word.dot}',
  },
} as const
`,
)

const logo =
  `${sign(mark.ground)}<g transform="translate(${mark.size + gap} 0)">` +
  `<path fill="${ink.line}" d="${word.letters}"/><path fill="${ink.amber}" d="${word.dot}"/></g>`
await mkdir(new URL('art/', site), { recursive: true })
await mkdir(new URL('icons/', site), { recursive: true })
await writeFile(new URL('art/logo.svg', site), svg(wide, mark.size, logo))
await writeFile(
  new URL('art/mark.svg', site),
  svg(
    160,
    160,
    `<path fill="${ink.sand}" d="M0 0h160v160H0z"/><g transform="translate(50 50) scale(1.5)">${sign(mark.ground)}</g>`,
  ),
)
await writeFile(new URL('favicon.svg', site), svg(40, 40, sign(mark.ground)))

await rasterise(site, [
  {
    file: 'icons/192.png',
    width: 192,
    height: 192,
    svg: svg(192, 192, sign(mark.ground), '0 0 40 40'),
  },
  {
    file: 'icons/512.png',
    width: 512,
    height: 512,
    svg: svg(512, 512, sign(mark.ground), '0 0 40 40'),
  },
  // A maskable icon may lose everything outside its inner four fifths.
  {
    file: 'icons/maskable-512.png',
    width: 512,
    height: 512,
    svg: svg(512, 512, sign('M-9-9h58v58H-9z'), '-7 -7 54 54'),
  },
  {
    file: 'icons/apple-touch-180.png',
    width: 180,
    height: 180,
    svg: svg(180, 180, sign('M-5-5h50v50H-5z'), '-3 -3 46 46'),
  },
  { file: 'icons/32.png', width: 32, height: 32, svg: svg(32, 32, sign(mark.ground), '0 0 40 40') },
  { file: 'art/og.png', width: 1200, height: 630, svg: shareDrawing(bold, plain, logo) },
])
const png = await readFile(new URL('icons/32.png', site))
await writeFile(new URL('favicon.ico', site), ico(png))

/** An .ico with one 32 × 32 PNG, for clients that request /favicon.ico without reading the page. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, picture])
}

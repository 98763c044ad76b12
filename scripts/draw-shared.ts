/**
 * Draws what networks show beside a shared link: a JPEG of each drawing of public/art that stands
 * for a page, on the brand's paper with the logo.
 * Run by hand after a change of the art: `node scripts/draw-shared.ts`.
 */
import { globSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rasterise } from './art/rasterise.ts'
import { ink } from './art/svg.ts'

const art = new URL('../public/art/', import.meta.url)
const logo = inside(await readFile(new URL('logo.svg', art), 'utf8'))
const drawings = globSync('{product,service,salon,blog,hair,spa,discover}/*.svg', {
  cwd: fileURLToPath(art),
}).sort()

await mkdir(new URL('og/', art), { recursive: true })
await rasterise(
  art,
  await Promise.all(
    drawings.map(async (file) => ({
      file: `og/${dirname(file)}-${basename(file, '.svg')}.jpg`,
      width: 1200,
      height: 630,
      svg: shared(await readFile(new URL(file, art), 'utf8')),
    })),
  ),
)

/** The drawing at the right in full height, the logo at the left. */
function shared(svg: string): string {
  const [, width = '1', height = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const wide = (630 * Number(width)) / Number(height)
  const placed = svg.replace(
    /^<svg [^>]*?viewBox="([^"]*)"/,
    `<svg xmlns="http://www.w3.org/2000/svg" x="${1200 - Math.min(wide, 800)}" y="0" ` +
      `width="${Math.min(wide, 800)}" height="630" preserveAspectRatio="xMidYMid slice" ` +
      'viewBox="$1"',
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<path fill="${ink.paper}" d="M0 0H1200V630H0Z"/>${placed}` +
    `<g transform="translate(${wide >= 800 ? 68 : 100} 275) scale(2)">${logo}</g></svg>`
  )
}

function inside(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
}

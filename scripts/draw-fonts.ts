/**
 * Makes public/fonts from the Be Vietnam Pro package: only the characters this site can show, no hinting, and a
 * small face of equal-width figures that the family lacks. Prints the numbers of the fallback face in fonts.css.
 * Run by hand when the character set changes: `node scripts/draw-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { equalWidthFigures } from './art/figures.ts'

const require = createRequire(import.meta.url)
const source = '@expo-google-fonts/be-vietnam-pro'
const target = new URL('../public/fonts/', import.meta.url)

/** In the file names because /fonts is served as immutable: raise it when the characters change. */
const edition = 'v1'

const weights = [
  { weight: 400, file: '400Regular/BeVietnamPro_400Regular.ttf', figureWidth: 620 },
  { weight: 600, file: '600SemiBold/BeVietnamPro_600SemiBold.ttf', figureWidth: 640 },
]

/** ASCII, the whole precomposed Vietnamese alphabet, neighbouring Latin letters of names, and our punctuation. */
function characters(): string {
  const range = (from: number, to: number): string =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
  return (
    range(0x20, 0x7e) +
    range(0x1ea0, 0x1ef9) +
    'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư' +
    'ÄÖÜäöüçñß' +
    '\u00a0–—‘’“”…•·×−°©₫≥≤'
  )
}

for (const { weight, file, figureWidth } of weights) {
  const ttf = await readFile(require.resolve(`${source}/${file}`))
  const text = await subsetFont(ttf, characters(), {
    targetFormat: 'woff2',
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: ['kern', 'case'],
  })
  await writeFile(new URL(`be-vietnam-pro-${weight}.${edition}.woff2`, target), text)
  const figures = await subsetFont(ttf, '0123456789', {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: [],
  })
  const equal = await subsetFont(equalWidthFigures(figures, figureWidth), '0123456789', {
    targetFormat: 'woff2',
    keepFeatures: [],
  })
  await writeFile(new URL(`figures-${weight}.${edition}.woff2`, target), equal)
  console.log(weight, text.length, 'bytes; figures', equal.length, 'bytes')
}
await writeFile(
  new URL('OFL.txt', target),
  await readFile(require.resolve(`${source}/LICENSE_FONT`)),
)

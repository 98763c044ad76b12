/** Draws every picture of public/art. Run by hand after a change: `node scripts/draw-art.ts`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bannerDrawing, banners } from './art/banners.ts'
import { customerPictures, discoverPictures, spaPictures, videoPictures } from './art/content.ts'
import { emptyPictures, success } from './art/empty.ts'
import { blogPictures, productPictures } from './art/goods-pictures.ts'
import { cut, hairs } from './art/hair.ts'
import { lettering } from './art/outline.ts'
import { salonFronts } from './art/salon-fronts.ts'
import { ground, services } from './art/scenes.ts'
import { moreServices } from './art/more-services.ts'
import { shelves } from './art/shelves.ts'
import { drawing, group, ink } from './art/svg.ts'
import { tools } from './art/tools.ts'

const require = createRequire(import.meta.url)
const face = async (file: string) =>
  lettering(await readFile(require.resolve(`@expo-google-fonts/be-vietnam-pro/${file}`)))
const bold = await face('700Bold/BeVietnamPro_700Bold.ttf')
const plain = await face('400Regular/BeVietnamPro_400Regular.ttf')
const art = new URL('../public/art/', import.meta.url)

async function save(name: string, svg: string): Promise<void> {
  const file = fileURLToPath(new URL(`${name}.svg`, art))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, svg)
}

for (const name of Object.keys(hairs)) {
  await save(
    `hair/${name}`,
    drawing(
      320,
      320,
      ground(320, 320, ink.sand, '#faf3e6', 136) + group(cut(name), [-22, -18], 1.14),
    ),
  )
}
for (const [name, inside] of Object.entries(tools))
  await save(`tool/${name}`, drawing(160, 160, inside))
for (const [name, inside] of Object.entries({ ...services, ...moreServices }))
  await save(`service/${name}`, drawing(320, 240, inside))
for (const [at, inside] of salonFronts.entries())
  await save(`salon/${at + 1}`, drawing(480, 320, inside))
for (const [name, inside] of Object.entries(emptyPictures))
  await save(`empty/${name}`, drawing(240, 180, inside))
await save('success', drawing(240, 180, success))
for (const [name, inside] of Object.entries({ ...productPictures, ...shelves }))
  await save(`product/${name}`, drawing(240, 240, inside))
for (const [at, inside] of blogPictures.entries())
  await save(`blog/${at + 1}`, drawing(480, 320, inside))
for (const [name, inside] of Object.entries(discoverPictures))
  await save(`discover/${name}`, drawing(480, 320, inside))
for (const [name, inside] of Object.entries(spaPictures))
  await save(`spa/${name}`, drawing(640, 360, inside))
for (const [name, inside] of Object.entries(videoPictures))
  await save(`video/${name}`, drawing(480, 270, inside))
for (const [at, inside] of customerPictures.entries())
  await save(`feedback/${at + 1}`, drawing(240, 240, inside))
for (const [name, banner] of Object.entries(banners)) {
  for (const form of ['web', 'mobile'] as const) {
    await save(`banner/${name}-${form}`, bannerDrawing(banner, form, bold, plain))
    const english = { ...banner, ...banner.english }
    await save(`banner/${name}-${form}-en`, bannerDrawing(english, form, bold, plain))
  }
}

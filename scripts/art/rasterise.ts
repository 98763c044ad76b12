import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { chromiumPath } from '../browser.ts'

/** A drawing to be written as PNG, or as JPEG by its name's ending, in pixels. */
export type Raster = { file: string; width: number; height: number; svg: string }

/**
 * Renders drawings in Chromium and writes them under `folder`. CHROMIUM names the browser where
 * none came with the packages.
 */
export async function rasterise(folder: URL, pictures: Raster[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  for (const { file, width, height, svg } of pictures) {
    await page.setViewportSize({ width, height })
    await page.setContent(
      `<style>body{margin:0;background:transparent}svg{display:block}</style>${svg}`,
    )
    await writeFile(
      new URL(file, folder),
      await page.screenshot(
        file.endsWith('.jpg') ? { type: 'jpeg', quality: 80 } : { omitBackground: true },
      ),
    )
  }
  await browser.close()
}

import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Writes a copy in brotli at its best level beside each script, style sheet and drawing of the build,
 * which the site sends (`app/server/files.ts`); the platform would compress them at level 4.
 */
export async function compressBuiltFiles(): Promise<void> {
  const files = globSync('build/client/assets/*.{js,css,svg}')
  await Promise.all(
    files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))),
  )
}

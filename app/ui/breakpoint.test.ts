import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const app = new URL('..', import.meta.url).pathname
const files = globSync('**/*.{css,tsx,ts}', { cwd: app }).filter((file) => !file.includes('.test.'))
const widths = files.flatMap((file) =>
  [...readFileSync(`${app}${file}`, 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(
    ([, edge, px]) => ({ edge, px: Number(px) }),
  ),
)
const between = widths.filter(({ px }) => px > 600 && px < 1000)

test('a screen is mobile below 768 px: every sheet and picture parts phones from desktops there [B-398, H-285]', () => {
  expect(between.length).toBeGreaterThan(10)
  expect([...new Set(between.map(({ edge, px }) => `${edge} ${px}`))].sort()).toEqual([
    'max 767',
    'min 768',
  ])
})

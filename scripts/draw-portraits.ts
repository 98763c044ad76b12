/**
 * Draws the 30 stylists of public/people from the Notionists avatar set (Zoish, CC0 1.0): men's
 * cuts, friendly faces, the brand's colours. Run by hand after a change: `node
 * scripts/draw-portraits.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { ink } from './art/svg.ts'
import { tidyPath } from './art/tidy-path.ts'

type Part = [
  hair: number,
  body: number,
  lips: number,
  nose: number,
  eyes: number,
  brows: number,
  beard?: number,
  glasses?: number,
]

/** One line per stylist: which drawing of each part. 0 is none. */
const people: Part[] = [
  [55, 19, 3, 1, 1, 4],
  [1, 14, 22, 4, 5, 7],
  [5, 3, 14, 5, 4, 8, 0, 11],
  [27, 16, 23, 6, 1, 5],
  [7, 13, 17, 9, 5, 8, 7],
  [12, 14, 3, 12, 4, 7],
  [18, 23, 3, 15, 1, 4],
  [54, 20, 22, 18, 5, 7, 0, 3],
  [34, 3, 3, 1, 4, 5],
  [22, 12, 14, 5, 1, 7],
  [32, 18, 23, 6, 5, 8],
  [15, 19, 3, 4, 4, 4, 0, 8],
  [44, 23, 23, 12, 1, 7, 12],
  [35, 16, 30, 9, 5, 4],
  [38, 3, 22, 1, 1, 5],
  [13, 19, 17, 18, 4, 8, 10],
  [53, 13, 14, 15, 5, 4],
  [9, 23, 3, 5, 1, 7],
  [49, 14, 23, 6, 4, 6, 0, 11],
  [19, 20, 22, 4, 5, 5],
  [26, 18, 18, 12, 1, 8, 11],
  [3, 12, 22, 9, 4, 5],
  [56, 20, 3, 1, 5, 4],
  [31, 16, 14, 18, 1, 4, 0, 3],
  [60, 13, 23, 5, 4, 8, 12],
  [25, 18, 23, 15, 1, 7],
  [6, 3, 17, 6, 5, 5],
  [33, 13, 30, 4, 4, 8, 0, 8],
  [52, 23, 22, 12, 1, 4],
  [21, 14, 3, 9, 5, 7],
]

const grounds = [ink.sand, ink.mist, '#fbe9cb']
const shirts = [ink.white, '#f7d9a2', '#bcd3ca', ink.white, '#e9e1d3']
const skin = '#fdf1e1'
const crop = { left: 270, top: 158, size: 1160 }
const side = 720

function portrait(
  at: number,
  [hair, body, lips, nose, eyes, brows, beard = 0, glasses = 0]: Part,
): string {
  const pick = (variant: number) => [`variant${String(variant || 1).padStart(2, '0')}`]
  const svg = createAvatar(notionists, {
    ...{
      hair: pick(hair),
      body: pick(body),
      lips: pick(lips),
      nose: pick(nose),
      eyes: pick(eyes),
      brows: pick(brows),
    },
    ...{
      beard: pick(beard),
      beardProbability: beard ? 100 : 0,
      glasses: pick(glasses),
      glassesProbability: glasses ? 100 : 0,
    },
    ...{ gestureProbability: 0, bodyIconProbability: 0 },
  } as notionists.Options).toString()
  let whites = 0
  let inside = ''
  for (const [, x = '', y = '', part = ''] of svg.matchAll(
    /<g transform="translate\((\d+) (\d+)\)">(.*?)<\/g>(?=<g transform|<\/g>|<\/svg>)/gs,
  )) {
    const drawn = part.replace(/<mask.*?<\/mask>/gs, '')
    for (const [tag] of drawn.matchAll(/<path[^>]*>/g)) {
      const d = /\bd="([^"]+)"/.exec(tag)?.[1] ?? ''
      const white = /fill="#fff"/i.test(tag)
      // The set draws the head first and the body second, both in white; teeth and lenses follow.
      const fill = white ? ([skin, shirts[at % shirts.length]][whites++] ?? ink.white) : ink.hair
      inside +=
        `<path fill="${fill}"${tag.includes('evenodd') ? ' fill-rule="evenodd"' : ''} ` +
        `d="${tidyPath(d, Number(x) - crop.left, Number(y) - crop.top, side / crop.size)}"/>`
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 ${side} ${side}">` +
    `<path fill="${grounds[at % grounds.length]}" d="M0 0h${side}v${side}H0z"/>${inside}</svg>\n`
  )
}

const target = new URL('../public/people/', import.meta.url)
await mkdir(target, { recursive: true })
for (const [at, parts] of people.entries())
  await writeFile(new URL(`${String(at + 1).padStart(2, '0')}.svg`, target), portrait(at, parts))
await writeFile(
  new URL('LICENSE.txt', target),
  'Portraits composed from "Notionists" by Zoish ' +
    '(https://heyzoish.gumroad.com/l/notionists), CC0 1.0\n' +
    '(https://creativecommons.org/publicdomain/zero/1.0/), recoloured by ' +
    'scripts/draw-portraits.ts. They show nobody.\n',
)

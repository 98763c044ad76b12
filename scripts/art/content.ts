import { cut } from './hair.ts'
import { head, type Face } from './head.ts'
import { ground, services } from './scenes.ts'
import { box, flat, group, ink, line, round, shape } from './svg.ts'
import { bits, goods, tools } from './tools.ts'

const grounds = {
  sand: [ink.sand, '#faf3e6'],
  mist: [ink.mist, '#eaf2ee'],
  honey: ['#fbe9cb', '#fdf4e3'],
} as const
type Ground = keyof typeof grounds

const on = (width: number, height: number, r: number) => (name: Ground, inside: string) =>
  ground(width, height, grounds[name][0], grounds[name][1], r) + inside
/** A service's drawing without its own ground. */
const scene = (name: string) => (services[name] ?? '').replace(/^<path [^>]*\/><path [^>]*\/>/, '')
const bust = (name: string, x: number, scale: number, floor: number, face?: Face) =>
  group(cut(name, face), [x, floor - 308 * scale], scale)

const wide = on(480, 320, 150)
const bubble = (x: number, y: number, w: number, fill: string, rows: number) =>
  group(
    shape(box(0, 0, w, 34 + rows * 16, 14), fill) +
      flat(`M24 ${32 + rows * 16}H46L28 ${50 + rows * 16}Z`, fill) +
      line(`M24 ${34 + rows * 16}L28 ${50 + rows * 16}L46 ${34 + rows * 16}`) +
      line(
        Array.from(
          { length: rows },
          (_, at) => `M18 ${25 + at * 16}H${at === rows - 1 ? w * 0.55 : w - 18}`,
        ).join(''),
        3,
        ink.shade,
      ),
    [x, y],
  )
const clock = (x: number, y: number, r: number) =>
  shape(round(x, y, r), ink.white) +
  line(`M${x} ${y - r * 0.62}V${y}L${x + r * 0.42} ${y + r * 0.24}`, 4) +
  line(
    [0, 1, 2, 3]
      .map(
        (at) =>
          `M${x + Math.sin((at * Math.PI) / 2) * r * 0.82} ${y - Math.cos((at * Math.PI) / 2) * r * 0.82}l${Math.sin((at * Math.PI) / 2) * r * 0.1} ${-Math.cos((at * Math.PI) / 2) * r * 0.1}`,
      )
      .join(''),
    3,
  ) +
  flat(round(x, y, 4), ink.amber)
const heart = (x: number, y: number, scale: number) =>
  group(
    shape(
      'M0 22C-30 2 -28 -20 -12 -20C-4 -20 0 -14 0 -10C0 -14 4 -20 12 -20C28 -20 30 2 0 22Z',
      ink.amber,
    ),
    [x, y],
    scale,
  )
const crown =
  'M240 172m-4 0a4 4 0 0 1 8 0a12 12 0 0 1 -24 0a22 22 0 0 1 44 0a34 34 0 0 1 -68 0a48 48 0 0 1 96 0'

/** Discoveries by the name of their picture, 480 × 320. */
export const discoverPictures: Record<string, string> = {
  chair: wide(
    'sand',
    group(tools.chair, [150, 64], 1.6) +
      bubble(36, 70, 118, ink.white, 3) +
      bubble(330, 48, 112, ink.honey, 2),
  ),
  towel: wide(
    'honey',
    group(tools.towel, [134, 70], 1.4) +
      group(bits.steam, [244, 92], 1.5) +
      group(bits.sparkle, [380, 130], 1.2),
  ),
  clock: wide('mist', clock(196, 168, 92) + group(tools.scissors, [282, 120], 0.95, 12)),
  swirl: wide(
    'sand',
    shape('M60 324C70 288 130 272 240 272C350 272 410 288 420 324Z', ink.mist) +
      shape(
        'M126 206C112 200 106 214 112 228C116 238 124 242 130 240M354 206C368 200 374 214 368 228C364 238 356 242 350 240',
        ink.skin,
      ) +
      shape(
        'M124 240C116 150 160 76 240 76C320 76 364 150 356 240C350 272 320 288 300 292H180C160 288 130 272 124 240Z',
        ink.hair,
      ) +
      line(crown, 3, ink.shade) +
      line(
        'M150 254C146 234 152 218 166 204M330 254C334 234 328 218 314 204M200 280C196 262 198 252 206 240M280 280C284 262 282 252 274 240',
        2,
        ink.shade,
      ) +
      group(tools.comb, [336, 60], 0.8),
  ),
  scissors: wide(
    'mist',
    group(tools.scissors, [60, 84], 1.1) +
      group(tools.clipper, [190, 70], 1.1) +
      group(tools.comb, [318, 96], 0.9) +
      line('M52 286H428', 3, ink.shade),
  ),
  jar: wide(
    'honey',
    group(goods.jar, [30, 96], 1.05) +
      group(goods.spray, [170, 56], 1.2) +
      group(goods.tube, [316, 82], 1.05) +
      line('M52 272H440', 3),
  ),
  razor: wide(
    'sand',
    bust('buzz', 20, 0.94, 320, { stubble: true }) +
      group(tools.razor, [290, 96], 1.05) +
      group(bits.sparkle, [300, 80], 1),
  ),
  colour: wide(
    'honey',
    bust('side-part', 10, 0.94, 320, { glasses: true }) + group(scene('colour'), [246, 92], 0.78),
  ),
  family: wide(
    'mist',
    bust('quiff', -6, 0.96, 320) +
      bust('crop', 214, 0.74, 320, { shirt: ink.honey }) +
      heart(232, 74, 0.9),
  ),
  neck: wide('sand', group(scene('massage'), [64, 30], 1.2)),
}

const landing = on(640, 360, 190)

/** Landing pages of the spa by their address, 640 × 360. */
export const spaPictures: Record<string, string> = {
  'goi-duong-sinh': landing(
    'mist',
    group(scene('wash'), [120, 20], 1.3) +
      group(bits.leaf, [92, 316], 1.6, -30) +
      group(bits.leaf, [124, 320], 1.3, 12) +
      group(bits.leaf, [552, 312], 1.5, 24),
  ),
  'cham-da': landing(
    'honey',
    group(scene('facial'), [110, 10], 1.36) +
      group(goods.tube, [486, 190], 0.86) +
      group(bits.sparkle, [132, 96], 1.3),
  ),
  'lay-nhan-mun': landing(
    'sand',
    bust('crop', 150, 1.06, 360, { closed: true, shirt: ink.white }) +
      shape(round(372, 216, 36), '#fdfaf4') +
      line('M398 242L444 292', 7) +
      flat(`${round(362, 208, 3.5)}${round(378, 222, 3.5)}${round(384, 204, 3.5)}`, ink.shade) +
      group(bits.sparkle, [120, 110], 1.3),
  ),
  'da-nong': landing(
    'mist',
    group(scene('hot-stone'), [110, 20], 1.36) + group(goods.dropper, [486, 190], 0.8),
  ),
  'ray-tai': landing('honey', group(scene('ear'), [90, 6], 1.42)),
  'cabin-rieng': landing(
    'sand',
    shape(box(150, 54, 340, 272, 18), ink.white) +
      flat('M152 56H276C268 140 250 220 200 324H152Z', ink.shade) +
      flat('M488 56H364C372 140 390 220 440 324H488Z', ink.shade) +
      line(
        'M276 56C268 140 250 220 200 326M364 56C372 140 390 220 440 326M210 58C206 130 196 200 176 262M430 58C434 130 444 200 464 262',
        3,
      ) +
      line('M140 54H500', 6) +
      group(tools.chair, [206, 132], 1.4) +
      line('M320 56V84', 3) +
      shape('M296 108C298 92 308 84 320 84C332 84 342 92 344 108Z', ink.amber) +
      group(bits.sparkle, [118, 130], 1.2) +
      group(bits.sparkle, [530, 196], 1),
  ),
}

const screen = on(480, 270, 126)
const play = shape(round(408, 206, 34), ink.amber) + flat('M398 189L428 206L398 223Z', ink.line)
const film = (name: Ground, inside: string) => screen(name, `${inside}${play}`)

/** Films by the name of their picture, 480 × 270. */
export const videoPictures: Record<string, string> = {
  undercut: film('sand', bust('undercut', 70, 0.84, 270) + group(tools.clipper, [8, 60], 0.7)),
  'side-part': film('mist', bust('side-part', 70, 0.84, 270) + group(tools.comb, [8, 70], 0.7)),
  'two-block': film(
    'honey',
    bust('two-block', 70, 0.84, 270) + group(bits.sparkle, [380, 80], 1.2),
  ),
  crop: film('mist', bust('crop', 70, 0.84, 270) + group(goods.jar, [2, 96], 0.62)),
  curl: film('sand', bust('curl', 70, 0.84, 270) + group(tools.dryer, [2, 60], 0.72)),
  mullet: film('honey', bust('mullet', 70, 0.84, 270) + group(goods.spray, [8, 90], 0.66)),
  wash: film(
    'mist',
    group(tools.basin, [96, 60], 1.2) +
      group(goods.bottle, [8, 84], 0.8) +
      line(`${round(132, 66, 10)}${round(160, 40, 7)}${round(108, 36, 5)}`, 2),
  ),
  press: film(
    'sand',
    bust('two-block', 70, 0.84, 270, { closed: true }) +
      group(shape(box(0, 0, 22, 74, 8), ink.amber) + line('M11 14V60', 2), [132, 98], 1, 8) +
      group(shape(box(0, 0, 22, 74, 8), ink.amber) + line('M11 14V60', 2), [248, 101], 1, -8),
  ),
}

const badge = (name: Ground, inside: string) =>
  `<clipPath id="c"><path d="${round(120, 120, 120)}"/></clipPath><g clip-path="url(#c)">${ground(240, 240, grounds[name][0], grounds[name][1], 92)}${inside}</g>`
const portrait = (name: Ground, hair: string, face: Face) =>
  badge(name, group(cut(hair, face), [-24, -8], 0.9))

/** Portraits of the customers with feedback, in the order of the feedback, 240 × 240. */
export const customerPictures: string[] = [
  portrait('sand', 'side-part', { glasses: true, shirt: ink.line }),
  portrait('mist', 'crop', { stubble: true, shirt: ink.honey }),
  portrait('honey', 'quiff', { closed: false, glasses: true, shirt: ink.mist }),
  portrait('mist', 'curl', { shirt: ink.amber, accent: ink.line }),
  portrait('sand', 'buzz', { shirt: ink.mist }),
  badge(
    'honey',
    group(
      head(
        {
          front: shape(
            'M107 150C101 104 126 78 160 78C194 78 219 104 213 150C205 130 196 116 182 112C168 122 146 122 132 112C120 118 112 132 107 150Z',
            ink.shade,
          ),
        },
        { stubble: true, shirt: ink.white },
      ),
      [-24, -8],
      0.9,
    ),
  ),
]

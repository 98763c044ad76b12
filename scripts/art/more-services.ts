import { cut } from './hair.ts'
import { head, type Face } from './head.ts'
import { foam, foamRings, ground, hand, mask, wrap } from './scenes.ts'
import { box, flat, group, ink, line, round, shape } from './svg.ts'
import { bits, goods, tools } from './tools.ts'

const on = (colour: string, moon: string) => (inside: string) =>
  ground(320, 240, colour, moon, 112) + inside
const sand = on(ink.sand, '#faf3e6')
const mist = on(ink.mist, '#eaf2ee')
const honey = on('#fbe9cb', '#fdf4e3')

/** A head at the left, which leaves room for what is done with it. */
const left = (inside: string, x = -18) => group(inside, [x, 6], 0.8)
const middle = (inside: string) => group(inside, [33, 6], 0.8)
/** A cut in another colour of hair. */
const dyed = (name: string, colour: string, face?: Face) =>
  cut(name, face).replaceAll(ink.hair, colour)
const [brown, blond] = ['#7a5233', '#f2cf86']

const stones =
  shape(round(0, 0, 46, 15), ink.line) +
  shape(round(0, -22, 34, 12), ink.shade) +
  shape(round(0, -40, 22, 9), ink.line)
const clips = (x: number, turn: number) =>
  group(shape(box(0, 0, 18, 62, 8), ink.amber) + line('M9 12V50', 2), [x, 82], 1, turn)
const drop = (x: number, y: number, scale = 1) =>
  group(
    shape(
      'M0 -22C10 -8 14 -2 14 6C14 14 8 20 0 20C-8 20 -14 14 -14 6C-14 -2 -10 -8 0 -22Z',
      ink.amber,
    ),
    [x, y],
    scale,
  )
/** Strands of long hair, falling. */
const strands = (x: number, colour: string = ink.hair) =>
  group(
    shape(
      'M-34 -86C-20 -100 20 -100 34 -86C44 -30 24 10 40 74C20 92 -22 92 -40 74C-24 10 -44 -30 -34 -86Z',
      colour,
    ) +
      line(
        'M-16 -84C-22 -30 -4 10 -20 78M4 -90C-4 -30 16 10 2 84M20 -84C16 -30 32 10 22 78',
        2,
        ink.shade,
      ),
    [x, 120],
  )

/** Pictures of services that share a group's subject with others, 320 × 240. */
export const moreServices: Record<string, string> = {
  'combo-2': mist(
    left(head({ front: foam + foamRings }, { closed: true, shirt: ink.white })) +
      group(tools.scissors, [196, 62], 0.78, 12),
  ),
  'combo-3': sand(
    left(head({ front: wrap + mask }, { closed: true, shirt: ink.white })) +
      group(tools.scissors, [196, 40], 0.62, 12) +
      group(goods.jar, [204, 116], 0.62),
  ),
  'combo-4': honey(
    left(cut('two-block', { closed: true, shirt: ink.white })) +
      group(stones, [244, 192]) +
      group(bits.steam, [244, 132], 1.2),
  ),
  'combo-5': mist(
    left(cut('crop', { closed: true, shirt: ink.white, stubble: false })) +
      shape(round(150, 152, 28), '#fdfaf4') +
      line('M170 172L214 216', 7) +
      flat(round(143, 146, 3) + round(156, 156, 3) + round(160, 142, 3), ink.shade) +
      group(tools.comb, [206, 26], 0.6) +
      group(bits.sparkle, [268, 132]),
  ),
  'cut-quick': mist(
    group(tools.clipper, [36, 26], 1.1) +
      group(tools.comb, [150, 96], 0.9) +
      shape(round(244, 74, 34), ink.white) +
      line('M244 52V74L260 84', 4) +
      line('M244 30V22M236 20H252', 4),
  ),
  'wash-2': sand(
    middle(head({ front: foam + foamRings }, { closed: true, shirt: ink.white })) +
      group(hand(), [76, 64], 0.66, -32) +
      group(hand(), [212, 44], 0.66, 32),
  ),
  'wash-3': honey(
    middle(head({ front: foam + mask }, { closed: true, shirt: ink.white })) +
      group(bits.leaf, [62, 206], 1.2, -24) +
      group(bits.leaf, [78, 210], 0.9, 18) +
      group(goods.tube, [236, 116], 0.6),
  ),
  'wash-4': mist(
    group(tools.basin, [24, 46], 1.1) +
      group(stones, [250, 196]) +
      group(bits.steam, [250, 138]) +
      line(round(60, 60, 8) + round(80, 38, 6), 2),
  ),
  'wash-5': sand(
    group(tools.towel, [16, 58], 0.94) +
      shape(round(218, 112, 54), ink.white) +
      line('M218 74V112L244 132', 4) +
      line('M218 62V66M218 158V162M168 112H172M264 112H268', 4) +
      group(bits.leaf, [176, 208], 1, -60) +
      group(bits.leaf, [196, 210], 0.9, 40) +
      group(bits.sparkle, [284, 66]),
  ),
  'perm-wave': sand(
    middle(cut('curl', { shirt: ink.honey })) +
      line('M26 70C40 50 40 86 54 66C68 46 68 82 78 70', 4, ink.amber) +
      line('M242 70C256 50 256 86 270 66C284 46 284 82 294 70', 4, ink.amber),
  ),
  'perm-locks': honey(
    left(cut('premlock', { shirt: ink.mist })) +
      group(
        line('M0 0C-14 14 14 26 0 40C-14 54 14 66 0 80C-14 94 14 106 0 120', 9, ink.hair) +
          line('M30 0C16 14 44 26 30 40C16 54 44 66 30 80C16 94 44 106 30 120', 9, ink.hair),
        [226, 66],
      ) +
      group(bits.sparkle, [284, 60]),
  ),
  'perm-care': mist(
    strands(98) + group(goods.dropper, [150, 40], 1.1) + drop(268, 92) + drop(284, 140, 0.6),
  ),
  'perm-side': honey(
    middle(cut('side-part', { shirt: ink.mist, glasses: false })) + clips(96, 8) + clips(206, -8),
  ),
  'colour-black': mist(
    left(dyed('side-part', '#20211f', { glasses: true, shirt: ink.honey })) +
      group(goods.tube, [192, 60], 0.86) +
      shape(round(278, 188, 14), '#20211f') +
      shape(round(248, 204, 14), '#8d9490'),
  ),
  'colour-brown': sand(
    left(dyed('layer', brown, { shirt: ink.mist })) +
      ['#4b3224', brown, '#a9814f']
        .map((dye, at) => shape(box(222, 58 + at * 50, 62, 36, 10), dye))
        .join(''),
  ),
  'colour-lock': honey(
    strands(100, brown) +
      line('M196 112V88C196 50 252 50 252 88V112', 8) +
      shape(box(178, 110, 92, 74, 14), ink.amber) +
      shape(round(224, 140, 9), ink.line) +
      line('M224 146V164', 6),
  ),
  'colour-bleach': mist(
    left(dyed('textured-fringe', blond, { shirt: ink.line })) +
      group(goods.bottle, [190, 74], 0.9) +
      group(bits.sparkle, [284, 72]) +
      group(bits.sparkle, [196, 66], 0.7),
  ),
  'facial-peel': sand(
    middle(head({ front: wrap }, { closed: true, shirt: ink.white })) +
      shape('M142 152C150 142 172 142 180 152L174 166C166 160 156 160 148 166Z', ink.white) +
      line('M180 152L214 128', 4, ink.amber) +
      group(bits.sparkle, [256, 72]) +
      group(bits.sparkle, [72, 92], 0.8),
  ),
  scalp: honey(
    shape('M78 240C70 130 104 62 160 62C216 62 250 130 242 240Z', ink.hair) +
      line(
        'M160 130m-3 0a3 3 0 0 1 6 0a10 10 0 0 1 -20 0a18 18 0 0 1 36 0a28 28 0 0 1 -56 0a40 40 0 0 1 80 0a54 54 0 0 1 -108 0',
        3,
        ink.shade,
      ) +
      drop(160, 36) +
      drop(104, 58, 0.7) +
      drop(216, 58, 0.7) +
      group(bits.leaf, [44, 210], 1, -20) +
      group(bits.leaf, [278, 210], 1, 20),
  ),
  nano: sand(
    strands(92) +
      group(goods.jar, [150, 98], 0.72) +
      [
        [196, 62],
        [238, 44],
        [276, 70],
        [262, 112],
      ]
        .map(([x = 0, y = 0], at) => shape(round(x, y, 13), at % 2 ? ink.honey : ink.amber))
        .join('') +
      line('M208 57L226 49M250 51L266 62M272 83L266 99'),
  ),
}

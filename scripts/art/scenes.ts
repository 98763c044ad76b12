import { cut } from './hair.ts'
import { head } from './head.ts'
import { box, flat, group, ink, line, round, shape } from './svg.ts'
import { bits, goods, tools } from './tools.ts'

/** A ground that fills the picture, with a lighter moon behind the subject. */
export function ground(
  width: number,
  height: number,
  colour: string,
  moon: string,
  r: number,
  cx = width / 2,
  cy = height * 0.56,
): string {
  return flat(`M0 0H${width}V${height}H0Z`, colour) + flat(round(cx, cy, r), moon)
}

const sand = ground(320, 240, ink.sand, '#faf3e6', 112)
const mist = ground(320, 240, ink.mist, '#eaf2ee', 112)
const honey = ground(320, 240, '#fbe9cb', '#fdf4e3', 112)

/** Lather on a head. */
export const foam = shape(
  'M112 122C100 122 96 106 106 100C100 84 116 72 128 80C132 64 156 60 162 74C174 62 196 70 194 86C208 82 218 96 210 106C220 112 214 126 202 124C196 132 184 130 180 122C172 132 156 132 150 122C142 132 128 132 124 124C120 128 114 126 112 122Z',
  ink.white,
)
/** Bubbles in the lather. */
export const foamRings = line(
  `${round(136, 100, 7)}${round(166, 92, 9)}${round(188, 106, 6)}${round(152, 112, 5)}`,
  2,
  ink.shade,
)
const rollers = [0, 1, 2, 3]
  .map((at) =>
    group(
      shape(box(-15, -11, 30, 22, 11), at % 2 ? ink.honey : ink.amber) +
        line('M-7 -11V11M0 -11V11M7 -11V11', 2),
      [120 + at * 27, at === 0 || at === 3 ? 92 : 78],
      1,
      -30 + at * 20,
    ),
  )
  .join('')
/** A towel around the hair. */
export const wrap =
  shape(
    'M104 138C96 100 118 66 160 66C202 66 224 100 216 138C204 122 184 116 160 116C136 116 116 122 104 138Z',
    ink.white,
  ) +
  line(
    'M160 66C146 80 142 98 146 116M160 66C182 78 196 98 200 126M128 80C120 92 116 104 116 126',
    2,
    ink.shade,
  )
/** A mask of clay on a face. */
export const mask = flat(
  'M118 176C126 184 144 186 150 194C142 204 132 208 124 206C118 198 116 188 118 176ZM202 176C194 184 176 186 170 194C178 204 188 208 196 206C202 198 204 188 202 176ZM136 138C150 132 170 132 184 138C180 146 170 148 160 148C150 148 140 146 136 138Z',
  ink.shade,
)

/** One hand seen from above, fingers down. */
export function hand(): string {
  const finger = (at: number, length: number) => shape(box(at * 13, 0, 14, length, 7), ink.skin)
  return (
    shape(box(-4, -60, 60, 66, 20), ink.skin) +
    finger(0, 34) +
    finger(1, 42) +
    finger(2, 42) +
    finger(3, 34) +
    flat(box(2, -20, 48, 24, 4), ink.skin)
  )
}

const small = (inside: string, x = 33, y = 6, scale = 0.8) => group(inside, [x, y], scale)

/** Pictures of the service groups, 320 × 240. */
export const services: Record<string, string> = {
  cut:
    sand +
    small(cut('quiff')) +
    group(tools.scissors, [226, 96], 0.56, 18) +
    group(tools.comb, [8, 96], 0.56),
  wash:
    mist +
    shape('M58 96C58 40 262 40 262 96C262 152 240 178 224 190H96C80 178 58 152 58 96Z', ink.white) +
    small(head({ front: foam + foamRings }, { closed: true, shirt: ink.line })) +
    line(`${round(250, 60, 9)}${round(272, 84, 6)}${round(62, 52, 7)}`, 2),
  combo:
    honey +
    group(tools.chair, [14, 44], 1.05) +
    group(goods.bottle, [152, 94], 0.62) +
    group(goods.jar, [218, 116], 0.52) +
    group(tools.scissors, [196, 16], 0.56, 14) +
    line('M164 186H296'),
  ear:
    mist +
    shape(
      'M138 206C112 190 104 140 112 98C120 58 158 44 188 62C218 82 220 126 200 152C188 168 188 178 180 196C172 212 152 216 138 206Z',
      ink.skin,
    ) +
    line(
      'M136 134C130 104 144 80 168 82C190 86 196 116 182 136C172 148 170 158 168 170M152 138C158 130 166 132 166 140C166 150 150 152 150 166',
    ) +
    group(
      line('M0 0L88 -52M0 0C-6 2 -10 8 -8 12', 4) + shape(round(92, -54, 6), ink.amber),
      [176, 138],
    ) +
    group(bits.sparkle, [80, 74]) +
    group(bits.sparkle, [96, 170], 0.6),
  facial:
    honey +
    small(head({ front: wrap + mask }, { closed: true, shirt: ink.white })) +
    group(bits.leaf, [52, 200], 1, -24) +
    group(bits.leaf, [66, 204], 0.8, 20) +
    group(bits.sparkle, [264, 76]),
  massage:
    sand +
    small(cut('two-block', { closed: true, shirt: ink.white })) +
    group(hand(), [82, 78], 0.72, -26) +
    group(hand(), [202, 60], 0.72, 26) +
    line('M60 150C52 158 52 168 60 176M260 150C268 158 268 168 260 176', undefined, ink.amber),
  perm:
    mist +
    small(head({ front: wrapBand() + rollers }, { shirt: ink.honey })) +
    line('M24 60C40 44 40 76 56 60M264 60C280 44 280 76 296 60', undefined, ink.amber),
  colour:
    sand +
    shape('M70 132H196C196 176 172 200 133 200C94 200 70 176 70 132Z', ink.white) +
    flat(
      'M78 134H188C184 150 170 156 152 152C134 148 124 166 104 158C90 152 80 146 78 134Z',
      ink.amber,
    ) +
    line('M70 132H196') +
    group(
      shape(box(-8, -112, 16, 84, 7), ink.line) +
        shape('M-16 -28H16L12 10C4 20 -4 20 -12 10Z', ink.honey) +
        line('M-6 -22V8M2 -22V10M9 -22V6', 2),
      [196, 116],
      1,
      34,
    ) +
    ['#2b2b2b', '#6b4a32', '#a9814f', ink.amber]
      .map((dye, at) => shape(round(238, 110 + at * 26, 10), dye))
      .join(''),
  recovery:
    honey +
    group(goods.dropper, [36, 40], 1.1) +
    group(goods.jar, [142, 96], 0.7) +
    group(bits.leaf, [62, 204], 1, -44) +
    group(bits.leaf, [48, 208], 0.8, -76) +
    line(
      'M262 40C246 76 278 108 262 146C252 172 260 190 268 200M280 44C264 80 296 112 280 150C270 176 276 190 284 198M244 48C228 84 260 112 244 148C236 170 242 190 250 200',
    ) +
    group(bits.sparkle, [214, 74]),
  'hot-stone':
    mist +
    shape(round(160, 182, 74, 22), ink.line) +
    shape(round(160, 148, 56, 18), ink.shade) +
    shape(round(160, 120, 38, 14), ink.line) +
    group(bits.steam, [160, 92]) +
    group(bits.leaf, [78, 196], 1, -36) +
    group(bits.leaf, [62, 202], 0.8, -64) +
    group(bits.leaf, [246, 200], 0.9, 46),
  kid:
    honey +
    group(cut('crop', { stubble: false, shirt: ink.mist }), [48, 36], 0.68) +
    group(tools.clipper, [222, 92], 0.62) +
    group(bits.sparkle, [64, 84]) +
    group(bits.sparkle, [84, 136], 0.6),
  nail:
    sand +
    `<g transform="translate(84 116) scale(1.3 -1.3)">${hand()}${shape('M-2 -34C-16 -30 -30 -14 -26 0C-24 6 -16 8 -10 2L2 -10', ink.skin)}</g>` +
    flat(
      box(89, 77, 9, 12, 4) +
        box(106, 66, 9, 12, 4) +
        box(123, 66, 9, 12, 4) +
        box(140, 77, 9, 12, 4),
      ink.honey,
    ) +
    group(
      shape('M0 0H78C88 0 92 8 88 14L70 20H0Z', ink.mist) +
        shape('M8 0C28 -22 66 -20 84 -8L78 0Z', ink.amber) +
        line('M60 4V16'),
      [196, 126],
      1,
      -18,
    ),
}

function wrapBand(): string {
  return shape(
    'M106 150C102 112 124 84 160 84C196 84 218 112 214 150C208 134 204 124 196 116C174 106 146 106 124 116C116 124 112 134 106 150Z',
    ink.hair,
  )
}

import { cut } from './hair.ts'
import { box, flat, group, ink, line, round, shape } from './svg.ts'
import { bits, goods, tools } from './tools.ts'

const cloud = flat(
  'M30 128C10 116 14 84 40 82C42 50 86 34 112 54C134 28 182 40 188 72C218 74 228 112 206 128C190 146 50 146 30 128Z',
  ink.sand,
)
const calendar =
  shape(box(70, 44, 100, 92, 12), ink.white) +
  flat('M70 66V56a12 12 0 0 1 12 -12H158a12 12 0 0 1 12 12V66Z', ink.line) +
  line('M94 34V52M146 34V52')
const days = flat(
  [0, 1, 2, 3].flatMap((x) => [0, 1, 2].map((y) => round(88 + x * 21, 84 + y * 19, 3))).join(''),
  ink.shade,
)

/** Pictures of empty states, 240 × 180 without background. */
export const emptyPictures: Record<string, string> = {
  'no-salon':
    cloud +
    shape('M52 62L96 48L144 64L188 50V124L144 138L96 122L52 136Z', ink.white) +
    line('M96 48V122M144 64V138', 2, ink.shade) +
    line('M64 112C80 100 84 92 88 84', 2, ink.amber) +
    shape('M120 112C120 112 146 88 146 68A26 26 0 0 0 94 68C94 88 120 112 120 112Z', ink.amber) +
    shape(round(120, 67, 9), ink.white),
  'no-data':
    cloud +
    group(tools.comb, [64, 36], 0.72) +
    line(
      'M60 134C84 122 96 146 120 134C144 122 156 146 180 134M84 152C100 144 108 158 124 152',
      3,
      ink.shade,
    ),
  'no-booking': cloud + calendar + days + group(tools.scissors, [128, 78], 0.5, 16),
  closed:
    cloud +
    line('M84 34L120 22L156 34M120 22V14', 3) +
    shape(box(58, 36, 124, 72, 14), ink.line) +
    flat(
      'M128 50C112 52 104 64 106 76C108 88 122 96 134 90C124 88 118 80 118 70C118 62 122 54 128 50Z',
      ink.amber,
    ) +
    group(bits.sparkle, [148, 62], 0.5) +
    group(bits.sparkle, [88, 84], 0.4) +
    line('M76 134H164', 3, ink.shade),
  'not-found':
    cloud +
    group(tools.comb, [122, 22], 0.6, 12) +
    line(
      'M24 104C52 84 68 122 94 104C120 86 84 70 92 94C100 118 140 126 136 98C132 74 104 96 128 116C150 134 176 92 216 108M40 122C64 108 84 138 108 124',
    ),
  trouble:
    cloud +
    group(tools.dryer, [62, 26], 0.7) +
    line('M124 126C126 146 150 150 162 140M186 132C198 128 204 140 198 148', 3) +
    shape(box(160, 128, 18, 20, 5), ink.amber) +
    line('M178 133H186M178 143H186'),
  offline:
    cloud +
    line(
      'M70 78C98 50 142 50 170 78M88 98C106 80 134 80 152 98M106 116C114 108 126 108 134 116',
      5,
      ink.shade,
    ) +
    flat(round(120, 132, 6), ink.line) +
    line('M74 134L166 50', 4, ink.amber),
  'no-picture': cloud + group(cut('buzz'), [44, 22], 0.48),
  shelf:
    cloud +
    line('M48 134H192') +
    group(goods.jar, [56, 76], 0.42) +
    group(goods.bottle, [132, 66], 0.46),
}

/** Booked: the calendar with its tick, 240 × 180. */
export const success =
  cloud +
  calendar +
  shape(round(120, 102, 26), ink.amber) +
  line('M108 103L117 112L133 94', 5) +
  group(bits.sparkle, [48, 58]) +
  group(bits.sparkle, [196, 92], 0.8) +
  group(bits.sparkle, [186, 44], 0.5)

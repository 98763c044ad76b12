import { box, flat, group, ink, line, round, shape } from './svg.ts'

/** Half a pair of scissors around its screw: blade up, ring down. */
const half =
  shape('M-7 8L-9 -38C-9 -54 -4 -66 1 -74C6 -64 8 -50 7 8Z', ink.mist) +
  line('M0 8L-2 30') +
  shape(`${round(-4, 46, 17)}M-4 37a9 9 0 1 0 .1 0Z`, ink.amber)
const otherHalf = `<g transform="scale(-1 1)">${half}</g>`

/** The chain's tools on a 160 square, without background. */
export const tools = {
  scissors:
    group(half, [80, 86], 1, 20) +
    group(otherHalf, [80, 86], 1, -20) +
    shape(round(80, 84, 4), ink.paper),
  comb: group(
    shape('M8 0H132a8 8 0 0 1 8 8V22H0V8a8 8 0 0 1 8-8Z', ink.amber) +
      line(
        Array.from({ length: 16 }, (_, at) => `M${5 + at * 8.7} 22V${at < 8 ? 54 : 50}`).join(''),
      ),
    [10, 88],
    0.96,
    -26,
  ),
  clipper: group(
    shape('M-22 -8C-24 20 -20 62 -12 78C-8 84 8 84 12 78C20 62 24 20 22 -8Z', ink.line) +
      shape('M-24 -8H24L20 -26H-20Z', ink.mist) +
      line('M-18 -26V-36M-9 -26V-36M0 -26V-36M9 -26V-36M18 -26V-36') +
      shape(box(-6, 14, 12, 24, 6), ink.amber) +
      line('M0 82C0 96 16 92 14 106'),
    [88, 58],
    0.92,
    24,
  ),
  razor: group(
    shape('M0 0H62C72 0 78 6 78 14V26H0Z', ink.mist) +
      shape('M0 4C-20 2 -60 14 -74 34C-78 42 -70 48 -62 42C-46 28 -22 20 0 22Z', ink.amber) +
      shape(round(0, 13, 5), ink.paper) +
      line('M12 20H62'),
    [78, 66],
    0.94,
    -14,
  ),
  towel:
    shape(box(26, 96, 108, 30, 14), ink.mist) +
    shape(box(32, 66, 96, 30, 14), ink.paper) +
    shape(box(40, 36, 80, 30, 14), ink.honey) +
    line('M46 111H62M52 81H68M60 51H74M112 96V126M106 66V96'),
  dryer:
    shape('M112 34H60A30 30 0 0 0 60 94H112L140 82V46Z', ink.mist) +
    shape(round(62, 64, 14), ink.amber) +
    shape('M66 94L74 138C75 144 84 146 90 144C94 143 96 140 95 136L88 94Z', ink.line) +
    line('M112 34V94M148 52C152 56 152 60 148 64M148 72C152 76 152 80 148 84M80 112H86'),
  basin:
    shape('M20 64H140C140 98 120 120 94 120H66C40 120 20 98 20 64Z', ink.mist) +
    shape(box(14, 56, 132, 14, 7), ink.paper) +
    shape('M64 120H96L102 150H58Z', ink.paper) +
    line('M80 56V34C80 20 104 20 104 34V40M70 34H90') +
    flat(round(104, 50, 3), ink.amber) +
    line('M38 84C42 94 48 100 56 104', 3, ink.shade),
  chair:
    shape('M58 16H96C102 16 106 20 105 26L101 78H53L49 26C48 20 52 16 58 16Z', ink.amber) +
    shape(box(66, 6, 22, 14, 6), ink.line) +
    shape(box(44, 78, 66, 16, 8), ink.line) +
    shape(box(36, 58, 16, 10, 5), ink.mist) +
    shape(box(102, 58, 16, 10, 5), ink.mist) +
    line('M44 68V82M110 68V82M77 94V124M64 108H90M60 46H94') +
    shape('M50 136C50 128 62 124 77 124C92 124 104 128 104 136Z', ink.mist) +
    line('M44 94L30 118H22') +
    line('M40 136H114'),
}

/** Things on the shelf, on a 160 square like the tools. */
export const goods = {
  bottle:
    shape(box(52, 50, 56, 96, 12), ink.mist) +
    shape('M66 50V38H94V50Z', ink.paper) +
    line('M80 38V24H62C56 24 54 28 54 32') +
    shape(box(52, 82, 56, 34, 0), ink.honey) +
    line('M64 94H96M64 104H84'),
  jar:
    shape(box(30, 72, 100, 62, 14), ink.mist) +
    shape(box(26, 48, 108, 26, 8), ink.line) +
    shape('M30 92H130V114H30Z', ink.honey) +
    line('M62 103H98'),
  spray:
    shape(box(54, 56, 52, 92, 14), ink.honey) +
    shape('M64 56C64 46 70 42 80 42C90 42 96 46 96 56Z', ink.paper) +
    shape(box(70, 24, 22, 18, 5), ink.line) +
    line('M54 90H106M66 106H94M66 116H84M106 24L120 16M108 32H124M106 40L120 48'),
  tube:
    shape('M58 20H102L112 116H48Z', ink.mist) +
    shape(box(58, 116, 44, 26, 6), ink.line) +
    line('M58 20C72 24 88 24 102 20M64 58H96M66 70H88') +
    flat('M55 84H105L107 100H53Z', ink.amber),
  dropper:
    shape(box(52, 70, 56, 76, 12), ink.honey) +
    shape(box(66, 50, 28, 20, 4), ink.line) +
    shape('M72 50V28C72 16 88 16 88 28V50Z', ink.mist) +
    line('M80 70V118M62 96H74M62 106H70') +
    flat(round(80, 124, 4), ink.line),
}

/** A small leaf, a sparkle and bubbles, around 0,0. */
export const bits = {
  leaf:
    shape('M0 0C-16 -8 -20 -28 -8 -44C8 -36 14 -16 0 0Z', ink.shade) +
    line('M0 0C-4 -14 -6 -24 -6 -34'),
  sparkle: flat(
    'M0 -14C1.5 -4 4 -1.5 14 0C4 1.5 1.5 4 0 14C-1.5 4 -4 1.5 -14 0C-4 -1.5 -1.5 -4 0 -14Z',
    ink.amber,
  ),
  steam: line(
    'M0 0C-8 -10 8 -18 0 -30M18 0C10 -10 26 -18 18 -30M-18 0C-26 -10 -10 -18 -18 -30',
    undefined,
    ink.shade,
  ),
}

import { flat, box, group, ink, line, round, shape } from './svg.ts'
import { ground } from './scenes.ts'

/** A container on a 160 square: its body takes a tint and a sign. */
type Container = (tint: string, sign: string) => string

const flacon = (x: number, top: number, tint: string) =>
  shape(box(x, top, 42, 146 - top, 8), tint) + shape(box(x + 12, top - 20, 18, 20, 4), ink.line)

const containers = {
  dropper: (tint, sign) =>
    shape(box(52, 70, 56, 76, 12), tint) +
    shape(box(66, 50, 28, 20, 4), ink.line) +
    shape('M72 50V28C72 16 88 16 88 28V50Z', ink.mist) +
    group(sign, [80, 110]),
  jar: (tint, sign) =>
    shape(box(28, 68, 104, 70, 14), tint) +
    shape(box(24, 44, 112, 26, 8), ink.line) +
    group(sign, [80, 104]),
  tin: (tint, sign) =>
    shape(box(26, 92, 108, 44, 12), tint) +
    shape(round(80, 70, 50, 18), ink.line) +
    shape(round(80, 66, 40, 12), ink.honey) +
    group(sign, [80, 115], 0.8),
  pump: (tint, sign) =>
    shape(box(48, 56, 64, 92, 14), tint) +
    shape('M66 56V42H94V56Z', ink.paper) +
    line('M80 42V26H56C52 26 50 30 50 34') +
    group(sign, [80, 104]),
  bottle: (tint, sign) =>
    shape('M50 148V72C50 58 62 58 64 46H96C98 58 110 58 110 72V148Z', tint) +
    shape(box(62, 24, 36, 24, 6), ink.line) +
    group(sign, [80, 108]),
  spray: (tint, sign) =>
    shape(box(54, 60, 52, 88, 14), tint) +
    shape('M64 60C64 48 70 44 80 44C90 44 96 48 96 60Z', ink.paper) +
    shape(box(70, 26, 22, 18, 5), ink.line) +
    line('M106 26L120 18M108 34H124M106 42L120 50') +
    group(sign, [80, 106]),
  trigger: (tint, sign) =>
    shape('M46 148V86C46 70 66 74 66 58H94C94 74 114 70 114 86V148Z', tint) +
    shape('M62 58V40H52V28H108L120 40H98V58Z', ink.line) +
    line('M104 42C106 50 104 56 98 60M52 34H38M50 40L38 46') +
    group(sign, [80, 112]),
  tube: (tint, sign) =>
    shape('M54 18H106L114 118H46Z', tint) +
    shape(box(58, 118, 44, 26, 6), ink.line) +
    line('M54 18C70 24 90 24 106 18') +
    group(sign, [80, 72]),
  stick: (tint, sign) =>
    shape(box(52, 70, 56, 78, 12), tint) +
    shape('M58 70V46C58 32 102 32 102 46V70Z', ink.white) +
    line('M52 84H108') +
    group(sign, [80, 116]),
  rollOn: (tint, sign) =>
    shape('M58 148C50 120 52 96 62 78H98C108 96 110 120 102 148Z', tint) +
    shape(box(60, 60, 40, 20, 4), ink.line) +
    shape('M64 60C64 38 96 38 96 60Z', ink.white) +
    group(sign, [80, 118]),
  ampoules: (tint, sign) =>
    [0, 1, 2]
      .map(
        (at) =>
          shape(box(24 + at * 40, 74, 32, 72, 10), at === 1 ? tint : ink.paper) +
          shape(box(31 + at * 40, 50, 18, 24, 4), ink.line),
      )
      .join('') + group(sign, [80, 114], 0.8),
  sachets: (tint, sign) =>
    shape('M34 50L88 34L112 120L58 136Z', ink.paper) +
    shape('M52 38H116V140H52Z', tint) +
    line('M52 50H116M52 128H116', 2) +
    group(sign, [84, 90]),
  shaver: (tint, sign) =>
    shape('M58 74H102C110 100 106 134 96 150H64C54 134 50 100 58 74Z', tint) +
    shape(box(50, 62, 60, 14, 5), ink.line) +
    shape(round(64, 46, 16), ink.mist) +
    shape(round(96, 46, 16), ink.mist) +
    flat(round(64, 46, 6) + round(96, 46, 6), ink.line) +
    group(sign, [80, 116]),
  perfumes: (tint, sign) =>
    flacon(14, 78, ink.paper) +
    flacon(58, 60, tint) +
    flacon(104, 78, ink.honey) +
    group(sign, [79, 108], 0.8),
} satisfies Record<string, Container>

/** What a label says without words, around 0,0 and about 36 wide. */
const signs = {
  drop: shape(
    'M0 -20C9 -7 13 -1 13 6C13 14 7 19 0 19C-7 19 -13 14 -13 6C-13 -1 -9 -7 0 -20Z',
    ink.white,
  ),
  wave: line(
    'M-20 -6C-12 -16 -8 4 0 -6C8 -16 12 4 20 -6M-20 8C-12 -2 -8 18 0 8C8 -2 12 18 20 8',
    4,
  ),
  leaf:
    shape('M-14 14C-18 -8 -2 -20 16 -18C18 0 6 16 -14 14Z', ink.shade) +
    line('M-14 14C-6 4 2 -4 8 -10'),
  sun:
    shape(round(0, 0, 9), ink.amber) +
    line(
      'M0 -20V-15M0 20V15M-20 0H-15M20 0H15M-14 -14L-10 -10M14 -14L10 -10M-14 14L-10 10M14 14L10 10',
    ),
  bean:
    shape('M-14 8C-20 -6 -4 -22 10 -14C22 -6 14 14 0 18C-6 18 -12 14 -14 8Z', '#7a5233') +
    line('M-10 14C-2 6 -4 -4 10 -12', 3, ink.paper),
  flake: line('M0 -18V18M-16 -9L16 9M-16 9L16 -9M-5 -14L0 -9L5 -14M-5 14L0 9L5 14', 3),
  shield:
    shape('M0 -20L18 -13V2C18 12 8 18 0 21C-8 18 -18 12 -18 2V-13Z', ink.white) +
    line('M-8 0L-2 7L9 -7', 4),
  sail: shape('M-2 -20V8H-18Z', ink.white) + shape('M4 -14V8H16Z', ink.amber) + line('M-20 14H20'),
  bubbles: line(round(-8, 4, 10) + round(10, -6, 8) + round(8, 12, 5)),
  flower:
    [0, 72, 144, 216, 288]
      .map((turn) => group(shape(round(0, -11, 6, 8), ink.honey), [0, 0], 1, turn))
      .join('') + shape(round(0, 0, 5), ink.amber),
  melon:
    shape('M-18 -10H18C18 10 10 20 0 20C-10 20 -18 10 -18 -10Z', ink.shade) +
    line('M-7 0v4M0 4v4M7 0v4', 3, ink.paper),
  bolt: shape('M4 -22L-12 4H0L-4 22L12 -4H0Z', ink.amber),
  gem: shape('M-16 -8L-8 -18H8L16 -8L0 18Z', ink.white) + line('M-16 -8H16M-6 -8L0 18L6 -8'),
  lift: line('M-14 16V-2L-20 4M-14 -2L-8 4M0 16V-14L-6 -8M0 -14L6 -8M14 16V-2L8 4M14 -2L20 4', 4),
  shine: flat('M0 -20C2 -6 6 -2 20 0C6 2 2 6 0 20C-2 6 -6 2 -20 0C-6 -2 -2 -6 0 -20Z', ink.line),
  face: line(round(0, 0, 17, 19)) + line('M-7 -4v.1M7 -4v.1', 5) + line('M-6 8C-2 12 2 12 6 8'),
  letters: line('M-18 -8H18M-18 2H10M-18 12H2', 4),
} as const

type Shown = [keyof typeof containers, string, keyof typeof signs]

/** What stands for each product of the demo's shop, by its number there. */
const shown: Record<string, Shown> = {
  sp001: ['dropper', ink.honey, 'wave'],
  sp002: ['tin', ink.mist, 'bolt'],
  sp003: ['bottle', ink.mist, 'flake'],
  sp004: ['spray', ink.honey, 'letters'],
  sp005: ['trigger', ink.honey, 'wave'],
  sp006: ['tube', ink.honey, 'sun'],
  sp007: ['dropper', ink.mist, 'shine'],
  sp008: ['bottle', ink.honey, 'drop'],
  sp009: ['pump', ink.mist, 'bubbles'],
  sp010: ['bottle', ink.amber, 'wave'],
  sp011: ['dropper', ink.paper, 'flake'],
  sp012: ['tube', ink.mist, 'face'],
  sp013: ['jar', ink.mist, 'lift'],
  sp014: ['jar', ink.honey, 'bean'],
  sp015: ['jar', ink.paper, 'leaf'],
  sp016: ['spray', ink.mist, 'lift'],
  sp017: ['trigger', ink.mist, 'shine'],
  sp018: ['spray', ink.shade, 'melon'],
  sp019: ['pump', ink.shade, 'melon'],
  sp020: ['rollOn', ink.mist, 'shield'],
  sp021: ['shaver', ink.honey, 'bolt'],
  sp022: ['pump', ink.honey, 'leaf'],
  sp023: ['stick', ink.amber, 'sail'],
  sp024: ['perfumes', ink.mist, 'flower'],
  sp025: ['bottle', '#e8b7a4', 'sail'],
  sp026: ['ampoules', ink.honey, 'gem'],
  sp027: ['sachets', ink.mist, 'flower'],
}

const grounds = [
  [ink.sand, '#faf3e6'],
  [ink.mist, '#eaf2ee'],
  ['#fbe9cb', '#fdf4e3'],
] as const

/** A picture for each product, 240 × 240; neighbours differ in ground, container and sign. */
export const shelves: Record<string, string> = Object.fromEntries(
  Object.entries(shown).map(([name, [container, tint, sign]], at) => {
    const [colour, moon] = grounds[at % grounds.length]!
    return [
      name,
      ground(240, 240, colour, moon, 92, 120, 126) +
        flat(round(120, 206, 66, 6), ink.shade) +
        group(containers[container](tint, signs[sign]), [32, 40], 1.1),
    ]
  }),
)

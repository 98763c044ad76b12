import { group, ink, box, flat, line, path, round, shape } from './svg.ts'
import { mark } from './mark.ts'
import { ground } from './scenes.ts'
import { bits, tools } from './tools.ts'

/** What tells one front from the next. */
type Front = {
  colour: 'sand' | 'mist' | 'honey'
  /** Floors above the shop. */
  floors: 0 | 1 | 2
  roof: 'flat' | 'gable' | 'terrace'
  awning: 'stripes' | 'plain' | 'arches'
  wall: string
  /** The door stands at the right of the window, or at its left. */
  door: 'right' | 'left'
  beside: 'tree' | 'motorbike' | 'lamp' | 'plants'
}

const grounds = {
  sand: [ink.sand, '#faf3e6', '#e6d8c2'],
  mist: [ink.mist, '#eaf2ee', '#c4d6ce'],
  honey: ['#fbe9cb', '#fdf4e3', '#eed5a8'],
} as const

const LEFT = 116
const WIDTH = 248
/** The pavement, and where the shop and the sign above it begin. */
const [FLOOR, SHOP, SIGN] = [286, 176, 138]
const STOREY = 48

/** A salon's front from across the street, 480 × 320. */
function front({ colour, floors, roof, awning, wall, door, beside }: Front): string {
  const [back, moon, street] = grounds[colour]
  const top = SIGN - floors * STOREY
  return (
    ground(480, 320, back, moon, 150, 240, 176) +
    flat(`M0 ${FLOOR}H480V320H0Z`, street) +
    shape(`M${LEFT} ${FLOOR}V${top}H${LEFT + WIDTH}V${FLOOR}Z`, wall) +
    roofs[roof](top) +
    Array.from({ length: floors }, (_, floor) => storey(top + floor * STOREY)).join('') +
    sign +
    shop(door) +
    awnings[awning] +
    line(`M0 ${FLOOR}H480`) +
    surroundings[beside]
  )
}

const roofs: Record<Front['roof'], (top: number) => string> = {
  flat: (top) => shape(box(LEFT - 8, top - 10, WIDTH + 16, 12, 4), ink.line),
  gable: (top) =>
    shape(`M${LEFT - 12} ${top}L240 ${top - 40}L${LEFT + WIDTH + 12} ${top}Z`, ink.shade) +
    shape(round(240, top - 15, 8), ink.white),
  terrace: (top) =>
    line(
      `M${LEFT} ${top - 18}H${LEFT + WIDTH}${Array.from({ length: 11 }, (_, at) => `M${LEFT + at * 24.8} ${top - 18}V${top}`).join('')}`,
      2,
    ) +
    group(bits.leaf, [LEFT + 34, top - 2], 0.7, -16) +
    group(bits.leaf, [LEFT + 46, top - 2], 0.6, 18) +
    group(bits.leaf, [LEFT + 206, top - 2], 0.7, 10),
}

/** Three windows of a floor above the shop, each with a little balcony. */
function storey(top: number): string {
  return [0, 1, 2]
    .map(
      (at) =>
        shape(box(LEFT + 26 + at * 74, top + 9, 48, 30, 4), ink.white) +
        line(`M${LEFT + 50 + at * 74} ${top + 9}v30`, 2) +
        line(`M${LEFT + 22 + at * 74} ${top + 41}h56`),
    )
    .join('')
}

/** The board with the chain's sign and a line of smooth hair for its name. */
const sign =
  shape(box(LEFT - 6, SIGN, WIDTH + 12, 34, 8), ink.line) +
  `<g transform="translate(${LEFT + 12} ${SIGN + 3}) scale(.7)">${flat(mark.ground, ink.amber)}${path(mark.wave, { line: ink.line, w: 3.6 })}</g>` +
  line(
    `M${LEFT + 56} ${SIGN + 21}c14 -14 22 10 36 -4c14 -14 22 10 36 -4c14 -14 22 10 36 -4c14 -14 22 10 36 -4`,
    4,
    ink.paper,
  )

function shop(door: Front['door']): string {
  const [windowAt, doorAt] = door === 'right' ? [LEFT + 16, LEFT + 172] : [LEFT + 92, LEFT + 16]
  return (
    shape(box(windowAt, SHOP + 22, 140, 70, 6), ink.white) +
    group(tools.chair, [windowAt + 8, SHOP + 22], 0.46) +
    shape(round(windowAt + 98, SHOP + 46, 14, 17), ink.mist) +
    line(`M${windowAt + 80} ${SHOP + 72}h38`, 3) +
    line(`M${windowAt + 108} ${SHOP + 30}l-12 22`, 2, ink.shade) +
    shape(`M${doorAt} ${FLOOR}V${SHOP + 22}h60V${FLOOR}Z`, ink.night) +
    shape(box(doorAt + 11, SHOP + 34, 38, 44, 4), ink.mist) +
    flat(round(doorAt + 51, SHOP + 88, 3), ink.amber) +
    pole(doorAt + (door === 'right' ? 68 : -16))
  )
}

/** A barber's pole. */
function pole(x: number): string {
  return (
    shape(box(x, SHOP + 34, 10, 44, 5), ink.white) +
    line(
      `M${x + 1} ${SHOP + 46}l8 -6M${x + 1} ${SHOP + 58}l8 -6M${x + 1} ${SHOP + 70}l8 -6`,
      3,
      ink.amber,
    )
  )
}

const strips = Array.from({ length: 8 }, (_, at) => LEFT - 6 + at * 32.5)

const awnings: Record<Front['awning'], string> = {
  stripes: strips
    .map((x, at) =>
      shape(`M${x} ${SHOP - 4}h32.5v16a16.2 11 0 0 1 -32.5 0Z`, at % 2 ? ink.white : ink.amber),
    )
    .join(''),
  plain: shape(
    `M${LEFT} ${SHOP - 4}H${LEFT + WIDTH}L${LEFT + WIDTH + 14} ${SHOP + 16}H${LEFT - 14}Z`,
    ink.honey,
  ),
  arches: [0, 1, 2]
    .map((at) => {
      const x = LEFT + 2 + at * 82
      return shape(`M${x} ${SHOP + 14}a40 24 0 0 1 80 0Z`, at % 2 ? ink.honey : ink.shade)
    })
    .join(''),
}

const surroundings: Record<Front['beside'], string> = {
  tree:
    line(`M420 ${FLOOR}V200M420 236L404 218M420 224L436 208`, 5) +
    shape(
      'M420 210C392 214 376 190 388 172C376 150 398 128 418 138C434 122 464 138 456 162C472 180 456 208 434 204C430 208 425 210 420 210Z',
      ink.shade,
    ) +
    group(bits.leaf, [60, FLOOR], 1, -20) +
    group(bits.leaf, [74, FLOOR], 0.8, 18),
  motorbike:
    shape(round(398, 268, 17), ink.white) +
    shape(round(456, 268, 17), ink.white) +
    shape('M396 266L410 236H420L424 252H440C452 252 458 258 458 266H440L432 262H416Z', ink.amber) +
    line('M410 236L402 228H394M424 250C430 244 446 242 456 246') +
    flat(round(398, 268, 4) + round(456, 268, 4), ink.line) +
    group(bits.leaf, [64, FLOOR], 1.1, -12) +
    group(bits.leaf, [80, FLOOR], 0.9, 20),
  lamp:
    line(`M424 ${FLOOR}V150C424 132 408 128 396 136`, 4) +
    shape('M384 150C384 138 390 132 397 132C404 132 410 138 410 150Z', ink.amber) +
    shape(box(40, 256, 48, 8, 4), ink.amber) +
    line(`M46 264V${FLOOR}M82 264V${FLOOR}M40 246H88M46 246V256M82 246V256`),
  plants: [44, 404]
    .map(
      (x) =>
        group(bits.leaf, [x + 20, 262], 1.1, -26) +
        group(bits.leaf, [x + 20, 262], 1.2, 4) +
        group(bits.leaf, [x + 20, 262], 1, 32) +
        shape(`M${x} 258H${x + 40}L${x + 34} ${FLOOR}H${x + 6}Z`, ink.honey),
    )
    .join(''),
}

type Kind = [
  Front['colour'],
  Front['floors'],
  Front['roof'],
  Front['awning'],
  string,
  Front['door'],
  Front['beside'],
]

const kinds: Kind[] = [
  ['sand', 1, 'flat', 'stripes', ink.paper, 'right', 'tree'],
  ['mist', 0, 'gable', 'plain', ink.white, 'left', 'motorbike'],
  ['honey', 2, 'terrace', 'arches', ink.mist, 'right', 'lamp'],
  ['mist', 1, 'terrace', 'stripes', ink.honey, 'left', 'plants'],
  ['sand', 2, 'flat', 'plain', ink.mist, 'right', 'motorbike'],
  ['honey', 0, 'terrace', 'stripes', ink.white, 'right', 'plants'],
  ['sand', 1, 'gable', 'arches', ink.white, 'left', 'lamp'],
  ['mist', 2, 'gable', 'stripes', ink.sand, 'right', 'tree'],
  ['honey', 1, 'flat', 'plain', ink.paper, 'left', 'tree'],
  ['sand', 0, 'flat', 'arches', ink.honey, 'right', 'plants'],
  ['mist', 1, 'flat', 'arches', ink.white, 'right', 'lamp'],
  ['honey', 2, 'gable', 'plain', ink.sand, 'left', 'motorbike'],
]

/** Fronts of the demo's salons, 480 × 320; workers/salons/seed.ts gives each salon one. */
export const salonFronts: string[] = kinds.map(
  ([colour, floors, roof, awning, wall, door, beside]) =>
    front({ colour, floors, roof, awning, wall, door, beside }),
)

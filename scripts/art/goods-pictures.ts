import { cut } from './hair.ts'
import { ground, services } from './scenes.ts'
import { flat, group, ink, line, round, shape } from './svg.ts'
import { bits, goods, tools } from './tools.ts'

const shelf = (colour: string, moon: string, inside: string) =>
  ground(240, 240, colour, moon, 92, 120, 126) +
  flat(round(120, 206, 66, 6), ink.shade) +
  group(inside, [32, 40], 1.1)

/** Things of the shop, 240 × 240. */
export const productPictures: Record<string, string> = {
  wax: shelf(ink.sand, '#faf3e6', goods.jar),
  clay: shelf(
    ink.mist,
    '#eaf2ee',
    group(goods.jar, [0, 12]) + shape(round(80, 62, 44, 10), ink.amber),
  ),
  shampoo: shelf('#fbe9cb', '#fdf4e3', goods.bottle),
  spray: shelf(ink.mist, '#eaf2ee', goods.spray),
  cleanser: shelf(ink.sand, '#faf3e6', goods.tube),
  serum: shelf('#fbe9cb', '#fdf4e3', goods.dropper),
  comb: shelf(ink.sand, '#faf3e6', tools.comb),
  dryer: shelf(ink.mist, '#eaf2ee', tools.dryer),
}

const wide = (colour: string, moon: string, inside: string) =>
  ground(480, 320, colour, moon, 150, 240, 180) + inside
const bust = (name: string, x: number, scale = 1) => group(cut(name), [x, 320 - 308 * scale], scale)
const helmet =
  shape(
    'M96 148C88 92 116 54 160 54C204 54 232 92 224 148C224 154 218 156 212 154C202 130 184 120 160 120C136 120 118 130 108 154C102 156 96 154 96 148Z',
    ink.amber,
  ) + line('M160 54V86M112 156C110 184 122 212 140 226M208 156C210 184 198 212 180 226')

/** Headings of the blog, 480 × 320, in the order of the posts. */
export const blogPictures: string[] = [
  wide(ink.mist, '#eaf2ee', group(cut('buzz') + helmet, [80, 12])),
  wide(ink.sand, '#faf3e6', bust('side-part', 80) + group(tools.comb, [330, 120], 0.8)),
  wide(
    '#fbe9cb',
    '#fdf4e3',
    bust('two-block', 80) +
      group(bits.sparkle, [380, 110], 1.3) +
      group(bits.sparkle, [96, 150], 0.9),
  ),
  wide(ink.mist, '#eaf2ee', bust('curl', 40) + group(goods.bottle, [310, 130])),
  wide(
    ink.sand,
    '#faf3e6',
    bust('textured-fringe', 20) +
      group(
        services.colour?.replace(/<path fill="#f3e9d9".*?\/><path fill="#faf3e6".*?\/>/, '') ?? '',
        [236, 96],
        0.8,
      ),
  ),
  wide(
    '#fbe9cb',
    '#fdf4e3',
    bust('crop', 80) + group(tools.clipper, [340, 130], 0.9) + group(tools.comb, [20, 140], 0.7),
  ),
  wide(
    ink.mist,
    '#eaf2ee',
    group(tools.basin, [90, 96], 1.3) +
      group(goods.bottle, [300, 110]) +
      line(`${round(130, 100, 12)}${round(160, 70, 8)}${round(104, 66, 6)}`, 2),
  ),
  wide('#fbe9cb', '#fdf4e3', bust('quiff', 10) + bust('crop', 216, 0.72)),
  wide(
    ink.sand,
    '#faf3e6',
    group(
      services.massage?.replace(/<path fill="#f3e9d9".*?\/><path fill="#faf3e6".*?\/>/, '') ?? '',
      [64, 38],
      1.18,
    ),
  ),
]

import { tidyPath } from './tidy-path.ts'
import { type Lettering } from './outline.ts'

/** The sign on a 40 square: an m as one smooth strand of hair, over the dot of the name's ợ. */
export const mark = {
  size: 40,
  ground:
    'M12 0h16a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12h-16a12 12 0 0 1-12-12v-16a12 12 0 0 1 12-12z',
  wave: 'M7.5 26.5C9.5 14.5 11.5 10.5 14 10.5C18 10.5 17.5 23 20.5 23C23 23 22.5 10.5 26.5 10.5C30.5 10.5 29 21.5 32.5 25',
  dot: 'M18 31a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
}

/** The name as outlines on the sign's height, its dot apart because it has the sign's colour. */
export function wordmark(
  bold: Lettering,
  name: string,
): { width: number; letters: string; dot: string } {
  const { d, width } = bold.write(name, 31, 0, 30)
  const contours = d.match(/M[^M]+/g) ?? []
  const lowest = contours.reduce((low, one) => (top(one) > top(low) ? one : low))
  const tidy = (path: string) => scaled(tidyPath(path, 0, 0, 10))
  return {
    width: Math.ceil(width),
    letters: tidy(contours.filter((one) => one !== lowest).join('')),
    dot: tidy(lowest),
  }
}

function top(contour: string): number {
  return Number(/M\S+ ([\d.-]+)/.exec(contour)?.[1] ?? 0)
}

/** Tenths back to units. */
function scaled(d: string): string {
  return d
    .replace(/-?\d+/g, (number) => String(Number(number) / 10))
    .replace(/(^|[^\d])0\./g, '$1.')
}

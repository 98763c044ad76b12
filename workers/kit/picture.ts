import * as z from 'zod'

/** Steps of a focal point in percent; the theme has a rule for each. */
const STEP = 25

/**
 * The address of a picture. It may end in `#focus=50,20`: the point in percent from the left and
 * the top that stays in view where the picture is cropped. That part is for pages, and no server
 * gets it.
 */
export const pictureDto = z.string().transform((text) => {
  const [, address = text, x, y] = /^(.*)#focus=(\d{1,3}),(\d{1,3})$/.exec(text) ?? []
  return {
    address,
    /** In steps of 25; null where the address names none. */
    focus: x === undefined || y === undefined ? null : { x: stepOf(x), y: stepOf(y) },
  }
})

/** The same where pages do not crop: the address alone. */
export const pictureAddress = pictureDto.transform(({ address }) => address || null)

function stepOf(percent: string): number {
  return Math.min(100, Math.round(Number(percent) / STEP) * STEP)
}

/** The address of the wheel; all that belongs to it lies below (H-011). */
export const wheelPath = '/vong-quay-may-man'

/** The addresses of the wheel's pages. */
export const paths = {
  wheel: wheelPath,
  quests: `${wheelPath}/nhiem-vu`,
  packs: `${wheelPath}/doi-luot`,
  vouchers: `${wheelPath}/doi-qua`,
  gifts: `${wheelPath}/qua-tang`,
  mine: `${wheelPath}/qua-cua-toi`,
} as const

/** One of the wheel's pages. */
export type WheelPageName = keyof typeof paths

/** The page of a list that an address names with `?trang=`; the first where it names none. */
export function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('trang'))
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}

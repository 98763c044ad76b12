/** The address of the wheel; all that belongs to it lies below. */
const wheelPath = '/vong-quay-may-man'

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

/** The pages of a customer's own, in the order in which they are offered. */
export const accountPaths = {
  profile: '/tai-khoan',
  history: '/lich-su',
  membership: '/thanh-vien',
  balance: '/gioi-thieu',
  offers: '/uu-dai',
  places: '/save-location',
} as const

/** Where a log-out on all devices that failed is reported to a browser without JavaScript. */
export const stillLoggedInPath = `${accountPaths.profile}?loi=dang-xuat#thiet-bi`

/** Where a customer downloads their data. */
export const dataPath = '/tai-khoan/du-lieu'

/** One of a customer's own pages. */
export type AccountPageName = keyof typeof accountPaths

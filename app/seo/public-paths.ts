/**
 * Pages with an address of their own that can be found by searching, most important first; pages of
 * single things are in the other parts of the sitemap.
 */
export const publicPaths = [
  '/',
  '/system-salon',
  '/booking',
  '/som-nhat',
  '/dich-vu',
  '/cua-hang',
  '/booking-at-home',
  '/booking/lookup',
  '/vong-quay-may-man',
  '/vong-quay-may-man/qua-tang',
  '/vong-quay-may-man/nhiem-vu',
  '/vong-quay-may-man/doi-luot',
  '/vong-quay-may-man/doi-qua',
  '/stylist-xuat-sac',
  '/thu-thach',
  '/thanh-vien',
  '/uu-dai',
  '/kham-pha',
  '/lookbook',
  '/blog',
  '/video',
  '/chinh-sach-bao-mat',
  '/dieu-kien-giao-dich-chung',
] as const

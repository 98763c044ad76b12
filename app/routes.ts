import { index, layout, route, type RouteConfig } from '@remix-run/route-config'

/** Every path of the site and the file that serves it. */
export default [
  index('routes/home/page.tsx'),
  route('system-salon', 'routes/salons/page.tsx'),
  route('som-nhat', 'routes/soonest/page.tsx'),
  route('system-salon/tinh/:city', 'routes/shell/city-salons.tsx'),
  route('salon/:salon', 'routes/salons/salon.tsx'),
  route('dich-vu', 'routes/service/page.tsx'),
  route('dich-vu/:slug', 'routes/service/service.tsx'),
  route('cua-hang', 'routes/shop/page.tsx'),
  route('cua-hang/:slug', 'routes/shop/product.tsx'),

  route('booking', 'routes/booking/page.tsx'),
  route('booking/success', 'routes/booking/success/success.tsx'),
  route('booking/lookup', 'routes/booking/lookup/lookup.tsx'),
  route('booking/calendar', 'routes/booking/success/calendar.ts'),
  route('lich/:token', 'routes/manage/page.tsx'),
  route('lich/:token/lich-hen.ics', 'routes/manage/calendar.ts'),
  route('lich/:token/offline', 'routes/offline/managed.tsx'),
  route('cho', 'routes/waitlist/join.tsx'),
  route('cho/:token', 'routes/waitlist/page.tsx'),
  route('offline', 'routes/offline/own.tsx'),
  route('lich-theo-doi/:file', 'routes/calendar-feed/feed.ts'),

  route('booking-at-home', 'routes/at-home/page.tsx'),
  route('save-location', 'routes/places/save-location.tsx'),

  layout('routes/account/layout.tsx', [
    route('tai-khoan', 'routes/account/page.tsx'),
    route('lich-su', 'routes/history/page.tsx'),
    route('lich-su/lich-dat', 'routes/history/bookings.tsx'),
    route('lich-su/:id', 'routes/history/visit.tsx'),
    route('thanh-vien', 'routes/membership/page.tsx'),
    route('thanh-vien/don-hang', 'routes/membership/orders.tsx'),
    route('thanh-vien/don-hang/:id', 'routes/membership/order.tsx'),
    route('gioi-thieu', 'routes/membership/balance.tsx'),
    route('uu-dai', 'routes/membership/offers.tsx'),
  ]),
  route('tai-khoan/du-lieu', 'routes/account/my-data.ts'),
  route('thanh-vien/don-hang/:id/ma-qr', 'routes/membership/order-qr.ts'),

  route('stylist-xuat-sac', 'routes/style-masters/page.tsx', { id: 'style-masters' }),
  route('stylist-xuat-sac/:key', 'routes/style-masters/page.tsx', { id: 'style-masters-list' }),
  route('thu-thach', 'routes/style-masters/challenges.tsx'),

  layout('routes/wheel/layout.tsx', [
    route('vong-quay-may-man', 'routes/wheel/page.tsx'),
    route('vong-quay-may-man/nhiem-vu', 'routes/wheel/quests.tsx'),
    route('vong-quay-may-man/doi-luot', 'routes/wheel/packs.tsx'),
    route('vong-quay-may-man/doi-qua', 'routes/wheel/vouchers.tsx'),
    route('vong-quay-may-man/doi-qua/:id', 'routes/wheel/voucher.tsx'),
    route('vong-quay-may-man/qua-tang', 'routes/wheel/gifts.tsx'),
    route('vong-quay-may-man/qua-cua-toi', 'routes/wheel/my-gifts.tsx'),
  ]),

  layout('routes/content/layout.tsx', [
    route('kham-pha', 'routes/discover/page.tsx'),
    route('kham-pha/:id', 'routes/discover/detail.tsx'),
    route('lookbook', 'routes/lookbook/page.tsx'),
    route('lookbook/:slug', 'routes/lookbook/look.tsx'),
    route('blog', 'routes/blog/page.tsx'),
    route('blog/:slug', 'routes/blog/article.tsx'),
    route('video', 'routes/video/page.tsx'),
    route('spa/:slug', 'routes/spa/page.tsx'),
  ]),

  route('chinh-sach-bao-mat', 'routes/policy/page.tsx', { id: 'privacy' }),
  route('dieu-kien-giao-dich-chung', 'routes/policy/page.tsx', { id: 'terms' }),

  route('dang-nhap', 'routes/auth/page.tsx'),
  route('dang-nhap/buoc', 'routes/auth/step-data.ts'),
  route('dang-xuat', 'routes/auth/log-out.ts'),

  route('robots.txt', 'seo/robots.ts'),
  route('.well-known/security.txt', 'seo/security-txt.ts'),
  route('sitemap.xml', 'seo/sitemap.ts', { id: 'sitemap' }),
  route('sitemap/:part', 'seo/sitemap.ts', { id: 'sitemap-part' }),
  route('*', 'routes/shell/unknown.ts'),
] satisfies RouteConfig

import { existsSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '../app/routes'
import type { Noun } from '../scripts/deployables.ts'

/** One address under which a route is looked at. */
export type Sample = {
  /**
   * Path and query; `{tomorrow}` stands for the Vietnamese day after today, `{any}` for the value
   * in the first such link on the page `from`.
   */
  path: string
  from?: string
  /** The status for a logged-in customer, with all backends up; 200 by default. */
  status?: number
  /**
   * What disappears from it when a backend is down, besides that backend's own texts: headings and
   * names of sections. Nothing by default.
   */
  loses?: Partial<Record<Noun, readonly (string | RegExp)[]>>
  /** Another status that the page may have while a backend is down, with the reason. */
  gone?: Partial<Record<Noun, { status: number; because: string }>>
}

const booking = '/booking?salonId=9&phone=0912345678&chosenService=1001&flow=1'

/**
 * The whole page: it has no other subject, and shows that. The list of services is that of the
 * first open salon, so it needs the salons too.
 */
const ALL = /./

/** Every route of app/routes.ts and the addresses under which the matrices look at it. */
const samples: Record<string, readonly Sample[]> = {
  '': [{ path: '/', loses: { salons: ['Khách nói gì'] } }],
  'system-salon': [
    { path: '/system-salon', loses: { salons: [/^Miền /, / cơ sở$/, /^Salon /] } },
    { path: '/system-salon?q=cau+giay', loses: { salons: [/^Có \d+ salon/] } },
  ],
  'system-salon/tinh/:city': [
    {
      path: '/system-salon/tinh/62',
      gone: {
        salons: { status: 503, because: 'the footer keeps its link to the salons of that city' },
      },
    },
  ],
  'salon/:salon': [
    {
      path: '/salon/252-cau-giay-9',
      loses: { salons: ['Giờ mở cửa 7 ngày tới', 'Stylist làm hôm nay', 'Anh đang ở'] },
    },
  ],
  booking: [
    // The booking backend knows the visited salons, the salons backend their names.
    { path: '/booking?flow=1&phone=0912345678', loses: { salons: ['Salon anh đã từng đến'] } },
    {
      path: `${booking}&step=0&date={tomorrow}&hour=20`,
      loses: { booking: [/^Chọn (Stylist|giờ)/, /^(Sáng|Chiều|Tối) · /] },
    },
    { path: `${booking}&step=1`, loses: { salons: ['Salon anh đã từng đến', /^Miền /] } },
    {
      path: `${booking}&step=2`,
      loses: { booking: ['Dịch vụ khác', 'Nhóm dịch vụ', /^Đã chọn /, /^Phiên bản của /] },
    },
    {
      path: `${booking}&step=3&group=101`,
      loses: { booking: ['Xem thêm', 'Chọn phiên bản', /^Dịch vụ thêm/] },
    },
    {
      path: `${booking}&step=4`,
      loses: { campaign: [/ưu đãi chưa dùng được/], booking: [/ưu đãi chưa dùng được/] },
    },
    { path: `${booking}&step=5&offer=501`, loses: { campaign: ['Dịch vụ được ưu đãi'] } },
  ],
  'som-nhat': [
    {
      // It starts around the usual salon of whoever is logged in.
      path: '/som-nhat',
      loses: {
        booking: ['Ghế trống sớm nhất'],
        salons: ['Ghế trống sớm nhất'],
      },
    },
    {
      path: '/som-nhat?province=62',
      loses: {
        booking: ['Ghế trống sớm nhất'],
        salons: ['Ghế trống sớm nhất'],
      },
    },
  ],
  'booking/success': [
    {
      path: '/booking/success?bookingId=01KDEMQ0000000GVANG0000001',
      loses: {
        booking: [
          'ĐẶT LỊCH THÀNH CÔNG',
          'Chi tiết lịch hẹn',
          'Đường dẫn quản lý lịch',
          /^\d+h\d\d · /,
        ],
      },
    },
  ],
  'booking/lookup': [{ path: '/booking/lookup' }],
  'lich/:token': [
    {
      path: '/lich/{any}',
      from: '/booking/success?bookingId=01KDEMQ0000000GVANG0000001',
      gone: {
        booking: {
          status: 502,
          because: 'the page has no other subject than the booking, and nobody else knows it',
        },
      },
      loses: { booking: [ALL] },
    },
  ],
  'lich/:token/lich-hen.ics': [
    {
      path: '/lich/{any}/lich-hen.ics',
      from: '/lich/{any}',
      gone: {
        booking: {
          status: 502,
          because: 'a file for the calendar has nothing in it but the booking',
        },
      },
    },
  ],
  'lich/:token/offline': [
    {
      path: `/lich/${'0'.repeat(26)}${'A'.repeat(24)}/offline`,
      status: 404,
      gone: {
        booking: { status: 502, because: 'a page without the card would delete the stored one' },
      },
    },
  ],
  offline: [
    {
      path: '/offline',
      gone: {
        booking: { status: 502, because: 'a page without the card would delete the stored one' },
        auth: { status: 502, because: 'nobody can say whose bookings the browser may have' },
      },
    },
    { path: '/offline?chung=1' },
  ],
  // Without a feed: its address is created in the account.
  'lich-theo-doi/:file': [
    {
      path: `/lich-theo-doi/${'0'.repeat(26)}${'A'.repeat(24)}.ics`,
      status: 404,
      gone: { booking: { status: 503, because: 'an empty calendar would delete entries' } },
    },
  ],
  'booking/name': [{ path: '/booking/name', status: 400 }],
  'booking/calendar': [
    {
      path: '/booking/calendar?bookingId=01KDEMQ0000000GVANG0000001',
      gone: {
        booking: {
          status: 502,
          because:
            'a file for the calendar has nothing in it but the booking, and an empty one would be saved',
        },
        auth: {
          status: 404,
          because: 'the owner of the booking is unknown, and only the owner gets a file',
        },
      },
    },
  ],
  'booking-at-home': [
    // Without saved addresses the list of districts has another heading.
    {
      path: '/booking-at-home',
      loses: { booking: ['Địa chỉ đã lưu của anh', 'Hoặc chọn khu vực'] },
    },
    {
      path: '/booking-at-home?step=2&place=d5',
      loses: { booking: ['Dịch vụ làm được tại nhà'], salons: ['Dịch vụ làm được tại nhà'] },
    },
  ],
  'save-location': [
    { path: '/save-location', loses: { booking: ['Các địa chỉ của anh'] } },
    { path: '/save-location?edit=new' },
  ],
  'dich-vu': [{ path: '/dich-vu', loses: { salons: [ALL], booking: ['Nhóm dịch vụ'] } }],
  'dich-vu/:slug': [
    {
      path: '/dich-vu/{any}',
      loses: {
        salons: [ALL],
        booking: ['Các gói và giá', 'Làm thêm cùng lúc', 'Dịch vụ cùng nhóm', 'Anh đang ở'],
      },
      from: '/dich-vu',
    },
  ],
  'cua-hang': [{ path: '/cua-hang', loses: { salons: ['Nhóm sản phẩm'] } }],
  'cua-hang/:slug': [
    {
      path: '/cua-hang/{any}',
      loses: {
        salons: [
          'Dùng để làm gì',
          'Cách dùng',
          'Mua thế nào?',
          'Anh có thể cần thêm',
          'Anh đang ở',
        ],
      },
      from: '/cua-hang',
    },
  ],
  'lich-su': [
    {
      path: '/lich-su',
      loses: { salons: [/ · Salon\s/], booking: ['Lịch sắp tới', 'Những lần đã ghé', / · /] },
    },
  ],
  'lich-su/lich-dat': [{ path: '/lich-su/lich-dat', loses: { booking: [/^\d+h\d\d · /] } }],
  'lich-su/:id': [
    { path: '/lich-su/{any}', loses: { salons: [/ · Salon\s/], booking: [ALL] }, from: '/lich-su' },
  ],
  'stylist-xuat-sac': [{ path: '/stylist-xuat-sac', loses: { booking: [ALL] } }],
  'stylist-xuat-sac/:key': [
    { path: '/stylist-xuat-sac/{any}', loses: { booking: [ALL] }, from: '/stylist-xuat-sac' },
  ],
  'thu-thach': [{ path: '/thu-thach' }],
  'thanh-vien': [{ path: '/thanh-vien', loses: { campaign: [ALL] } }],
  'thanh-vien/don-hang': [{ path: '/thanh-vien/don-hang' }],
  'thanh-vien/don-hang/:id/ma-qr': [{ path: '/thanh-vien/don-hang/1/ma-qr', status: 404 }],
  'thanh-vien/don-hang/:id': [{ path: '/thanh-vien/don-hang/{any}', from: '/thanh-vien/don-hang' }],
  'gioi-thieu': [{ path: '/gioi-thieu', loses: { campaign: ['Số dư'] } }],
  'uu-dai': [{ path: '/uu-dai', loses: { campaign: ['Buổi đã mua trước'] } }],
  'tai-khoan': [{ path: '/tai-khoan', loses: { booking: ['Lịch trên điện thoại'] } }],
  'tai-khoan/du-lieu': [
    {
      path: '/tai-khoan/du-lieu',
      gone: { auth: { status: 503, because: 'a file of his own data must not be half of it' } },
    },
  ],
  'vong-quay-may-man': [{ path: '/vong-quay-may-man' }],
  'vong-quay-may-man/luot': [{ path: '/vong-quay-may-man/luot', status: 400 }],
  'vong-quay-may-man/nhiem-vu': [{ path: '/vong-quay-may-man/nhiem-vu' }],
  'vong-quay-may-man/doi-luot': [
    {
      path: '/vong-quay-may-man/doi-luot',
      loses: { wheel: [/^\d+ lượt quay$/, 'Lịch sử điểm may mắn'] },
    },
  ],
  'vong-quay-may-man/doi-qua': [
    { path: '/vong-quay-may-man/doi-qua', loses: { wheel: ['Các trang'] } },
  ],
  'vong-quay-may-man/doi-qua/:id': [{ path: '/vong-quay-may-man/doi-qua/1' }],
  'vong-quay-may-man/qua-tang': [{ path: '/vong-quay-may-man/qua-tang' }],
  'vong-quay-may-man/qua-cua-toi': [
    {
      path: '/vong-quay-may-man/qua-cua-toi',
      loses: { wheel: ['Anh chưa có quà nào', 'Các lượt đã quay'] },
    },
  ],
  // Sections of the discovery page are named by its configuration, which is the salons backend's as
  // all that is in them.
  'kham-pha': [{ path: '/kham-pha' }, { path: '/kham-pha?loc=da-thich' }],
  'kham-pha/cua-toi/thich': [{ path: '/kham-pha/cua-toi/thich' }],
  'kham-pha/:id': [{ path: '/kham-pha/3', loses: { salons: ['Anh đang ở'] } }],
  lookbook: [{ path: '/lookbook' }, { path: '/lookbook?kieu=U%E1%BB%91n' }],
  'lookbook/:slug': [
    {
      path: '/lookbook/mullet',
      loses: {
        salons: [
          'Anh đang ở',
          'Hợp với ai',
          'Nói với stylist thế nào',
          'Chăm ở nhà',
          'Kiểu gần giống',
          'Dịch vụ',
        ],
        booking: ['Dịch vụ'],
      },
    },
  ],
  blog: [
    { path: '/blog', loses: { salons: ['Các trang'] } },
    { path: '/blog?trang=2', loses: { salons: ['Các trang'] } },
  ],
  'blog/:slug': [
    {
      path: '/blog/goi-da-dau-dau',
      loses: { salons: ['Anh đang ở', 'Trong bài này', 'Dịch vụ trong bài', 'Đọc tiếp'] },
    },
  ],
  video: [{ path: '/video', loses: { salons: ['Trong video'] } }],
  'spa/:slug': [
    {
      path: '/spa/da-nong',
      loses: {
        salons: [
          'Anh đang ở',
          'Diễn ra thế nào',
          'Hợp với ai',
          'Nên để khi khác',
          'Giá và đặt lịch',
          'Hỏi và đáp',
          'Khách nói gì',
          'Dịch vụ spa khác',
          / \d+ phút$/,
        ],
        booking: ['Giá và đặt lịch'],
      },
    },
  ],
  'chinh-sach-bao-mat': [{ path: '/chinh-sach-bao-mat' }],
  'dieu-kien-giao-dich-chung': [{ path: '/dieu-kien-giao-dich-chung' }],
  'dang-nhap': [{ path: '/dang-nhap' }],
  'dang-nhap/buoc': [{ path: '/dang-nhap/buoc', status: 400 }],
  'dang-xuat': [{ path: '/dang-xuat', status: 302 }],
  personal: [{ path: '/personal' }],
  'personal/usual': [{ path: '/personal/usual' }],
  'personal/soonest': [{ path: '/personal/soonest' }],
  'personal/push': [{ path: '/personal/push' }],
  'system-salon/gio-trong': [{ path: '/system-salon/gio-trong' }],
  'robots.txt': [{ path: '/robots.txt' }],
  '.well-known/security.txt': [{ path: '/.well-known/security.txt' }],
  'sitemap.xml': [{ path: '/sitemap.xml' }],
  'sitemap/:part': [{ path: '/sitemap/pages.xml' }],
  '*': [{ path: '/khong-co-trang-nay', status: 302 }],
}

/** A route as the matrices know it: `isPage` when it draws HTML, false when it only sends data. */
export type Route = { path: string; isPage: boolean; samples: readonly Sample[] }

/** Every route with its samples. Throws with what to do when one is missing in the table. */
export function allRoutes(): Route[] {
  const entries = flat(routes)
  const open = entries.filter(({ path }) => !(path in samples)).map(({ path }) => path)
  if (open.length > 0)
    throw new Error(
      `app/routes.ts has ${open.join(', ')}: say in tests/route-samples.ts under which addresses the matrices look at them`,
    )
  return entries.map(({ path, file }) => ({
    path,
    isPage: drawsHtml(file),
    samples: samples[path]!,
  }))
}

/** Routes with their whole paths; a layout's own entry is none. */
function flat(entries: readonly RouteConfigEntry[], below = ''): { path: string; file: string }[] {
  return entries.flatMap((entry) => {
    const path = [below, entry.path].filter(Boolean).join('/')
    const own = entry.path === undefined && !entry.index ? [] : [{ path, file: entry.file }]
    return [...own, ...flat(entry.children ?? [], path)]
  })
}

function drawsHtml(file: string): boolean {
  const source = `app/${file}`
  if (!existsSync(source)) throw new Error(`app/routes.ts names ${file}, which is not there`)
  return /^export (\{[^}]*\bdefault\b|default)/m.test(readFileSync(source, 'utf8'))
}

/**
 * The addresses of all samples with all backends up, by their paths in the table. Throws where a
 * page has no such link.
 */
export async function addresses(
  url: string,
  cookie: string,
  tomorrow: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const fixed = new Set(Object.values(samples).flatMap((list) => list.map(({ path }) => path)))
  for (const { path, from } of Object.values(samples).flat()) {
    if (!from) {
      found.set(path, path.replace('{tomorrow}', tomorrow))
      continue
    }
    const html = await (
      await fetch(url + (found.get(from) ?? from), { headers: { cookie, accept: 'text/html' } })
    ).text()
    const pattern = new RegExp(
      `^${path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace('{any}', '[^/?#]+')}$`,
    )
    const link = [...html.matchAll(/href="([^"]+)"/g)]
      .map((match) => match[1]!.replaceAll('&amp;', '&'))
      .find((href) => pattern.test(href) && !fixed.has(href))
    if (!link) throw new Error(`${from} has no link like ${path}: mend tests/route-samples.ts`)
    found.set(path, link)
  }
  return found
}

/** The headings and named sections of a page's main part, as a visitor reads them. */
export function landmarksOf(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const headings = [
    ...main.matchAll(/<(h[1-6]|legend|summary|caption)\b[^>]*>([\s\S]*?)<\/\1>/g),
  ].map((match) => textOf(match[2]!))
  const sections = [
    ...main.matchAll(/<(?:section|nav|form|aside|ul|ol|div)\b[^>]*\baria-label="([^"]*)"/g),
  ].map((match) => textOf(match[1]!))
  return [...new Set([...headings, ...sections].filter(Boolean))]
}

/** Text without marks, with plain spaces. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

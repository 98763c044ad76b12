import { UNKNOWN, type Samples } from './sample.ts'

/** What there is to read, the log-in, and what is no page. */
export const contentSamples: Samples = {
  // Sections of the discovery page are named by its configuration, which is the salons backend's as
  // all that is in them.
  'kham-pha': [{ path: '/kham-pha' }, { path: '/kham-pha?loc=da-thich' }],
  'kham-pha/:id': [
    { path: '/kham-pha/3', gone: { salons: UNKNOWN }, loses: { salons: ['Anh đang ở'] } },
  ],
  lookbook: [{ path: '/lookbook' }, { path: '/lookbook?kieu=U%E1%BB%91n' }],
  'lookbook/:slug': [
    {
      path: '/lookbook/mullet',
      gone: { salons: UNKNOWN },
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
      gone: { salons: UNKNOWN },
      loses: { salons: ['Anh đang ở', 'Trong bài này', 'Dịch vụ trong bài', 'Đọc tiếp'] },
    },
  ],
  video: [{ path: '/video', loses: { salons: ['Trong video'] } }],
  'spa/:slug': [
    {
      path: '/spa/da-nong',
      gone: { salons: UNKNOWN },
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
  'robots.txt': [{ path: '/robots.txt' }],
  '.well-known/security.txt': [{ path: '/.well-known/security.txt' }],
  'sitemap.xml': [{ path: '/sitemap.xml' }],
  'sitemap/:part': [{ path: '/sitemap/pages.xml' }],
  '*': [{ path: '/khong-co-trang-nay', status: 302 }],
}

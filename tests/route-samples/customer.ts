import { ALL, UNKNOWN, type Samples } from './sample.ts'

/** Services and goods, and what a logged-in customer has. */
export const customerSamples: Samples = {
  'dich-vu': [{ path: '/dich-vu', loses: { salons: [ALL], booking: ['Nhóm dịch vụ'] } }],
  'dich-vu/:slug': [
    {
      path: '/dich-vu/{any}',
      gone: { salons: UNKNOWN, booking: UNKNOWN },
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
      gone: { salons: UNKNOWN },
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
    {
      path: '/lich-su/{any}',
      gone: { auth: UNKNOWN, booking: UNKNOWN },
      loses: { salons: [/ · Salon\s/], booking: [ALL] },
      from: '/lich-su',
    },
  ],
  'stylist-xuat-sac': [
    { path: '/stylist-xuat-sac', gone: { booking: UNKNOWN }, loses: { booking: [ALL] } },
  ],
  'stylist-xuat-sac/:key': [
    {
      path: '/stylist-xuat-sac/{any}',
      gone: { booking: UNKNOWN },
      loses: { booking: [ALL] },
      from: '/stylist-xuat-sac',
    },
  ],
  'thu-thach': [{ path: '/thu-thach' }],
  'thanh-vien': [{ path: '/thanh-vien', loses: { campaign: [ALL] } }],
  'thanh-vien/don-hang': [{ path: '/thanh-vien/don-hang' }],
  'thanh-vien/don-hang/:id/ma-qr': [{ path: '/thanh-vien/don-hang/1/ma-qr', status: 404 }],
  'thanh-vien/don-hang/:id': [
    {
      path: '/thanh-vien/don-hang/{any}',
      gone: { auth: UNKNOWN, campaign: UNKNOWN },
      from: '/thanh-vien/don-hang',
    },
  ],
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
  'vong-quay-may-man/doi-qua/:id': [
    { path: '/vong-quay-may-man/doi-qua/1', gone: { wheel: UNKNOWN } },
  ],
  'vong-quay-may-man/qua-tang': [{ path: '/vong-quay-may-man/qua-tang' }],
  'vong-quay-may-man/qua-cua-toi': [
    {
      path: '/vong-quay-may-man/qua-cua-toi',
      loses: { wheel: ['Anh chưa có quà nào', 'Các lượt đã quay'] },
    },
  ],
}

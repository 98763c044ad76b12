import { ALL, UNKNOWN, type Samples } from './sample.ts'

const booking = '/booking?salonId=9&phone=0912345678&chosenService=1001&flow=1'

/** Home, salons and all that books, shows or changes an appointment. */
export const bookingSamples: Samples = {
  '': [{ path: '/', loses: { salons: ['Khách nói gì'] } }],
  'system-salon': [
    {
      path: '/system-salon',
      loses: { salons: [/^Miền /, / cơ sở$/, /^Salon /, 'Bản đồ salon'] },
    },
    {
      path: '/system-salon?q=cau+giay',
      loses: { salons: [/^Có \d+ salon/, 'Bản đồ salon'] },
    },
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
      gone: { salons: UNKNOWN },
      loses: {
        salons: [ALL],
        booking: ['Giờ trống', 'Dịch vụ và giá'],
      },
    },
  ],
  booking: [
    // The booking backend knows the visited salons, the salons backend their names.
    { path: '/booking?flow=1&phone=0912345678', loses: { salons: ['Salon anh đã từng đến'] } },
    {
      path: `${booking}&step=0&date={tomorrow}&hour=20`,
      loses: { booking: [/^Chọn (Stylist|giờ)/, /^(Sáng|Chiều|Tối) · /, / giờ đã kín$/] },
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
      gone: { booking: UNKNOWN },
      loses: { booking: [ALL] },
    },
  ],
  cho: [
    {
      path: '/cho?salon=9&date={tomorrow}&services=1001',
      gone: { booking: { status: 503, because: 'the form has nothing in it but hours' } },
      loses: { booking: [ALL] },
    },
  ],
  'cho/:token': [
    {
      path: `/cho/${'0'.repeat(26)}${'A'.repeat(24)}`,
      status: 404,
      gone: { booking: UNKNOWN },
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
}

import type { NoticeKind, Template } from './template'

const change = { label: 'Đổi hoặc hủy lịch', answer: 'change' } as const
const coming = { label: 'Sẽ đến', answer: 'coming' } as const
const addressRow = { label: 'Địa chỉ', value: '<salon_address>' }
const hourRow = { label: 'Giờ hẹn', value: '<visit_hour>' }
const dateRow = { label: 'Ngày hẹn', value: '<visit_date>' }
const codeRow = { label: 'Mã lịch hẹn', value: '<booking_code>' }

/**
 * The messages about a booking. Providers forbid the voice of the site here, and check each text
 * before it may be sent: templates.test.ts has their rules.
 */
export const templates: Readonly<Record<NoticeKind, Template>> = {
  booked: {
    tag: 'TRANSACTION',
    isAdvertising: false,
    title: 'Xác nhận lịch hẹn <booking_code>',
    paragraphs: [
      'Quý khách đã đặt lịch tại <salon_name>. Quý khách có thể đổi giờ hoặc hủy lịch bằng nút bên dưới.',
    ],
    rows: [hourRow, dateRow, addressRow, codeRow],
    buttons: [{ label: 'Xem lịch hẹn', answer: 'open' }, change],
    push: '<visit_hour> ngày <visit_date>, <salon_name>.',
    sms: 'Lich hen <booking_code> luc <visit_hour> ngay <visit_date> tai <salon_name> da duoc xac nhan. Xem, doi gio hoac huy: <link>',
  },
  changed: {
    tag: 'TRANSACTION',
    isAdvertising: false,
    title: 'Lịch hẹn <booking_code> đã đổi',
    paragraphs: [
      'Lịch hẹn của quý khách tại <salon_name> đã được đổi sang giờ mới. Giờ cũ không còn hiệu lực.',
    ],
    rows: [hourRow, dateRow, addressRow, codeRow],
    buttons: [{ label: 'Xem lịch hẹn', answer: 'open' }, change],
    push: 'Giờ mới: <visit_hour> ngày <visit_date>, <salon_name>.',
    sms: 'Lich hen <booking_code> da doi sang <visit_hour> ngay <visit_date> tai <salon_name>. Xem, doi gio hoac huy: <link>',
  },
  evening: {
    tag: 'CUSTOMER_CARE',
    isAdvertising: false,
    title: 'Nhắc lịch hẹn ngày mai',
    paragraphs: [
      'Quý khách có lịch hẹn <booking_code> vào ngày mai tại <salon_name>. Quý khách vui lòng cho salon biết quý khách có đến hay không.',
    ],
    rows: [hourRow, dateRow, addressRow],
    buttons: [coming, change],
    push: '<visit_hour> ngày mai tại <salon_name>. Quý khách có đến không?',
    sms: 'Nhac lich hen <booking_code> luc <visit_hour> ngay <visit_date> tai <salon_name>. Quy khach tra loi den, doi gio hoac huy: <link>',
  },
  soon: {
    tag: 'CUSTOMER_CARE',
    isAdvertising: false,
    title: 'Lịch hẹn hôm nay sắp đến giờ',
    paragraphs: [
      'Lịch hẹn <booking_code> của quý khách tại <salon_name> sắp đến giờ. Nếu đến trễ, quý khách vui lòng báo trước để salon giữ ghế.',
    ],
    rows: [hourRow, addressRow],
    buttons: [coming, { label: 'Báo trễ hoặc đổi lịch', answer: 'change' }],
    push: '<visit_hour> tại <salon_name>. Nếu đến trễ, quý khách vui lòng báo trước.',
    sms: 'Lich hen <booking_code> luc <visit_hour> hom nay tai <salon_name>. Quy khach bao den, den tre, doi gio hoac huy: <link>',
  },
  review: {
    tag: 'CUSTOMER_CARE',
    isAdvertising: false,
    title: 'Cảm ơn quý khách đã ghé salon',
    paragraphs: [
      'Quý khách vừa được phục vụ tại <salon_name> theo lịch hẹn <booking_code>. Quý khách vui lòng đánh giá để salon phục vụ tốt hơn.',
    ],
    rows: [],
    buttons: [{ label: 'Đánh giá lần ghé', answer: 'open' }],
    push: 'Quý khách vui lòng đánh giá lần ghé <salon_name>.',
    sms: 'Cam on quy khach da ghe <salon_name> theo lich hen <booking_code>. Quy khach vui long danh gia: <link>',
  },
  freed: {
    tag: 'TRANSACTION',
    isAdvertising: false,
    title: 'Yêu cầu chờ <booking_code> đã có chỗ trống',
    paragraphs: [
      'Salon đang giữ chỗ cho quý khách đến <held_until>. Quý khách vui lòng bấm nút bên dưới để nhận hoặc nhường chỗ. Lịch hẹn đã có của quý khách không thay đổi nếu quý khách không trả lời.',
    ],
    rows: [hourRow, dateRow, addressRow, codeRow],
    buttons: [{ label: 'Xem chỗ đang giữ', answer: 'open' }],
    push: '<visit_hour> ngày <visit_date>, <salon_name>. Giữ đến <held_until>.',
    sms: 'Yeu cau cho <booking_code>: co cho luc <visit_hour> ngay <visit_date> tai <salon_name>, giu den <held_until>. Nhan hoac nhuong cho: <link>',
  },
  canceled: {
    tag: 'TRANSACTION',
    isAdvertising: false,
    title: 'Lịch hẹn <booking_code> đã bị hủy',
    paragraphs: [
      'Salon phải hủy lịch hẹn của quý khách tại <salon_name>. Mong quý khách thông cảm. Quý khách có thể đặt lại giờ khác hoặc salon khác.',
    ],
    rows: [hourRow, dateRow, addressRow, codeRow],
    buttons: [{ label: 'Xem lịch hẹn', answer: 'open' }],
    push: 'Salon phải hủy lịch <visit_hour> ngày <visit_date>, <salon_name>.',
    sms: 'Salon phai huy lich hen <booking_code> luc <visit_hour> ngay <visit_date> tai <salon_name>. Mong quy khach thong cam. Xem, dat lai: <link>',
  },
}

/** What is pushed to devices of English pages: no provider checks it, unlike the other texts. */
export const englishPushes: Readonly<Record<NoticeKind, Pick<Template, 'title' | 'push'>>> = {
  booked: {
    title: 'Booking <booking_code> is confirmed',
    push: '<visit_hour> on <visit_date>, <salon_name>.',
  },
  changed: {
    title: 'Booking <booking_code> has changed',
    push: 'New time: <visit_hour> on <visit_date>, <salon_name>.',
  },
  evening: {
    title: 'Your appointment tomorrow',
    push: '<visit_hour> tomorrow at <salon_name>. Are you coming?',
  },
  soon: {
    title: 'Your appointment today',
    push: '<visit_hour> at <salon_name>. If you are running late, please tell us.',
  },
  review: {
    title: 'Thank you for your visit',
    push: 'Please rate your visit to <salon_name>.',
  },
  freed: {
    title: 'A place is free for you',
    push: '<visit_hour> on <visit_date>, <salon_name>. Held until <held_until>.',
  },
  canceled: {
    title: 'The salon had to cancel <booking_code>',
    push: 'Canceled: <visit_hour> on <visit_date>, <salon_name>. Please book another time.',
  },
}

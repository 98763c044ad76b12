/** The people of a group on /booking. */
export const people = {
  list: 'Những người trong nhóm',
  personDone: 'Đã xong',
  personActive: 'Đang chọn',
  personNone: 'Chọn sau khách hàng {n}',
  personServices: '{n} dịch vụ',
  personAdvised: 'Tư vấn tại salon',
  hint: 'Mỗi người chọn dịch vụ và giờ riêng, cùng salon và cùng ngày.',
  apart: 'Cả nhóm không cùng một giờ: {people}.',
} as const

/** Shortly before the hours that a browser holds are given up. */
export const holdNotice = {
  endsSoon: 'Giờ anh chọn sắp hết thời gian giữ.',
  extend: 'Giữ thêm 3 phút',
  lastTime: 'Giờ này chỉ giữ thêm được một lần, anh bấm Hoàn tất trước khi hết giờ giúp em nhé!',
} as const

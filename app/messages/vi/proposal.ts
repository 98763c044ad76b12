/** What was chosen for a returning customer. */
export const proposal = {
  againReady: 'Em chọn sẵn như lần trước với giờ trống gần nhất. Anh xem lại rồi bấm Hoàn tất nhé!',
  againBusy:
    '{name} đã kín lịch trong những ngày đặt được. Em chọn sẵn giờ trống gần nhất của salon, anh đổi được ngay bên dưới.',
  againStylist: 'Stylist lần trước',
  againFull: 'Salon đã kín lịch trong những ngày đặt được, anh chọn salon khác giúp em nhé!',
  againUsual: 'Em chọn sẵn salon và dịch vụ như lần trước, anh đổi được ngay bên dưới.',
} as const

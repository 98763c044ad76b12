/** The hint that puts the site on the home screen. */
export const install = {
  title: 'Lần sau mở nhanh hơn',
  text: 'Anh thêm trang này vào màn hình chính: mở một chạm, mất mạng vẫn xem được lịch hẹn.',
  steps: {
    share: 'Anh bấm nút Chia sẻ của Safari',
    add: 'Kéo xuống, chọn "Thêm vào MH chính"',
    confirm: 'Bấm "Thêm" ở góc trên',
  },
  open: 'Thêm vào màn hình chính',
  dismiss: 'Không cần',
} as const

const titles: Record<number, string> = {
  0: 'Đặt lịch giữ chỗ',
  1: 'Chọn salon',
  2: 'Chọn dịch vụ',
  3: 'Chi tiết dịch vụ',
  4: 'Ưu đãi từ salon',
  5: 'Chi tiết ưu đãi',
}

/** Titles of the booking flow's steps (T-01…T-06). */
export const steps = { titles, done: 'Xong' } as const

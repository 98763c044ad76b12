/**
 * What a challenge counts: visits rated with five stars, customers served, or votes as a style
 * master.
 */
export type Counted = 'fiveStars' | 'served' | 'votes'

/** A challenge of each month. */
export type Challenge = {
  id: number
  name: string
  description: string
  counted: Counted
  goal: number
  unit: string
  reward: number
}

/** The monthly goals for the staff of all salons with their rewards in đồng. */
export const challenges: readonly Challenge[] = [
  {
    id: 1,
    name: 'Năm sao mỗi ngày',
    description: 'Nhiều lượt khách chấm 5 sao nhất trong tháng.',
    counted: 'fiveStars',
    goal: 6,
    unit: 'lượt 5 sao',
    reward: 1_000_000,
  },
  {
    id: 2,
    name: 'Đôi tay được yêu mến',
    description: 'Được nhiều khách bình chọn stylist xuất sắc nhất trong tháng.',
    counted: 'votes',
    goal: 18,
    unit: 'lượt bình chọn',
    reward: 1_500_000,
  },
  {
    id: 3,
    name: 'Khách hẹn khách đến',
    description: 'Phục vụ nhiều khách đặt lịch nhất trong tháng.',
    counted: 'served',
    goal: 8,
    unit: 'khách',
    reward: 500_000,
  },
]

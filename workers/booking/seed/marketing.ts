import { insertInto } from '../../kit/seeding'
import type { LocalDate } from '../../kit/values'
import { addDays } from '../../kit/vietnam-time'

/**
 * The booking backend's marketing in the demo as SQL, dated from `today`: two of the chain's
 * campaigns in its own wording, one of its own, one that has ended.
 */
export function seedMarketing(today: LocalDate): string[] {
  return insertInto('marketing_campaign', [
    {
      id: 501,
      name: 'Giờ vàng 8h30-11h',
      image: '/art/service/cut.svg',
      text: 'Đặt lịch buổi sáng trong tuần, cắt gội 10 bước còn 99K',
      starts_on: null,
      ends_on: null,
    },
    {
      id: 504,
      name: 'Combo 4 chỉ 339K',
      image: '/art/service/hot-stone.svg',
      text: 'Cắt gội Combo 4 Đá nóng còn 339K',
      starts_on: null,
      ends_on: null,
    },
    {
      id: 601,
      name: 'Chấm sao, thêm một lượt quay',
      image: '/art/service/combo.svg',
      text: 'Đánh giá lần cắt, anh nhận một lượt Vòng quay may mắn',
      starts_on: null,
      ends_on: null,
    },
    {
      id: 602,
      name: 'Khai trương hè',
      image: '/art/service/combo.svg',
      text: 'Ưu đãi mùa hè của salon mới',
      starts_on: addDays(today, -150),
      ends_on: addDays(today, -60),
    },
  ])
}

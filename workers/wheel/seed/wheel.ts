import { DAY_MS, HOUR_MS } from '../../../domain/durations'
import { required } from '../../kit/required'
import type { Cell } from '../../kit/seeding'
import { sectors } from './sectors'

/** The quests. */
export const quests: Record<string, Cell>[] = [
  { id: 1, name: 'Điểm danh mỗi ngày', spins: 1, is_daily: true, kind: 'check_in' },
  { id: 2, name: 'Đặt lịch và đến đúng hẹn', spins: 2, is_daily: false, kind: 'reported' },
  { id: 3, name: 'Đánh giá lần cắt vừa rồi', spins: 1, is_daily: false, kind: 'reported' },
  { id: 4, name: 'Giới thiệu bạn', spins: 3, is_daily: false, kind: 'reported' },
  { id: 5, name: 'Cập nhật hồ sơ', spins: 1, is_daily: false, kind: 'profile' },
  { id: 6, name: 'Ghé một salon mới', spins: 2, is_daily: false, kind: 'reported' },
]

/** Packs of spins for points. */
export const packs: Record<string, Cell>[] = [
  { id: 1, points: 100, spins: 1 },
  { id: 2, points: 450, spins: 5 },
  { id: 3, points: 800, spins: 10 },
]

/**
 * Customers of the demo who have played before, by their number in auth: what they have, and what
 * they have done and not claimed yet.
 */
const players: readonly {
  id: number
  spins: number
  points: number
  done: readonly [questId: number, reference: string][]
}[] = [
  {
    id: 1001,
    spins: 3,
    points: 900,
    done: [
      [2, 'demo-visit'],
      [3, 'demo-rating'],
    ],
  },
  { id: 1002, spins: 12, points: 40, done: [] },
  { id: 1003, spins: 3, points: 900, done: [[2, 'demo-visit']] },
]

/** Those customers' spins and points, as rows of `entry`. */
export function entries(now: Date): Record<string, Cell>[] {
  return players.flatMap(({ id, spins, points }) => [
    {
      customer_id: id,
      cause: 'start',
      spins,
      points: points - 30,
      title: 'Quà chào mừng',
      at: now.getTime() - 9 * DAY_MS,
    },
    {
      customer_id: id,
      cause: 'visit',
      spins: 0,
      points: 30,
      title: 'Cắt tóc tại salon',
      at: now.getTime() - 4 * DAY_MS,
    },
  ])
}

/** Those customers' finished quests, as rows of `quest_done`. */
export function questsDone(now: Date): Record<string, Cell>[] {
  return players.flatMap(({ id, done }) =>
    done.map(([questId, reference]) => ({
      customer_id: id,
      quest_id: questId,
      reference,
      at: now.getTime() - DAY_MS,
    })),
  )
}

/** Letters of other customers who won lately, with the sector whose gift they got. */
const winners: readonly [letter: string, sector: number][] = [
  ['T', 3],
  ['H', 5],
  ['Đ', 2],
  ['P', 4],
  ['K', 3],
  ['V', 7],
  ['N', 8],
  ['B', 3],
  ['S', 6],
  ['L', 10],
]

/**
 * What they won, as rows of `received`; they are nobody in particular, so their number is 0 and
 * their codes are spent.
 */
export function received(now: Date): Record<string, Cell>[] {
  return winners.map(([letter, place], index) => {
    const { gift, image, kind } = required(sectors[place - 1], `sector ${place}`)
    const at = now.getTime() - (index + 1) * 3 * HOUR_MS
    return {
      id: `demo-${index}`,
      customer_id: 0,
      cause: `demo:${index}`,
      source: 'wheel',
      item_id: place,
      name: gift,
      image,
      kind,
      code: null,
      expires_at: null,
      masked_name: `Anh ${letter}***`,
      at,
    }
  })
}

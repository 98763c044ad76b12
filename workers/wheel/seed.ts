import { insertInto } from '../kit/seeding'
import { entries, packs, quests, questsDone, received } from './seed/wheel'
import { vouchers } from './seed/vouchers'
import { sectors } from './seed/sectors'

const WHEEL_ID = 1

/** Demo data of the wheel backend as SQL; what customers have done is dated from `now`. */
export function seed(now: Date): string[] {
  return [
    ...insertInto(
      'gift',
      sectors.map(({ gift, image, kind, stock, description, amount, validDays }, index) => ({
        id: index + 1,
        name: gift,
        image,
        kind,
        stock,
        description,
        amount,
        valid_days: validDays,
      })),
    ),
    ...insertInto('wheel', [
      { id: WHEEL_ID, name: 'Vòng quay may mắn', is_shown: true, daily_cap: 500 },
    ]),
    ...insertInto(
      'sector',
      sectors.map(({ label, weight }, index) => ({
        wheel_id: WHEEL_ID,
        position: index + 1,
        gift_id: index + 1,
        label,
        weight,
      })),
    ),
    ...insertInto('exchange_pack', packs),
    ...insertInto('quest', quests),
    ...insertInto('point_voucher', vouchers),
    ...insertInto('entry', entries(now)),
    ...insertInto('quest_done', questsDone(now)),
    ...insertInto('received', received(now)),
  ]
}

import { insertInto } from '../kit/seeding'
import { packs, quests, sectors, vouchers } from './demo-wheel'

const WHEEL_ID = 1

/** Demo data of the wheel backend as SQL; nothing in it depends on the day. */
export function seed(_now: Date): string[] {
  return [
    ...insertInto('gift', sectors.map(({ gift, image, kind, stock }, index) => ({ id: index + 1, name: gift, image, kind, stock }))),
    ...insertInto('wheel', [{ id: WHEEL_ID, name: 'Vòng quay may mắn', is_shown: true, daily_cap: 500 }]),
    ...insertInto('sector', sectors.map(({ label, weight }, index) => ({ wheel_id: WHEEL_ID, position: index + 1, gift_id: index + 1, label, weight }))),
    ...insertInto('exchange_pack', packs),
    ...insertInto('quest', quests),
    ...insertInto('point_voucher', vouchers),
  ]
}

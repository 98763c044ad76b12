import type {
  LuckyVoucher,
  ReceivedGift,
  WheelGift,
  WheelGiftKind,
  WheelSpin,
} from '../../../schema/generated/resolvers'
import type { wheelApi } from '../../../workers/wheel/contract'
import type { ResponseOf } from '../../../workers/kit/endpoint'

type Api = typeof wheelApi
type Gift = ResponseOf<Api['listGifts']>[number]
type Spin = ResponseOf<Api['listMySpins']>['items'][number]
type GiftResponse = ResponseOf<Api['listMyGifts']>['items'][number]
type Voucher = ResponseOf<Api['listVouchers']>['items'][number]

const kinds: Record<Gift['kind'], WheelGiftKind> = {
  none: 'NONE',
  points: 'POINTS',
  voucher: 'VOUCHER',
  service: 'SERVICE',
  product: 'PRODUCT',
  spin: 'SPIN',
}

/** A gift of the wheel as the schema has it, without the stock, which is internal. */
export function toGift({ kind, stock, ...gift }: Gift): WheelGift {
  return { ...gift, kind: kinds[kind], isLeft: stock !== 0 }
}

/** A spin as the schema has it. */
export function toSpin({ gift, ...spin }: Spin): WheelSpin {
  return { ...spin, giftName: gift.name, giftImage: gift.image, kind: kinds[gift.kind] }
}

/** Something received as the schema has it. */
export function toReceived({ kind, source, ...gift }: GiftResponse): ReceivedGift {
  return { ...gift, kind: kinds[kind], isVoucher: source === 'voucher' }
}

/** A voucher for lucky points as the schema has it. */
export function toVoucher({ left, ...voucher }: Voucher): LuckyVoucher {
  return { ...voucher, isLeft: left !== 0 }
}

import type { z } from 'zod'
import type { campaignApi, OrderDto } from '../../workers/campaign/contract'

/** A well-formed number of an order. */
export const ORDER_ID = '01JD4Q9Z7XK3M5N8P0R2S4T6ZZ'

/** A member as the campaign backend knows them. */
export function aMember(): z.input<(typeof campaignApi.getMember.responses)[200]> {
  return {
    memberType: 3,
    membershipName: 'Thành viên Vàng',
    memberUntil: '01-05-2027',
    accountBalance: 250_000,
    spentSixMonths: 1_794_000,
    spentTwelveMonths: 1_794_000,
  }
}

/** An order as the campaign backend sends it. */
export function anOrder(order: Partial<OrderDto> = {}): OrderDto {
  return {
    orderId: ORDER_ID,
    type: 'card',
    name: 'Thẻ 1 triệu',
    amount: 1_000_000,
    bonus: 50_000,
    visits: 0,
    months: null,
    status: 'pending_payment',
    createdAt: 1,
    expiredAt: 2,
    paidAt: null,
    activatedAt: null,
    endedAt: null,
    returned: [],
    payment: {
      bankName: 'x',
      bankBin: '999999',
      account: '0',
      owner: 'X',
      content: 'MUOT0000000000',
      qr: '000201',
      testBank: null,
    },
    ...order,
  }
}

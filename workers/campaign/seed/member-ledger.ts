/** An entry of a demo customer's ledger, days before the data is made. */
type DemoEntry = {
  kind: 'card' | 'bonus' | 'visit'
  title: string
  amount: number
  daysAgo: number
  orderNumber?: number
}

/** An order of a demo customer, days before the data is made. */
type DemoOrder = {
  number: number
  productId: number
  status: 'activated' | 'refunded' | 'expired'
  daysAgo: number
}

/** A demo customer's facts for memberships; the id is that of the auth backend. */
export type DemoMember = {
  id: number
  phone: string
  silverDays: number | null
  orders: readonly DemoOrder[]
  entries: readonly DemoEntry[]
}

/** One of each tier. Balances are those that the accounts of the demo start with. */
export const demoMembers: readonly DemoMember[] = [
  // Gold: silver, and a package of 1.794.000đ within six months. Six lines of history, one of them
  // sent back (demo-data §5).
  {
    id: 1001,
    phone: '0912345678',
    silverDays: 165,
    orders: [
      { number: 1, productId: 21, status: 'activated', daysAgo: 200 },
      { number: 2, productId: 12, status: 'activated', daysAgo: 120 },
      { number: 3, productId: 11, status: 'refunded', daysAgo: 110 },
      // Three of its seven visits are in the booking backend's history.
      { number: 4, productId: 108, status: 'activated', daysAgo: 95 },
    ],
    entries: [
      { kind: 'card', title: 'Thẻ 1 triệu', amount: 1_000_000, daysAgo: 120, orderNumber: 2 },
      { kind: 'bonus', title: 'Thưởng Thẻ 1 triệu', amount: 50_000, daysAgo: 120, orderNumber: 2 },
      { kind: 'visit', title: 'Thanh toán tại 252 Cầu Giấy', amount: -800_000, daysAgo: 30 },
    ],
  },
  // Silver, bought lately.
  {
    id: 1002,
    phone: '0912345679',
    silverDays: 325,
    orders: [{ number: 5, productId: 21, status: 'activated', daysAgo: 40 }],
    entries: [],
  },
  // Diamond: more than five millions within a year.
  {
    id: 1003,
    phone: '0912345680',
    silverDays: null,
    orders: [
      { number: 6, productId: 14, status: 'activated', daysAgo: 300 },
      { number: 7, productId: 12, status: 'expired', daysAgo: 10 },
    ],
    entries: [
      { kind: 'card', title: 'Thẻ 6 triệu', amount: 6_000_000, daysAgo: 300, orderNumber: 6 },
      { kind: 'bonus', title: 'Thưởng Thẻ 6 triệu', amount: 500_000, daysAgo: 300, orderNumber: 6 },
      {
        kind: 'visit',
        title: 'Uốn, nhuộm và phục hồi cho cả nhà',
        amount: -2_650_000,
        daysAgo: 180,
      },
      { kind: 'visit', title: 'Thanh toán tại 82 Trần Đại Nghĩa', amount: -2_600_000, daysAgo: 45 },
    ],
  },
  { id: 1004, phone: '0987654321', silverDays: null, orders: [], entries: [] },
]

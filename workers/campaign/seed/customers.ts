/**
 * A demo customer's facts for offers; `bornThisMonth` counts from the day the data is made, null is
 * unknown.
 */
export type DemoCustomer = {
  phone: string
  bornThisMonth: boolean | null
  /** Uses left by offer id. */
  grants: Readonly<Record<number, number>>
}

/** Every rule of an offer that depends on the customer is met by one of them and missed by another. */
export const demoCustomers: readonly DemoCustomer[] = [
  // Gold: everything at hand, but they have dyed their hair here before.
  { phone: '0912345678', bornThisMonth: true, grants: { 503: 0, 506: 1, 507: 2, 508: 1, 509: 4 } },
  // Silver: still has a voucher from their gold days.
  { phone: '0912345679', bornThisMonth: false, grants: { 506: 1, 507: 1 } },
  // Diamond: has used their voucher.
  { phone: '0912345680', bornThisMonth: false, grants: { 506: 1, 508: 0 } },
  { phone: '0987654321', bornThisMonth: null, grants: { 508: 1 } },
]

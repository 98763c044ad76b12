/** Problems of a phone; app/booking/customer/phone.ts decides which one is shown. */
export const phone = {
  empty: 'Mời bạn nhập số điện thoại!',
  short: 'Bạn nhập đủ 10 số giúp chúng mình nhé!',
  bad: 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!',
  notZero: 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!',
  tooMany: 'Số này thừa {n} số, anh xem lại giúp em nhé!',
} as const

/** What a member reads at step 0. */
export const MEMBER_GUIDE = 'Anh là thành viên, ưu đãi riêng của anh ở mục Ưu đãi.'
/** Heading of the salons that a customer has visited. */
export const VISITED_BY_PHONE = 'Salon anh đã từng đến'
/** Heading of those where this browser has booked without a log-in. */
export const VISITED_BY_BROWSER = 'Salon anh đã đặt trên máy này'

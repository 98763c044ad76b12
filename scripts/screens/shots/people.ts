/** A gold member of the demo with a booking, and one of whom nothing is known. */
export const member = '0912345678'
export const guest = '0909000077'

/** A salon with a service chosen, as the address of a booking screen goes on. */
export const chosen = `salonId=9&chosenService=1001&flow=1`
export const own = `phone=${member}&${chosen}`

/** The page of the member's booking. */
export const booking = '/booking/success?bookingId=01KDEMQ0000000GVANG0000001'

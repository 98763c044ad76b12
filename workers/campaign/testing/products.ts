/** A card that adds to the balance: 1,000,000 đ, and 50,000 đ of bonus. */
export const CARD = 12

/** The silver membership. */
export const SILVER = 21

/** A package of six paid visits and one more. */
export const PACKAGE = 108

/** The form of a promo code as it is stored: capitals, digits and dashes. */
export const promoCodeForm = /^[A-Z0-9-]{3,32}$/

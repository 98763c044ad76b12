/** A price as the chain writes it, `120K`; nothing to pay is `FREE`. */
export function priceText(price: number): string {
  if (price === 0) return 'FREE'
  return price % 1000 === 0 ? `${price / 1000}K` : `${written(price)}đ`
}

/** An add-on's price as the chain writes it. */
export function addOnText(price: number): string {
  return `+${written(price)} VNĐ`
}

function written(price: number): string {
  return String(price).replace(/\B(?=(\d{3})+$)/g, '.')
}

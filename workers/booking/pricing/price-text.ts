/** A price as the chain writes it, `120K`; nothing to pay is `FREE`. */
export function priceText(price: number): string {
  if (price === 0) return 'FREE'
  return price % 1000 === 0 ? `${price / 1000}K` : `${price.toLocaleString('vi')}đ`
}

/** An add-on's price as the chain writes it. */
export function addOnText(price: number): string {
  return `+${price.toLocaleString('vi')} VNĐ`
}

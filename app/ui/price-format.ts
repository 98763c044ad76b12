import { language } from '~/messages/vi/language'

/** Text that stands for a price of nothing. */
const freePrice = 'FREE'

/** Đồng with the language's thousand separators and the unit: 120.000 VNĐ, 120,000 VND. */
export function formatDong(dong: number): string {
  return language.dong.replace('{amount}', groupThousands(dong))
}

/**
 * The short form where K means thousand: 120K, 1.250K; an amount that is no whole thousand is shown
 * in full.
 */
export function formatThousands(dong: number): string {
  return dong % 1000 === 0 ? `${groupThousands(dong / 1000)}K` : groupThousands(dong)
}

/** The text of a price: FREE for 0, else short or full. */
export function formatPrice(dong: number, short = false): string {
  if (dong === 0) return freePrice
  return short ? formatThousands(dong) : formatDong(dong)
}

/** Written by hand rather than with Intl: the server and every browser must agree to the character. */
function groupThousands(amount: number): string {
  const digits = Math.abs(Math.round(amount)).toString()
  return (amount < 0 ? '-' : '') + digits.replace(/\B(?=(\d{3})+$)/g, language.thousandsMark)
}

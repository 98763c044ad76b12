import { language } from '~/messages/vi/language'

/** Text that stands for a price of nothing (B-401). */
export const freePrice = 'FREE'

/** Đồng with the language's thousand separators and the unit: 120.000 VNĐ (H-286), 120,000 VND. */
export function formatDong(dong: number): string {
  return language.dong.replace('{amount}', groupThousands(dong))
}

/** The short form where K means thousand: 120K, 1.250K; what is no whole thousand keeps its đồng (H-287). */
export function formatThousands(dong: number): string {
  return dong % 1000 === 0 ? `${groupThousands(dong / 1000)}K` : groupThousands(dong)
}

/** What a price is called: FREE for nothing, else short or full. */
export function formatPrice(dong: number, short = false): string {
  if (dong === 0) return freePrice
  return short ? formatThousands(dong) : formatDong(dong)
}

/** Đồng of a price text: '120K', '+70.000 VNĐ', '120.000', 'FREE'; null when it is none of these (H-287, B-292). */
export function readPrice(text: string): number | null {
  const plain = text.trim().toUpperCase()
  if (plain === freePrice) return 0
  const match = /^\+?\s*(\d{1,3}(?:[.,]\d{3})+|\d+)\s*(K)?\s*(?:VNĐ|VND|Đ|₫)?$/.exec(plain)
  if (!match?.[1]) return null
  return Number(match[1].replace(/[.,]/g, '')) * (match[2] ? 1000 : 1)
}

/** Written by hand rather than with Intl: the server and every browser must agree to the character. */
function groupThousands(amount: number): string {
  const digits = Math.abs(Math.round(amount)).toString()
  return (amount < 0 ? '-' : '') + digits.replace(/\B(?=(\d{3})+$)/g, language.thousandsMark)
}

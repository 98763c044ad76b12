import type { LocalDate } from '../../kit/values'

/** Other prices of a service on some days and with stylists of a level (B-156), in đồng; null leaves the price as it is. */
export type SpecialPrice = {
  serviceId: number
  dates: readonly LocalDate[]
  /** On those days. */
  dayPrice: number | null
  /** With a stylist of the level, on other days. */
  stylistPrice: number | null
  /** With a stylist of the level, on those days. */
  dayStylistPrice: number | null
  stylistLevel: number | null
}

/** What decides a price besides the service: the day, and the level of the stylist whom the customer chose (null: he chose none). */
export type Occasion = { date: LocalDate; stylistLevel: number | null }

/** Price of a service in đồng: the catalogue's, unless rules name another; the last one that does counts (B-288, B-289). A stylist whom the system chooses costs nothing extra. */
export function priceOf(
  service: { id: number; price: number },
  occasion: Occasion,
  rules: readonly SpecialPrice[],
): number {
  let price = service.price
  for (const rule of rules)
    if (rule.serviceId === service.id) price = namedBy(rule, occasion) ?? price
  return price
}

/** A price as the chain writes it, `120K`; nothing to pay is `FREE` (B-401). */
export function priceText(price: number): string {
  if (price === 0) return 'FREE'
  return price % 1000 === 0 ? `${price / 1000}K` : `${written(price)}đ`
}

/** An add-on's price as the chain writes it (B-098). */
export function addOnText(price: number): string {
  return `+${written(price)} VNĐ`
}

function namedBy(rule: SpecialPrice, { date, stylistLevel }: Occasion): number | null {
  const isDay = rule.dates.includes(date)
  const isLevel = stylistLevel !== null && rule.stylistLevel === stylistLevel
  if (isDay && isLevel) return rule.dayStylistPrice ?? rule.dayPrice ?? rule.stylistPrice
  if (isDay) return rule.dayPrice
  return isLevel ? rule.stylistPrice : null
}

function written(price: number): string {
  return String(price).replace(/\B(?=(\d{3})+$)/g, '.')
}

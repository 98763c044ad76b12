/** Other prices of a service on some days, or with stylists of a level (B-156). */
export type SpecialDay = {
  serviceId: number
  dates: readonly string[]
  dayPrice?: number | null
  stylistPrice?: number | null
  dayStylistPrice?: number | null
  stylistLevel?: number | null
}

/** When and by whom the customer is served; nulls while that is open. */
export type Occasion = { date: string | null; stylistLevel: number | null }

type DayPrice = { id: number; price: number; oldPrice?: number | null }

/** A service with the price of the occasion (B-288, B-289); an old price that is not higher than the new one is nothing to strike through. */
export function onOccasion<S extends DayPrice>(
  service: S,
  rules: readonly SpecialDay[],
  occasion: Occasion,
): S {
  const price = rules.reduce(
    (current, rule) =>
      rule.serviceId === service.id ? (rulePrice(rule, occasion) ?? current) : current,
    service.price,
  )
  if (price === service.price) return service
  return {
    ...service,
    price,
    oldPrice: service.oldPrice && service.oldPrice > price ? service.oldPrice : null,
  }
}

function rulePrice(rule: SpecialDay, { date, stylistLevel }: Occasion): number | null {
  const isDay = date !== null && rule.dates.includes(date)
  const isLevel = stylistLevel !== null && (rule.stylistLevel ?? null) === stylistLevel
  if (isDay && isLevel) return rule.dayStylistPrice ?? rule.dayPrice ?? rule.stylistPrice ?? null
  if (isDay) return rule.dayPrice ?? null
  return isLevel ? (rule.stylistPrice ?? null) : null
}

/**
 * Other prices of a service on some days and with stylists of a level, in đồng; null leaves the
 * price as it is.
 */
export type SpecialPrice<Id extends string | number = number> = {
  serviceId: Id
  /** The salon whose price it is; null for all. */
  salonId: Id | null
  /** Days in Vietnam, `YYYY-MM-DD`. */
  dates: readonly string[]
  /** On those days. */
  dayPrice: number | null
  /** With a stylist of the level, on other days. */
  stylistPrice: number | null
  /** With a stylist of the level, on those days. */
  dayStylistPrice: number | null
  stylistLevel: number | null
}

/** The same where prices that are not set may also be missing. */
export type SpecialRule<Id extends string | number = number> = Pick<
  SpecialPrice<Id>,
  'serviceId' | 'dates'
> &
  Partial<SpecialPrice<Id>>

/**
 * What a price depends on besides the service: the day and the level of the chosen stylist; null
 * while not chosen.
 */
export type PriceConditions = { date: string | null; stylistLevel: number | null }

/**
 * Price of a service in đồng: the catalogue's, unless rules name another; the last one that does
 * counts. A stylist whom the system chooses costs nothing extra.
 */
export function priceOf<Id extends string | number>(
  service: { id: Id; price: number },
  occasion: PriceConditions,
  rules: readonly SpecialRule<Id>[],
): number {
  return rules.reduce(
    (price, rule) => (rule.serviceId === service.id ? (namedBy(rule, occasion) ?? price) : price),
    service.price,
  )
}

function namedBy<Id extends string | number>(
  rule: SpecialRule<Id>,
  { date, stylistLevel }: PriceConditions,
): number | null {
  const isDay = date !== null && rule.dates.includes(date)
  const isLevel = stylistLevel !== null && (rule.stylistLevel ?? null) === stylistLevel
  if (isDay && isLevel) return rule.dayStylistPrice ?? rule.dayPrice ?? rule.stylistPrice ?? null
  if (isDay) return rule.dayPrice ?? null
  return isLevel ? (rule.stylistPrice ?? null) : null
}

import { ratingValues } from '~/booking/salons/salon-ratings'
import type { Person } from '~/booking/group/person'
import { countText } from '~/booking/time/stylists'
import { isWeekend } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { prices as messages } from '~/messages/vi/prices'
import { formatThousands } from '~/ui/price-format'
import { priceOf, type SpecialRule } from '../../../../domain/special-prices'

type CatalogueService = { id: number; price: number }
type PricedDay = { date: string; isActive: boolean }
type PricedStylist = {
  id: number
  name: string
  level: number
  isMaster: boolean
  stars: number
  customerCount: number
}

/** What one customer's services cost on the days and with the stylists on offer. */
export function priceNotes<Day extends PricedDay, Stylist extends PricedStylist>(
  services: readonly CatalogueService[],
  rules: readonly SpecialRule[],
  about: {
    day: string
    days: readonly Day[]
    stylists: readonly Stylist[] | null
    stylistId: Person['stylistId']
  },
) {
  const { day, days, stylists } = about
  const chosen = stylists?.find(({ id }) => id === about.stylistId) ?? null
  const cost = (date: string | null, stylistLevel: number | null) =>
    services.reduce((sum, one) => sum + priceOf(one, { date, stylistLevel }, rules), 0)
  const level = chosen?.level ?? null
  const active = days.filter(({ isActive }) => isActive)
  const differs = new Set(active.map(({ date }) => cost(date, level))).size > 1
  const ofDay = cost(day, null)
  const base = cost(null, null)
  return {
    /** Each day with its price, where the days' prices differ. */
    days: days.map((one) => ({
      ...one,
      price: differs && one.isActive ? formatThousands(cost(one.date, level)) : null,
    })),
    /** Each stylist with their rating and what they cost besides. */
    stylists:
      stylists?.map((one) => ({
        ...one,
        facts: factsOf(one, cost(day, one.level) - ofDay),
      })) ?? null,
    /** How the price comes about, where it is not that of the list. */
    priceSum: sumText(cost(day, level), base, [
      ofDay === base
        ? null
        : formatMessage(isWeekend(day) ? messages.weekend : messages.specialDay, {
            price: added(ofDay - base),
          }),
      chosen === null || cost(day, level) === ofDay
        ? null
        : formatMessage(messages.stylist, {
            price: added(cost(day, level) - ofDay),
            name: chosen.name,
          }),
    ]),
  }
}

function factsOf({ isMaster, stars, customerCount }: PricedStylist, extra: number): string[] {
  return [
    isMaster ? messages.master : '',
    stars > 0
      ? formatMessage(messages.rating, ratingValues({ stars, customerCount }))
      : formatMessage(messages.customers, { n: countText(customerCount) }),
    extra === 0 ? '' : added(extra).replace(' ', ''),
  ].filter(Boolean)
}

function sumText(total: number, base: number, parts: (string | null)[]): string | null {
  const others = parts.filter((part) => part !== null)
  if (others.length === 0) return null
  return formatMessage(messages.sum, {
    total: formatThousands(total),
    parts: [formatThousands(base), ...others].join(' '),
  })
}

function added(dong: number): string {
  return `${dong > 0 ? '+' : '−'} ${formatThousands(Math.abs(dong))}`
}

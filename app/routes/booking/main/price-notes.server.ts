import { ratingValues } from '~/booking/salons/salon-ratings'
import type { Person } from '~/booking/group/person'
import { countText } from '~/booking/time/stylists'
import { isWeekend } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { prices as messages } from '~/messages/vi/booking'
import { formatThousands } from '~/ui/price-format'
import { lunarDayOf } from '../../../../domain/lunar-day'
import { priceOf, type SpecialRule } from '../../../../domain/special-prices'

type CatalogueService = { id: string; price: number }
type PricedDay = { date: string; isActive: boolean; mark?: 'FULL' | 'CLOSED' | null }
type PricedStylist = {
  id: string
  name: string
  level: number
  isMaster: boolean
  stars: number
  customerCount: number
}

/** What one customer's services cost on the days and with the stylists on offer. */
export function priceNotes<Day extends PricedDay, Stylist extends PricedStylist>(
  services: readonly CatalogueService[],
  rules: readonly SpecialRule<string>[],
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
  const dayPrice = lunarDayOf(day)
    ? messages.tet
    : isWeekend(day)
      ? messages.weekend
      : messages.specialDay
  const extra = cost(day, level) - cost(null, level)
  return {
    /** Each day with what it is, and with its price where the days' prices differ. */
    days: days.map((one) => ({
      ...one,
      kind: kindOf(one),
      price: differs && one.isActive ? formatThousands(cost(one.date, level)) : null,
    })),
    /** What every hour of the day costs besides, as it does on holidays; weekends come each week. */
    hourExtra:
      extra > 0 && dayPrice !== messages.weekend
        ? { short: short(extra), text: formatMessage(dayPrice, { price: short(extra) }) }
        : null,
    /** Each stylist with their rating and what they cost besides. */
    stylists:
      stylists?.map((one) => ({
        ...one,
        facts: factsOf(one, cost(day, one.level) - ofDay),
      })) ?? null,
    /** How the price comes about, where it is not that of the list. */
    priceSum: sumText(cost(day, level), base, [
      ofDay === base ? null : formatMessage(dayPrice, { price: added(ofDay - base) }),
      chosen === null || cost(day, level) === ofDay
        ? null
        : formatMessage(messages.stylist, {
            price: added(cost(day, level) - ofDay),
            name: chosen.name,
          }),
    ]),
  }
}

/** What a day is, by the lunar calendar around Tết, and why it can hardly be had. */
function kindOf({ date, isActive, mark }: PricedDay): string {
  const lunar = lunarDayOf(date)
  const usual = isWeekend(date) ? messages.days.weekend : messages.days.weekday
  const name = lunar ? formatMessage(messages.days[lunar.month], { n: lunar.day }) : null
  if (mark === 'CLOSED') return [name ?? usual, messages.days.closed].join(' · ')
  if (!isActive) return messages.days.greyed
  return [name ?? usual, ...(mark === 'FULL' ? [messages.days.full] : [])].join(' · ')
}

function factsOf({ isMaster, stars, customerCount }: PricedStylist, extra: number): string[] {
  return [
    isMaster ? messages.master : '',
    stars > 0
      ? formatMessage(messages.rating, ratingValues({ stars, customerCount }))
      : formatMessage(messages.customers, { n: countText(customerCount) }),
    extra === 0 ? '' : short(extra),
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

function short(dong: number): string {
  return added(dong).replace(' ', '')
}

function added(dong: number): string {
  return `${dong > 0 ? '+' : '−'} ${formatThousands(Math.abs(dong))}`
}

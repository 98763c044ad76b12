import { formatMessage } from '~/messages/format-message'
import { servicePages as words } from '~/messages/vi/service-pages'
import { formatPrice } from '~/ui/price-format'
import type { ServiceCardPartsFragment, ServicePageQuery } from '../../../schema/generated/graphql'

/** A service as lists show it: its versions under one name. */
export type PricedGroup = ServiceCardPartsFragment
/** A price that differs by day or stylist. */
export type SpecialPrice = NonNullable<ServicePageQuery['servicePage']>['specialDays'][number]

type PricedVersion = PricedGroup['services'][number]

/** The cheapest version, with whether there are dearer ones. */
export function lowestPrice({ services }: Pick<PricedGroup, 'services'>): {
  price: number
  oldPrice: number | null
  isFrom: boolean
} {
  const [cheapest] = [...services].sort((a, b) => a.price - b.price)
  return {
    price: cheapest?.price ?? 0,
    oldPrice: cheapest?.oldPrice ?? null,
    isFrom: services.some(({ price }) => price > (cheapest?.price ?? 0)),
  }
}

/** The durations of the versions, shortest and longest, as text. */
export function minutesText({ services }: Pick<PricedGroup, 'services'>): string {
  const minutes = services.map((service) => service.minutes)
  const [from, to] = [Math.min(...minutes), Math.max(...minutes)]
  return from === to
    ? formatMessage(words.minutes, { n: from })
    : formatMessage(words.minutesRange, { from, to })
}

/** The name of a version beside the others. */
export function versionName({ versionName: name }: Pick<PricedVersion, 'versionName'>): string {
  return name || words.standard
}

/** A service's price on special days and with stylists of a level, one line each. */
export function specialPrices(
  rules: readonly SpecialPrice[],
  serviceId: number,
): { name: string; price: string }[] {
  return rules.filter((rule) => rule.serviceId === serviceId).flatMap(linesOf)
}

function linesOf(rule: SpecialPrice): { name: string; price: string }[] {
  const level = rule.stylistLevel ?? 0
  return [
    { name: words.weekend, price: rule.dayPrice },
    { name: formatMessage(words.withLevel, { level }), price: rule.stylistPrice },
    { name: formatMessage(words.weekendWithLevel, { level }), price: rule.dayStylistPrice },
  ].flatMap(({ name, price }) =>
    typeof price === 'number' ? [{ name, price: formatPrice(price) }] : [],
  )
}

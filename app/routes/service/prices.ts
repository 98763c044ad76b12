import { formatMessage } from '~/messages/format-message'
import { servicePages as messages } from '~/messages/vi/service-pages'
import { formatPrice } from '~/ui/price-format'
import { lunarDayOf } from '../../../domain/lunar-day'
import type { ServiceCardPartsFragment, ServicePageQuery } from '../../../schema/generated/graphql'

/** A service as lists show it: its versions under one name. */
export type PricedGroup = ServiceCardPartsFragment
/** A price that differs by day or stylist. */
export type SpecialPrice = NonNullable<ServicePageQuery['servicePage']>['specialDays'][number]

type PricedVersion = PricedGroup['services'][number]

/** The cheapest version, with whether there are dearer ones. */
export function lowestPrice({
  services,
}: {
  services: readonly Pick<PricedVersion, 'price' | 'oldPrice'>[]
}): {
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
    ? formatMessage(messages.minutes, { n: from })
    : formatMessage(messages.minutesRange, { from, to })
}

/** The name of a version beside the others. */
export function versionName({ versionName: name }: Pick<PricedVersion, 'versionName'>): string {
  return name || messages.standard
}

/** A service's price on special days and with stylists of a level, one line each. */
export function specialPrices(
  rules: readonly SpecialPrice[],
  serviceId: string,
): { name: string; price: string }[] {
  return rules.filter((rule) => rule.serviceId === serviceId).flatMap(linesOf)
}

function linesOf(rule: SpecialPrice): { name: string; price: string }[] {
  const level = rule.stylistLevel ?? 0
  const isTet = rule.dates.some(lunarDayOf)
  return [
    { name: isTet ? messages.tet : messages.weekend, price: rule.dayPrice },
    { name: formatMessage(messages.withLevel, { level }), price: rule.stylistPrice },
    {
      name: formatMessage(isTet ? messages.tetWithLevel : messages.weekendWithLevel, { level }),
      price: rule.dayStylistPrice,
    },
  ].flatMap(({ name, price }) =>
    typeof price === 'number' ? [{ name, price: formatPrice(price) }] : [],
  )
}

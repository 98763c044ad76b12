const bySource = new Map([
  ['customer_ios', 0],
  ['customer_android', 2],
])
const byUtmSource = new Map([
  ['rn_android', 4],
  ['rn_ios', 5],
  ['tikiapp', 6],
])
const WEB = 3

/** The chain's code for where a booking is made; `source` takes precedence, 1 is unused. */
export function bookAt(
  source: string | null | undefined,
  utmSource: string | null | undefined,
): number {
  return bySource.get(source ?? '') ?? byUtmSource.get(utmSource ?? '') ?? WEB
}

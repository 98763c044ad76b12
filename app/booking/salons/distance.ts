import { language } from '~/messages/vi/language'

/** Minutes of travel: twice the rounded distance, at least 2. */
export function travelMinutes(kilometres: number): number {
  return Math.max(2, 2 * Math.round(kilometres))
}

/** `1,2 km` or `1.2 km`, as the language writes decimals; nothing is nearer than 0,1 km. */
export function kilometresText(kilometres: number): string {
  return `${Math.max(0.1, kilometres).toFixed(1).replace('.0', '').replace('.', language.decimalMark)} km`
}

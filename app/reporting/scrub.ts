import { withoutSecrets } from '../../domain/redact'

/**
 * A report without phones in any of its texts and without the queries of addresses, where drafts of
 * bookings and codes travel. Numbers stay as they are.
 */
export function scrubbed<T>(value: T): T {
  if (typeof value === 'string')
    return withoutSecrets(value.replace(/(\/[^\s?#"]*)\?[^\s"]*/g, '$1')) as T
  if (Array.isArray(value)) return value.map((one: unknown) => scrubbed(one)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, scrubbed(one as unknown)]),
  ) as T
}
